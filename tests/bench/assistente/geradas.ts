/** How many passages are added to those of the base. */
export const GERADAS = 20_000;

/** Documents made of the words of the base under made-up names, until there are as many passages. */
export const GERAR: readonly string[] = [
  `insert into public.base_documentos (id, titulo, especialidade, publico, versao, validade, fontes)
    select 'gerado-' || n, 'Condição gerada ' || md5(n::text), 'Gerada', '{adulto}', '2026-01-01', '2027-01-01', '[{"id":"f1","titulo":"Gerada","conferencia":"memoria"}]'
    from generate_series(1, ${GERADAS / 8}) as n`,
  `insert into public.base_passagens (id, documento_id, ordem, titulo, texto)
    select 'gerado-' || n || '#p' || k, 'gerado-' || n, k, p.titulo, p.texto
    from generate_series(1, ${GERADAS / 8}) as n, generate_series(1, 8) as k
    join lateral (
      select * from public.base_passagens b where b.numero = 1 + (n * 8 + k) % 620
    ) as p on true`,
  'analyze',
];

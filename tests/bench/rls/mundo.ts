import type { Sql } from 'postgres';

/** How many rows a bench world has. */
export interface Tamanho {
  clinicas: number;
  pacientesPorClinica: number;
  pacientesDoHospital: number;
  entradas: number;
  notificacoes: number;
}

/** The ids that the measured queries ask for. */
export interface Pontos {
  clinica: string;
  hospital: string;
  /** Works in the hospital and in two clinics. */
  medico: string;
  /** Runs the first clinic. */
  pacienteDaClinica: string;
  pacienteDoHospital: string;
}

/** Ids of the world by their number, as SQL. */
export const ID = {
  clinica: (n: number | string) =>
    `('c0000000-0000-4000-8000-' || lpad((${n})::text, 12, '0'))::uuid`,
  medico: (n: number | string) =>
    `('d0000000-0000-4000-8000-' || lpad((${n})::text, 12, '0'))::uuid`,
  paciente: (n: number | string) =>
    `('e0000000-0000-4000-8000-' || lpad((${n})::text, 12, '0'))::uuid`,
};
export const HOSPITAL = "'f0000000-0000-4000-8000-000000000000'::uuid";
export const MEDICOS_DO_HOSPITAL = 300;

export const PRENOMES = `array['Maria','José','Ana','João','Antônia','Francisco','Adriana','Carlos','Juliana','Paulo','Márcia','Pedro','Fernanda','Lucas','Patrícia','Luiz','Aline','Marcos','Sandra','Luís','Camila','Gabriel','Amanda','Rafael','Bruna','Daniel','Jéssica','Marcelo','Letícia','Bruno','Júlia','Eduardo','Luciana','Felipe','Vanessa','Raimundo','Mariana','Rodrigo','Gabriela','Manoel','Beatriz','Mateus','Larissa','André','Vitória','Fernando','Tânia','Fábio','Simone','Leonardo']`;
export const SOBRENOMES = `array['Silva','Santos','Oliveira','Souza','Rodrigues','Ferreira','Alves','Pereira','Lima','Gomes','Costa','Ribeiro','Martins','Carvalho','Almeida','Lopes','Soares','Fernandes','Vieira','Barbosa','Rocha','Dias','Nascimento','Andrade','Moreira','Nunes','Marques','Machado','Mendes','Freitas','Cardoso','Ramos','Gonçalves','Santana','Teixeira','Araújo','Pinto','Correia','Moraes','Castro','Batista','Campos','Cavalcanti','Azevedo','Monteiro','Barros','Conceição','Melo','Duarte','Peixoto']`;

/**
 * Fills an empty migrated database with a synthetic world, the same for the same size.
 * Triggers and secondary indexes are out of the way while rows are loaded, and back before measuring.
 */
export async function construirMundo(sql: Sql, t: Tamanho): Promise<Pontos> {
  const medicos = Math.max(t.clinicas * 2, MEDICOS_DO_HOSPITAL);
  await sql.unsafe(`
    select setseed(0.42);
    -- Without the trial and the practice of a new doctor.
    alter table profiles disable trigger comecar_teste;
    insert into auth.users (id, email, raw_user_meta_data)
      select ${ID.clinica('n')}, 'c' || n || '@bench', jsonb_build_object('tipo', 'clinica', 'nome', 'Clínica ' || n)
      from generate_series(1, ${t.clinicas}) n
      union all select ${HOSPITAL}, 'h@bench', '{"tipo":"hospital","nome":"Hospital"}'
      union all
      select ${ID.medico('n')}, 'd' || n || '@bench', jsonb_build_object('tipo', 'medico', 'nome', 'Doutora ' || n, 'crm', n::text, 'crm_uf', 'SP')
      from generate_series(1, ${medicos}) n;
    alter table profiles enable trigger comecar_teste;
    alter table clinica_medicos disable trigger user;
    alter table pacientes disable trigger user;
    alter table prontuarios disable trigger user;
    insert into clinica_medicos (clinica_id, medico_id, vigente, aceito_em)
      select ${ID.clinica('c')}, ${ID.medico(`1 + (c * 2 + k) % ${medicos}`)}, true, now()
      from generate_series(1, ${t.clinicas}) c, generate_series(0, 3) k
      on conflict do nothing;
    insert into clinica_medicos (clinica_id, medico_id, vigente, aceito_em)
      select ${HOSPITAL}, ${ID.medico('n')}, true, now() from generate_series(1, ${MEDICOS_DO_HOSPITAL}) n;
  `);
  await comIndicesFora(sql, 'pacientes', () =>
    sql.unsafe(`
      insert into pacientes (id, clinica_id, nome, data_nascimento, sexo, telefone, criado_por, criado_em)
      select ${ID.paciente('n')}, dono.id,
        (${PRENOMES})[1 + floor(random() * 50)] || ' ' || (${PRENOMES})[1 + floor(random() * 50)] || ' '
          || (${SOBRENOMES})[1 + floor(random() * 50)] || ' ' || (${SOBRENOMES})[1 + floor(random() * 50)],
        date '1930-01-01' + floor(random() * 34000)::int,
        (array['feminino', 'masculino'])[1 + floor(random() * 2)],
        '119' || lpad(floor(random() * 100000000)::text, 8, '0'),
        dono.id, now() - random() * interval '1000 days'
      from generate_series(1, ${t.clinicas * t.pacientesPorClinica + t.pacientesDoHospital}) n
      cross join lateral (
        select case when n <= ${t.pacientesDoHospital} then ${HOSPITAL}
          else ${ID.clinica(`1 + n % ${t.clinicas}`)} end as id
      ) dono`),
  );
  const pacientes = t.clinicas * t.pacientesPorClinica + t.pacientesDoHospital;
  await comIndicesFora(sql, 'prontuarios', () =>
    sql.unsafe(`
      insert into prontuarios (id, clinica_id, paciente_id, entrada_id, status, finalizado_em, ocorrido_em,
        autor_id, autor_nome, subjetivo, avaliacao, plano, pressao_sistolica, pressao_diastolica)
      select e.id, p.clinica_id, p.id, e.id, 'finalizado', e.quando, e.quando, ${ID.medico(`1 + e.n % ${MEDICOS_DO_HOSPITAL}`)}, 'Doutora',
        'Refere melhora parcial da queixa, sem febre, dorme e come bem, segue a medicação.',
        'Quadro estável, em acompanhamento.', 'Manter conduta e retorno em 30 dias.', 120, 80
      from (
        select n, gen_random_uuid() as id, now() - random() * interval '1000 days' as quando,
          -- Forty entries for each of the two patients that are opened, the rest spread out.
          case when n <= 40 then 1 when n <= 80 then ${t.pacientesDoHospital + 1}
            else 1 + (n::bigint * 7919) % ${pacientes} end as paciente
        from generate_series(1, ${t.entradas}) n
      ) e
      join pacientes p on p.id = ${ID.paciente('e.paciente')}`),
  );
  // One record in a thousand is restricted, none of them among the two that are opened.
  await sql.unsafe(`
    insert into restricoes_de_acesso (clinica_id, paciente_id, motivo, criada_por)
      select p.clinica_id, p.id, 'A pedido da paciente', p.clinica_id
      from generate_series(500, ${pacientes}, 1000) n
      join pacientes p on p.id = ${ID.paciente('n')}`);
  await sql.unsafe(`
    insert into notificacoes (user_id, tipo, titulo, mensagem, lida, criada_em, clinica_id)
      select ${ID.medico(`1 + n % ${medicos}`)}, 'sistema', 'Aviso', 'Há um aviso para você.', n % 10 <> 0,
        now() - random() * interval '100 days', case when n % 3 = 0 then ${HOSPITAL} end
      from generate_series(1, ${t.notificacoes}) n;
    alter table clinica_medicos enable trigger user;
    alter table pacientes enable trigger user;
    alter table prontuarios enable trigger user;
  `);
  await sql.unsafe('vacuum analyze');
  const [pontos] = await sql<Pontos[]>`
    select ${sql.unsafe(ID.clinica(`1 + ${t.pacientesDoHospital + 1} % ${t.clinicas}`))} as clinica,
      ${sql.unsafe(HOSPITAL)} as hospital, ${sql.unsafe(ID.medico(3))} as medico,
      ${sql.unsafe(ID.paciente(t.pacientesDoHospital + 1))} as "pacienteDaClinica",
      ${sql.unsafe(ID.paciente(1))} as "pacienteDoHospital"`;
  if (!pontos) throw new Error('the bench world has no fixed points');
  return pontos;
}

/** Loads rows into a table without its indexes, and makes them again: those of constraints stay. */
export async function comIndicesFora(sql: Sql, tabela: string, carregar: () => Promise<unknown>) {
  const indices = await sql<{ nome: string; definicao: string }[]>`
    select i.indexrelid::regclass::text as nome, pg_get_indexdef(i.indexrelid) as definicao
    from pg_index i
    where i.indrelid = ${`public.${tabela}`}::regclass
      and not exists (select 1 from pg_constraint c where c.conindid = i.indexrelid)`;
  for (const { nome } of indices) await sql.unsafe(`drop index ${nome}`);
  await carregar();
  for (const { definicao } of indices) await sql.unsafe(definicao);
}

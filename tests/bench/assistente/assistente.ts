import { openMemoryDatabase } from '../../../local/services/database.ts';
import { readTemplate } from '../../../local/template.ts';
import { medirFluxo, medirRetirada } from './modelo.ts';
import { METADES, medirRecuperacao } from './recuperacao.ts';

const GERADAS = 20_000;
const LIMITE_MS = 150;
type Base = Awaited<ReturnType<typeof openMemoryDatabase>>;

/** Documents made of the words of the base under made-up names, until there are as many passages. */
async function gerar(base: Base): Promise<void> {
  await base.exec(`
    insert into public.base_documentos (id, titulo, especialidade, publico, versao, validade, fontes)
      select 'gerado-' || n, 'Condição gerada ' || md5(n::text), 'Gerada', '{adulto}', '2026-01-01', '2027-01-01', '[{"id":"f1"}]'
      from generate_series(1, ${GERADAS / 8}) as n;
    insert into public.base_passagens (id, documento_id, ordem, titulo, texto)
      select 'gerado-' || n || '#p' || k, 'gerado-' || n, k, p.titulo, p.texto
      from generate_series(1, ${GERADAS / 8}) as n, generate_series(1, 8) as k
      join lateral (
        select * from public.base_passagens b where b.numero = 1 + (n * 8 + k) % 620
      ) as p on true;
    analyze;`);
}

/** How often the search of the assistant finds and declines, and its time, also among 20,000 more passages. */
export async function executar(): Promise<number> {
  const base = await openMemoryDatabase(await readTemplate({ seed: false }));
  const linhas = async (nome: string) => {
    for (const [metade, perguntas] of Object.entries(METADES)) {
      const m = await medirRecuperacao(base, perguntas);
      console.log(
        `${`${nome}, ${metade}`.padEnd(28)}${m.recall.toFixed(3).padStart(9)}${m.recusa.toFixed(3).padStart(10)}${m.p95.toFixed(0).padStart(8)}${m.p95DoProcessador.toFixed(0).padStart(8)}   of ${LIMITE_MS} ms`,
      );
    }
  };
  try {
    await base.exec('analyze');
    console.log('passages                     recall@5  declined  p95 ms   (cpu)');
    await linhas('the base');
    await gerar(base);
    await linhas(`and ${GERADAS} generated`);
    medirRetirada();
    await medirFluxo();
    return 0;
  } finally {
    await base.close();
  }
}

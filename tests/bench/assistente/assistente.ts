import { openMemoryDatabase } from '../../../local/services/database.ts';
import { readTemplate } from '../../../local/template.ts';
import { medirFluxo, medirRetirada } from './modelo.ts';
import perguntas from './perguntas.json' with { type: 'json' };

const QUANTAS = 5;
const GERADAS = 20_000;
const LIMITE_MS = 150;
type Base = Awaited<ReturnType<typeof openMemoryDatabase>>;

/** What the search answers, by the rule of the public call without its question of who asks. */
const CONSULTA = `select b.id from private.passagens_da_pergunta($1, $2) a
  join public.base_passagens b on b.numero = a.numero order by a.pontos desc, a.numero`;

type Pergunta = (typeof perguntas)[number];

/** Half of the questions by a sum over their letters: what is chosen on one half is measured on the other. */
const daMetade = ({ pergunta }: Pergunta) =>
  [...pergunta].reduce((soma, letra) => (soma * 31 + (letra.codePointAt(0) ?? 0)) % 1_000_003, 7) %
    2 ===
  0;

async function medir(base: Base, asked: readonly Pergunta[] = perguntas) {
  const tempos: number[] = [];
  let achadas = 0;
  let recusadas = 0;
  for (const { pergunta, passagens, respondivel } of asked) {
    const inicio = performance.now();
    const { rows } = await base.query<{ id: string }>(CONSULTA, [pergunta, QUANTAS]);
    tempos.push(performance.now() - inicio);
    if (respondivel) achadas += rows.some(({ id }) => passagens.includes(id)) ? 1 : 0;
    else recusadas += rows.length === 0 ? 1 : 0;
  }
  const respondiveis = asked.filter(({ respondivel }) => respondivel).length;
  tempos.sort((a, b) => a - b);
  return {
    recall: achadas / respondiveis,
    recusa: recusadas / (asked.length - respondiveis),
    p50: tempos[Math.floor(tempos.length * 0.5)] ?? 0,
    p95: tempos[Math.floor(tempos.length * 0.95)] ?? 0,
  };
}

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
  try {
    await base.exec('analyze');
    const linha = (nome: string, m: Awaited<ReturnType<typeof medir>>) =>
      console.log(
        `${nome.padEnd(22)}${m.recall.toFixed(3).padStart(9)}${m.recusa.toFixed(3).padStart(10)}${m.p50.toFixed(0).padStart(8)}${m.p95.toFixed(0).padStart(8)}   of ${LIMITE_MS} ms`,
      );
    console.log('passages               recall@5  declined  p50 ms  p95 ms');
    linha('the base', await medir(base));
    const outra = perguntas.filter((uma) => !daMetade(uma));
    linha('one half of it', await medir(base, perguntas.filter(daMetade)));
    linha('the other half', await medir(base, outra));
    await gerar(base);
    linha(`and ${GERADAS} generated`, await medir(base));
    medirRetirada();
    await medirFluxo();
    return 0;
  } finally {
    await base.close();
  }
}

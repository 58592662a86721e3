import type { PGlite } from '@electric-sql/pglite';
import perguntas from './perguntas.json' with { type: 'json' };

const QUANTAS = 5;
type Pergunta = (typeof perguntas)[number];

/** What the search answers, by the rule of the public call without its question of who asks. */
const CONSULTA = `select b.id from private.passagens_da_pergunta($1, $2) a
  join public.base_passagens b on b.numero = a.numero order by a.pontos desc, a.numero`;

/** A sum over the letters of a question parts them in halves that nobody chose. */
const escolhida = ({ pergunta }: Pergunta) =>
  [...pergunta].reduce((soma, letra) => (soma * 31 + (letra.codePointAt(0) ?? 0)) % 1_000_003, 7) %
    2 ===
  0;

/** The half on which the thresholds were chosen, and the one that no threshold has seen. */
export const METADES = {
  escolha: perguntas.filter(escolhida),
  reserva: perguntas.filter((uma) => !escolhida(uma)),
} as const;

/** How often questions are found and declined, each from 0 to 1, and how long that took. */
export async function medirRecuperacao(base: PGlite, feitas: readonly Pergunta[]) {
  const tempos: number[] = [];
  const processador: number[] = [];
  let achadas = 0;
  let recusadas = 0;
  for (const { pergunta, passagens, respondivel } of feitas) {
    const antes = process.cpuUsage();
    const inicio = performance.now();
    const { rows } = await base.query<{ id: string }>(CONSULTA, [pergunta, QUANTAS]);
    tempos.push(performance.now() - inicio);
    const { user, system } = process.cpuUsage(antes);
    processador.push((user + system) / 1000);
    if (respondivel) achadas += rows.some(({ id }) => passagens.includes(id)) ? 1 : 0;
    else recusadas += rows.length === 0 ? 1 : 0;
  }
  const respondiveis = feitas.filter(({ respondivel }) => respondivel).length;
  const p95 = (ms: number[]) => ms.sort((a, b) => a - b)[Math.floor(ms.length * 0.95)] ?? 0;
  return {
    recall: achadas / respondiveis,
    recusa: recusadas / (feitas.length - respondiveis),
    p95: p95(tempos),
    p95DoProcessador: p95(processador),
  };
}

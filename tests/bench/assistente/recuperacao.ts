import type { PGlite } from '@electric-sql/pglite';
import estranhas from './estranhas.json' with { type: 'json' };
import perguntas from './perguntas.json' with { type: 'json' };

const QUANTAS = 5;
type Pergunta = (typeof perguntas)[number];

/** What the search answers, by the rule of the public call without its question of who asks. */
const CONSULTA = `select b.id, a.responde from private.passagens_da_pergunta($1, $2) a
  join public.base_passagens b on b.numero = a.numero order by a.pontos desc, a.numero`;

/** A sum over the letters of a question parts them in halves that nobody chose. */
const escolhida = ({ pergunta }: Pergunta) =>
  [...pergunta].reduce((soma, letra) => (soma * 31 + (letra.codePointAt(0) ?? 0)) % 1_000_003, 7) %
    2 ===
  0;
/** Questions of strangers stand in blocks of five that are answered and one that is not: block by block, in turn. */
const BLOCO = 6;
const deVez = (_: Pergunta, lugar: number) => Math.floor(lugar / BLOCO) % 2 === 0;

/**
 * Questions, each set in two halves: one on which the words and the thresholds were chosen, and one that they
 * had not seen. Those of strangers were written by who knew the base, and neither its words for the search nor
 * the other questions.
 */
export const METADES = {
  escolha: perguntas.filter(escolhida),
  reserva: perguntas.filter((uma) => !escolhida(uma)),
  'estranhas, escolha': estranhas.filter(deVez),
  'estranhas, reserva': estranhas.filter((uma, lugar) => !deVez(uma, lugar)),
} as const;

/** How often questions are found, offered what is near, and declined, each from 0 to 1, and how long that took. */
export async function medirRecuperacao(base: PGlite, feitas: readonly Pergunta[]) {
  const tempos: number[] = [];
  const processador: number[] = [];
  let achadas = 0;
  let oferecidas = 0;
  let recusadas = 0;
  for (const { pergunta, passagens, respondivel } of feitas) {
    const antes = process.cpuUsage();
    const inicio = performance.now();
    const { rows } = await base.query<{ id: string; responde: boolean }>(CONSULTA, [
      pergunta,
      QUANTAS,
    ]);
    tempos.push(performance.now() - inicio);
    const { user, system } = process.cpuUsage(antes);
    processador.push((user + system) / 1000);
    const responde = rows[0]?.responde ?? false;
    const certa = rows.some(({ id }) => passagens.includes(id));
    if (respondivel) achadas += responde && certa ? 1 : 0;
    if (respondivel) oferecidas += !responde && certa ? 1 : 0;
    if (!respondivel) recusadas += responde ? 0 : 1;
  }
  const respondiveis = feitas.filter(({ respondivel }) => respondivel).length;
  const p95 = (ms: number[]) => ms.sort((a, b) => a - b)[Math.floor(ms.length * 0.95)] ?? 0;
  return {
    recall: achadas / respondiveis,
    /** Declined, and yet the passage is among the nearest that are offered. */
    oferta: oferecidas / respondiveis,
    recusa: recusadas / (feitas.length - respondiveis),
    p95: p95(tempos),
    p95DoProcessador: p95(processador),
  };
}

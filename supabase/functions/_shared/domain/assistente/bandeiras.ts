/**
 * Red flags over free text: what is said before anything else, with the number to call. When in doubt a
 * rule fires: an alarm that is missed costs more than one too many.
 */
import { semMarcas } from '../texto.ts';
import regras from './dados/bandeiras.json' with { type: 'json' };

/** A rule that fired. */
export interface BandeiraVermelha {
  readonly id: string;
  readonly frase: string;
  readonly acao: string;
  /** Shown first. */
  readonly numero_de_servico: string | null;
  /** The passage of the knowledge base that the rule rests on. */
  readonly fonte: string;
}

/** How many words before a term may take it back, and the text that surely holds them. */
const PALAVRAS_ANTES = 3;
const CARACTERES_ANTES = 120;

/** Words without accents or case, one space apart and around: a term begins at a space. */
function emPalavras(texto: string): string {
  return ` ${semMarcas(texto)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `;
}

/** The same, each clause apart: "sem febre, dor no peito" takes back no pain. A decimal comma ends nothing. */
function emOracoes(texto: string): readonly string[] {
  return texto.split(/[.,;:!?](?=\s)|\n/).map(emPalavras);
}

interface Regra extends BandeiraVermelha {
  readonly gatilhos: readonly (readonly string[])[];
  readonly excecoes: readonly string[];
}

const REGRAS: readonly Regra[] = regras.map((regra) => ({
  ...regra,
  gatilhos: regra.gatilhos.map((grupo) => grupo.map((termo) => emPalavras(termo).trimEnd())),
  excecoes: regra.excecoes.map(emPalavras),
}));

/** Whether the words before a place take back what stands there. */
function retirado(oracao: string, inicio: number, excecoes: readonly string[]): boolean {
  const trecho = oracao.slice(Math.max(0, inicio - CARACTERES_ANTES), inicio).trim();
  const antes = trecho.split(' ').slice(-PALAVRAS_ANTES).join(' ');
  return excecoes.some((excecao) => ` ${antes} `.includes(excecao));
}

function diz(oracao: string, termo: string, excecoes: readonly string[]): boolean {
  for (let onde = oracao.indexOf(termo); onde >= 0; onde = oracao.indexOf(termo, onde + 1)) {
    if (!retirado(oracao, onde, excecoes)) return true;
  }
  return false;
}

/**
 * The red flags of a text, in the order of the rules. Of each group of a rule one term must be said, at
 * the beginning of a word, and not taken back in the three words before it ("nega", "sem", "pai com").
 */
export function bandeirasDe(texto: string): readonly BandeiraVermelha[] {
  const oracoes = emOracoes(texto);
  return REGRAS.filter(({ gatilhos, excecoes }) =>
    gatilhos.every((grupo) =>
      oracoes.some((oracao) => grupo.some((termo) => diz(oracao, termo, excecoes))),
    ),
  ).map(({ id, frase, acao, numero_de_servico, fonte }) => ({
    id,
    frase,
    acao,
    numero_de_servico,
    fonte,
  }));
}

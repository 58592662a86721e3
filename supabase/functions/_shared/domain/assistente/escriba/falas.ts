/** A transcript as its sentences, each with who said it and whether it states anything. */
import { type Lida, ler } from './leitura.ts';

export interface Fala {
  readonly texto: string;
  /** Where it stands in the transcript. */
  readonly inicio: number;
  readonly fim: number;
  /** Null where nothing says who spoke. */
  readonly quem: 'medico' | 'paciente' | 'acompanhante' | null;
  /** It asks: of itself it says nothing. */
  readonly pergunta: boolean;
  readonly lida: Lida;
}

const ROTULO =
  /^\s*(?:(m[eé]dic[oa]|dr\.?a?|dra\.?|doutora?|profissional)|(paciente|pcte|pac)|(acompanhante|m[aã]e|pai|filh[ao]|espos[ao]|cuidadora?|av[oóô]))\s*[:–-]\s*/iu;
/** A sentence ends at a line, or at a mark that is followed by a space. */
const FRASE = /[^.!?;]+(?:[.!?;](?!\s|$)[^.!?;]*)*[.!?;]*/g;

/**
 * Speech that was recognised has no question marks: who addresses the other without ordering asks. "A senhora
 * vai tomar" is an order, "a senhora toma" may be a question.
 */
const PERGUNTA_SEM_SINAL =
  /^(?:e |mas |entao |agora |certo |ta )?(?:o senhor|a senhora|voce|vc|ce|seu filho|sua filha)(?: ja)? (?!vai|va |precisa|deve|pode|tem que|tem de|retorna|volta|comeca|continua|mantem|suspende|usara|tomara|evit)/;
const PERGUNTA_POR_PALAVRA =
  /^(?:e |mas |entao )?(?:tem alg|teve alg|alguma? |algum |quant|qual |quais |quando foi|quando comec|onde |como (?:e|ta|esta|foi) |por que |ha quanto|desde quando|ja teve |e alergic)/;

/** The lines of a transcript, each apart from the label that says who speaks. */
export function linhasDitas(transcricao: string): readonly { rotulo: string; dito: string }[] {
  return transcricao.split('\n').map((linha) => {
    const [rotulo = ''] = ROTULO.exec(linha) ?? [];
    return { rotulo, dito: linha.slice(rotulo.length) };
  });
}

/** Splits a transcript; of lines that name who speaks, those that do not are of the last who was named. */
export function falasDe(transcricao: string): readonly Fala[] {
  let quem: Fala['quem'] = null;
  let desde = 0;
  return transcricao.split('\n').flatMap((linha) => {
    const inicioDaLinha = desde;
    desde += linha.length + 1;
    const rotulo = ROTULO.exec(linha);
    if (rotulo) quem = rotulo[1] ? 'medico' : rotulo[2] ? 'paciente' : 'acompanhante';
    const dito = linha.slice(rotulo?.[0].length ?? 0);
    const onde = inicioDaLinha + (rotulo?.[0].length ?? 0);
    return [...dito.matchAll(FRASE)].flatMap((frase) => falaDe(frase[0], onde + frase.index, quem));
  });
}

/** What speaks to the program and not in the visit is no part of it. */
const ORDEM_AO_PROGRAMA =
  /\b(?:ignor\w+|desconsider\w+|esquec\w+)\b.{0,40}\b(?:instruc\w+|regras|ordens|anterior\w*|acima)\b|\b(?:system|assistant|prompt|modelo de linguagem)\b/;

function falaDe(escrita: string, onde: number, quem: Fala['quem']): readonly Fala[] {
  const texto = escrita.trim();
  if (!/[\p{L}\d]/u.test(texto)) return [];
  const inicio = onde + escrita.indexOf(texto);
  const lida = ler(texto);
  if (ORDEM_AO_PROGRAMA.test(lida.texto)) return [];
  const pergunta =
    texto.endsWith('?') ||
    (quem !== 'paciente' &&
      (PERGUNTA_SEM_SINAL.test(lida.texto) || PERGUNTA_POR_PALAVRA.test(lida.texto)));
  return [{ texto, inicio, fim: inicio + texto.length, quem, pergunta, lida }];
}

const NEGA =
  /\b(?:nega|nego|negou|negam|nao|sem|nunca|nem|jamais|nenhuma?|descart\w*|afast\w*|ausencia)\b/;
/** After these a new statement begins, which an earlier negation does not reach. */
const RECOMECA = /\b(?:mas|porem|so que|entretanto|refere|relata|apresenta|queixa|exceto|menos)\b/;
const NEGA_DEPOIS =
  /^\s*(?:,? ?(?:eu|ele|ela|isso|disso|doutora?) )?(?:nao|nunca|nega|nenhuma?|negativ\w+|ausentes?|descartad\w)\b/;
const FAMILIAR =
  /\b(?:mae|pai|pais|irm[ao]s?|irmaos|filh[ao]s?|avos?|ti[ao]s?|prim[ao]s?|marido|esposa|espos[ao]|sogr[ao]|vizinh[ao]|amig[ao]|famili\w*|parentes?)\b/;
const CONDICIONAL = /\b(?:se|caso|quando|em caso de|risco de|medo de|receio de|sera que)\b/;

/** The last statement before a place: what an earlier "mas" or "refere" cut off denies nothing here. */
function ultimaOracao(antes: string): string {
  const partes = antes.split(new RegExp(RECOMECA.source, 'g'));
  return partes.at(-1) ?? antes;
}

/** Whether what stands at a place of a sentence is denied. Any doubt counts as denied: nothing is suggested. */
export function negado(texto: string, inicio: number, fim: number): boolean {
  return NEGA.test(ultimaOracao(texto.slice(0, inicio))) || NEGA_DEPOIS.test(texto.slice(fim));
}

/** Whether a sentence speaks of somebody else of the family. */
export const deFamiliar = (texto: string) => FAMILIAR.test(texto);

/** Whether what stands at a place is said to depend on something, or feared. */
export const condicional = (texto: string, inicio: number) =>
  CONDICIONAL.test(ultimaOracao(texto.slice(0, inicio)));

const SIM =
  /^(?:(?:ah|ai|e|hum|bom|entao),? )*(?:sim|tenho|isso|aham|uhum|faco|sou|tomo|uso|claro|ja)\b/;
const RESPOSTA = /^(?:(?:ah|ai|e|hum|bom|entao),? )*(?:sim|nao|tenho|nunca|isso|aham|uhum)\b/;
const LETRAS_DA_RESPOSTA = 60;

/** Whether a sentence answers the question before it, in few words. */
export const responde = ({ pergunta, lida, texto }: Fala) =>
  !pergunta && texto.length <= LETRAS_DA_RESPOSTA && RESPOSTA.test(lida.texto);

/** Whether it answers yes and takes nothing of it back. */
export const afirma = ({ pergunta, lida }: Fala) =>
  !pergunta && SIM.test(lida.texto) && !NEGA.test(lida.texto);

import { type Evolucao, evolucaoSchema } from '@domain/contracts/prontuario.ts';
import type { Diagnostico } from '@domain/prontuario/diagnosticos.ts';
import {
  type Consentimento,
  SECOES_DA_EVOLUCAO,
  type SecaoDaEvolucao,
  type SecaoLivre,
} from '@domain/prontuario.ts';
import { NOMES_DOS_SINAIS, type SinaisVitais, type SinalVital } from '@domain/sinais-vitais.ts';
import { diaEHora, instanteDoLocal } from '@/lib/format/datas.ts';

/**
 * What stands in the fields of the editor, as typed: a value that is not acceptable yet must not
 * disappear while the person is still typing it. `dia` and `hora` are by the clock of `fuso`.
 */
export type Conteudo = { dia: string; hora: string; fuso: string } & Textos &
  Record<SinalVital, Digitado> &
  Estrutura;
/** What an entry holds besides its texts and signs. */
interface Estrutura {
  diagnosticos: Diagnostico[];
  secoes_livres: SecaoLivre[];
  teleconsulta: boolean;
  consentimento_da_teleconsulta: Consentimento | null;
}
/** A number as the fields keep it: null when empty, the text itself when it is none. */
type Digitado = number | string | null;
type Textos = Record<SecaoDaEvolucao, string>;
export type CampoDoEditor = Exclude<keyof Conteudo, 'fuso'>;

/** The names of the four texts. */
export const SECOES = SECOES_DA_EVOLUCAO.map(({ campo }) => campo);

/** The part of an entry that its author writes. */
export type Escrita = { ocorrido_em: string } & Textos & SinaisVitais & Estrutura;

/** Nothing besides texts and signs: also what a copy kept before there was more stands for. */
export const SEM_ESTRUTURA: Estrutura = {
  diagnosticos: [],
  secoes_livres: [],
  teleconsulta: false,
  consentimento_da_teleconsulta: null,
};

/** The fields of an entry that nobody wrote in yet. */
export function conteudoVazio(agora: number, fuso: string): Conteudo {
  const vazia = {
    ocorrido_em: new Date(agora).toISOString(),
    ...porNome(SECOES, () => ''),
    ...porNome(NOMES_DOS_SINAIS, () => null),
    ...SEM_ESTRUTURA,
  };
  return deEscrita(vazia, fuso);
}

/** The fields of an entry, with its time by the clock of a time zone. */
export function deEscrita(escrita: Escrita, fuso: string): Conteudo {
  return {
    ...diaEHora(escrita.ocorrido_em, fuso),
    fuso,
    ...porNome(SECOES, (secao) => escrita[secao]),
    ...porNome(NOMES_DOS_SINAIS, (sinal) => escrita[sinal]),
    ...estrutura(escrita),
  };
}

/** In one order of keys, whatever the order in which the database gives them back. */
function estrutura(de: Estrutura): Estrutura {
  return {
    diagnosticos: de.diagnosticos.map(({ sistema, codigo, descricao, certeza }) => ({
      sistema,
      codigo,
      descricao,
      certeza,
    })),
    secoes_livres: de.secoes_livres.map(({ titulo, texto }) => ({ titulo, texto })),
    teleconsulta: de.teleconsulta,
    consentimento_da_teleconsulta: de.teleconsulta ? de.consentimento_da_teleconsulta : null,
  };
}

/** Clocks differ a little; the database allows as much. */
const FOLGA_DO_RELOGIO = 5 * 60_000;

/** Reads all of it; the sentence of each refused field where it cannot be finished so. */
export function validar(
  conteudo: Conteudo,
  agora: number = Date.now(),
): { evolucao: Evolucao } | { recusas: Partial<Record<CampoDoEditor, string>> } {
  const lido = evolucaoSchema.safeParse(candidata(conteudo));
  const recusas: Partial<Record<CampoDoEditor, string>> = {};
  for (const { path, message } of lido.error?.issues ?? []) {
    const campo = path[0] === 'ocorrido_em' ? 'hora' : (path[0] as CampoDoEditor);
    recusas[campo] ??= message;
  }
  if (lido.success && Date.parse(lido.data.ocorrido_em) > agora + FOLGA_DO_RELOGIO) {
    recusas.hora = 'Data do atendimento: está no futuro.';
  }
  const aceita = lido.success && Object.keys(recusas).length === 0;
  return aceita ? { evolucao: lido.data } : { recusas };
}

/** The fields that the server accepts as they stand; a refused one keeps its last saved value. */
export function aceitos(conteudo: Conteudo, agora: number = Date.now()): Partial<Evolucao> {
  const resultado = validar(conteudo, agora);
  if ('evolucao' in resultado) return resultado.evolucao;
  const { hora, ...recusas } = resultado.recusas;
  const aceito = Object.entries(candidata(conteudo)).filter(
    ([campo]) => !(campo in recusas) && !(campo === 'ocorrido_em' && hora),
  );
  return Object.fromEntries(aceito);
}

/** Whether two contents say the same. */
export function mesmoConteudo(um: Conteudo, outro: Conteudo): boolean {
  return um === outro || JSON.stringify(candidata(um)) === JSON.stringify(candidata(outro));
}

/** Whether anything was written: a text, a vital sign or a diagnosis. */
export function temConteudo(conteudo: Conteudo): boolean {
  return (
    SECOES.some((secao) => conteudo[secao].trim() !== '') ||
    NOMES_DOS_SINAIS.some((sinal) => conteudo[sinal] !== null) ||
    conteudo.diagnosticos.length > 0 ||
    conteudo.secoes_livres.some(({ texto }) => texto.trim() !== '')
  );
}

/** The entry as it would be sent, right or wrong, with its keys in one order. */
function candidata(conteudo: Conteudo) {
  const instante = instanteDoLocal(conteudo.dia, conteudo.hora, conteudo.fuso);
  return {
    ocorrido_em: instante?.toISOString() ?? `${conteudo.dia} ${conteudo.hora}`,
    ...porNome(SECOES, (secao) => conteudo[secao]),
    ...porNome(NOMES_DOS_SINAIS, (sinal) => conteudo[sinal]),
    ...estrutura(conteudo),
    // One that was opened and not written in yet is none.
    secoes_livres: conteudo.secoes_livres.filter(({ titulo, texto }) => (titulo + texto).trim()),
  };
}

/** An object with one value a name. */
export function porNome<N extends string, V>(
  nomes: readonly N[],
  valor: (nome: N) => V,
): Record<N, V> {
  return Object.fromEntries(nomes.map((nome) => [nome, valor(nome)])) as Record<N, V>;
}

/** What of a model's text may be shown: the sentences that what they cite says. */
import type { AlertaDaResposta, RedacaoDoModelo } from '../../contracts/assistente.ts';
import type { Paciente } from '../../seguranca/paciente.ts';
import { frasesDe, verificarResposta } from '../verificar.ts';
import { dizOMesmo } from './apoio.ts';
import { apoioDe, type Material } from './material.ts';

const MAXIMO_DE_FRASES = 12;
const MAXIMO_DE_LETRAS = 600;

const SEM_CITACAO = 'Frase sem citação.';
const CITACAO_DESCONHECIDA = 'Citação de fonte que não foi encontrada.';
const SEM_APOIO = 'A fonte citada não diz isto.';
const MARCACAO = 'Endereço ou marcação no meio do texto.';
const REPETIDA = 'Frase repetida ou além do limite.';

interface Frase {
  readonly texto: string;
  readonly citadas: readonly number[];
}

/** A citation that follows a full stop belongs before it; "[1, 2]" is two. */
function comCitacoesNoLugar(texto: string): string {
  return texto
    .replace(/\[(\d+(?:\s*[,;]\s*\d+)+)\]/g, (_, lista: string) =>
      lista
        .split(/[,;]/)
        .map((um) => `[${um.trim()}]`)
        .join(''),
    )
    .replace(
      /([.!?])[^\S\n]*((?:\[[^\]\n]*\][^\S\n]*)+)/g,
      (_, fim: string, citacoes: string) => ` ${citacoes.trim()}${fim} `,
    );
}

function lerFrase(escrita: string): Frase {
  const citadas = [...escrita.matchAll(/\[(\d{1,3})\]/g)].map(([, n]) => Number(n));
  const texto = escrita
    .replace(/\[\d{1,3}\]/g, '')
    .replace(/^\s*(?:[-*•]|\d{1,2}[.)])\s+/, '')
    .replaceAll('**', '')
    .replace(/\s+([.,;:!?])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  return { texto, citadas: [...new Set(citadas)] };
}

/** Whether a text holds an address or marks that a screen might read. */
export function temMarcacao(texto: string): boolean {
  return /[<>`\\|]|\]\(|https?:|www\./i.test(texto);
}

/** Why a sentence may not be shown; null where it may. */
function motivoPara({ texto, citadas }: Frase, material: Material): string | null {
  if (temMarcacao(texto) || texto.length > MAXIMO_DE_LETRAS) return MARCACAO;
  if (/[[\]]/.test(texto)) return CITACAO_DESCONHECIDA;
  if (citadas.length === 0) return SEM_CITACAO;
  const apoios = citadas.map((n) => apoioDe(material, n));
  if (apoios.includes(null)) return CITACAO_DESCONHECIDA;
  const apoiada = apoios.every((apoio) =>
    apoio?.frases.some((uma) => dizOMesmo(texto, uma, apoio.titulo)),
  );
  return apoiada ? null : SEM_APOIO;
}

export interface RedacaoAConferir {
  /** Without identifiers. */
  readonly pergunta: string;
  /** What the model wrote; while it writes, its whole lines. */
  readonly escrito: string;
  readonly material: Material;
  /** As the record has it, where it was read. */
  readonly paciente?: Paciente | undefined;
}

/**
 * Holds each sentence of a model against what it cites, and what stands against the tables of safety and
 * the patient. `hoje` is AAAA-MM-DD. Withheld sentences are told by their reasons alone: they are not
 * repeated.
 */
export function conferirRedacao(
  { pergunta, escrito, material, paciente }: RedacaoAConferir,
  hoje: string,
): RedacaoDoModelo {
  const retiradas: string[] = [];
  const apoiadas: Frase[] = [];
  for (const escrita of frasesDe(comCitacoesNoLugar(escrito))) {
    const frase = lerFrase(escrita);
    const sobra =
      apoiadas.length === MAXIMO_DE_FRASES || apoiadas.some(({ texto }) => texto === frase.texto);
    const motivo = motivoPara(frase, material) ?? (sobra ? REPETIDA : null);
    if (motivo === null) apoiadas.push(frase);
    else retiradas.push(motivo);
  }
  const resposta = apoiadas.map(({ texto }) => texto).join('\n');
  const { passagens, resultados } = material;
  const dados = resultados.flatMap((um) => um.frases);
  const { alertas } = verificarResposta(
    { pergunta, resposta, passagens, dados, ...(paciente && { paciente }) },
    hoje,
  );
  const frases = apoiadas.flatMap((frase) => {
    const dela = alertas.filter((alerta) => dizRespeito(alerta, frase.texto));
    const impede = dela.find(({ gravidade }) => gravidade === 'impede');
    if (impede) retiradas.push(impede.motivo);
    return impede ? [] : [comoContrato(frase, dela)];
  });
  return { frases, retiradas };
}

/** An alert names its sentence, or a part of it where that is more than one to the reader of sentences. */
const dizRespeito = ({ frase }: AlertaDaResposta, texto: string) =>
  frase !== '' && texto.includes(frase);

function comoContrato(
  { texto, citadas }: Frase,
  alertas: readonly AlertaDaResposta[],
): RedacaoDoModelo['frases'][number] {
  return {
    texto,
    citadas: [...citadas],
    ressalvas: [...new Set(alertas.map(({ motivo }) => motivo))],
  };
}

/** What of a model's text may be shown: the sentences that a passage they cite says. */
import type {
  AlertaDaResposta,
  PassagemAchada,
  RedacaoDoModelo,
} from '../../contracts/assistente.ts';
import { frasesDaPassagem } from '../passagem.ts';
import { frasesDe, verificarResposta } from '../verificar.ts';
import { dizOMesmo } from './apoio.ts';

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

/** Why a sentence may not be shown; null where it may. */
function motivoPara(
  { texto, citadas }: Frase,
  passagens: readonly PassagemAchada[],
): string | null {
  if (/[<>`\\|]|\]\(|https?:|www\./i.test(texto) || texto.length > MAXIMO_DE_LETRAS)
    return MARCACAO;
  if (/[[\]]/.test(texto)) return CITACAO_DESCONHECIDA;
  if (citadas.length === 0) return SEM_CITACAO;
  if (citadas.some((n) => n < 1 || n > passagens.length)) return CITACAO_DESCONHECIDA;
  const apoiada = citadas.every((n) => {
    const { condicao = '', titulo = '', texto: fonte = '' } = passagens[n - 1] ?? {};
    return frasesDaPassagem(fonte).some((uma) =>
      dizOMesmo(texto, uma.texto, `${condicao}: ${titulo}`),
    );
  });
  return apoiada ? null : SEM_APOIO;
}

/**
 * Holds each sentence of a model against the passages that it cites, and what stands against the tables of
 * safety. `hoje` is AAAA-MM-DD. Withheld sentences are told by their reasons alone: they are not repeated.
 */
export function conferirRedacao(
  pergunta: string,
  escrito: string,
  passagens: readonly PassagemAchada[],
  hoje: string,
): RedacaoDoModelo {
  const retiradas: string[] = [];
  const apoiadas: Frase[] = [];
  for (const escrita of frasesDe(comCitacoesNoLugar(escrito))) {
    const frase = lerFrase(escrita);
    const sobra =
      apoiadas.length === MAXIMO_DE_FRASES || apoiadas.some(({ texto }) => texto === frase.texto);
    const motivo = motivoPara(frase, passagens) ?? (sobra ? REPETIDA : null);
    if (motivo === null) apoiadas.push(frase);
    else retiradas.push(motivo);
  }
  const resposta = apoiadas.map(({ texto }) => texto).join('\n');
  const { alertas } = verificarResposta({ pergunta, resposta, passagens }, hoje);
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

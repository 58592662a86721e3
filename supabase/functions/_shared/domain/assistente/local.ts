/**
 * The provider without a model: it answers with what the base and the tables of the clinical engine say,
 * each sentence with its source, and declines what they do not hold.
 */

import type {
  CorpoDaResposta,
  FatoDoMotor,
  PassagemAchada,
  RedacaoDoModelo,
  ResultadoDeFerramenta,
  TrechoDaResposta,
} from '../contracts/assistente.ts';
import { bandeirasDe } from './bandeiras.ts';
import { fontesEmTexto } from './citacao.ts';
import { resultadosDoProntuario } from './conferencia.ts';
import { fatosDaPergunta } from './fatos.ts';
import { ferramentasDaPergunta } from './ferramentas.ts';
import { frasesDaPassagem } from './passagem.ts';
import type { ResumoDoProntuario } from './prontuario.ts';

/** Changes when the same question over the same base may be answered differently. */
export const PROVEDOR_LOCAL = { nome: 'local', modelo: null, versao: '1.2.0' } as const;

export const SEM_FONTE =
  'Não tenho fonte sobre isto na base do Pleno, e por isso não respondo. Reescreva com o nome da condição ou do medicamento, ou consulte a bula e o protocolo do serviço.';
const MAIS_PERTO = 'O mais perto que a base tem, sem responder à pergunta:';
const SO_TABELAS =
  'A base do Pleno não tem protocolo que responda a isto. Abaixo, o que as tabelas do sistema dizem.';

const FERRAMENTAS_NA_RESPOSTA = 4;

/** A passage as an answer shows it; `hoje` is AAAA-MM-DD. */
export function trechoDe(passagem: PassagemAchada, n: number, hoje: string): TrechoDaResposta {
  const { id, condicao, titulo, texto, fontes, versao, validade, verificacao } = passagem;
  const frases = frasesDaPassagem(texto);
  const citadas = new Set(frases.flatMap((frase) => frase.fontes));
  return {
    n,
    passagem: id,
    condicao,
    titulo,
    frases,
    fontes: fontes.filter((fonte) => citadas.has(fonte.id)),
    versao,
    validade,
    vencida: validade < hoje,
    verificacao,
  };
}

/**
 * Answers a question with the passages that were found for it, the best first, and with the record that the
 * doctor let be read. `maisPerto` are the nearest where none answers: offered, and no part of the answer.
 */
export function responderLocal(
  pergunta: string,
  passagens: readonly PassagemAchada[],
  hoje: string,
  prontuario: ResumoDoProntuario | null = null,
  maisPerto: readonly PassagemAchada[] = [],
): CorpoDaResposta {
  const trechos = emTrechos(passagens, hoje);
  const proximas = emTrechos(maisPerto, hoje);
  const fatos = [...fatosDaPergunta(pergunta)];
  const bandeiras = [...bandeirasDe(pergunta)];
  const doProntuario = prontuario ? resultadosDoProntuario(pergunta, prontuario, hoje) : [];
  const resultados = doProntuario.map((um, posicao) => ({
    n: trechos.length + posicao + 1,
    ...um,
  }));
  // The summary alone answers nothing.
  const daTabela = fatos.length > 0 || resultados.length > 1;
  const situacao = trechos.length > 0 ? 'respondida' : daTabela ? 'so_tabelas' : 'sem_fonte';
  const ferramentas = ferramentasDaPergunta(pergunta, passagens[0]?.ferramentas ?? []).slice(
    0,
    FERRAMENTAS_NA_RESPOSTA,
  );
  const partes = {
    situacao,
    bandeiras,
    trechos,
    fatos,
    ferramentas,
    ...(proximas.length > 0 && { proximas }),
    ...(resultados.length > 0 && { resultados }),
  } as const;
  return { ...partes, texto: comoTexto(partes), provedor: PROVEDOR_LOCAL };
}

const emTrechos = (passagens: readonly PassagemAchada[], hoje: string) =>
  passagens.map((passagem, posicao) => trechoDe(passagem, posicao + 1, hoje));

type Partes = Pick<
  CorpoDaResposta,
  'situacao' | 'bandeiras' | 'trechos' | 'proximas' | 'fatos' | 'redacao' | 'resultados'
>;

/**
 * The answer as text: alarms, what a model chose of the passages or the best one whole, what the tables
 * say, and the sources.
 */
export function comoTexto(partes: Partes): string {
  const { situacao, bandeiras, trechos, proximas = [], fatos, redacao, resultados = [] } = partes;
  const citados = redacao
    ? trechos.filter(({ n }) => redacao.frases.some(({ citadas }) => citadas.includes(n)))
    : trechos.slice(0, 1);
  const blocos = [
    ...bandeiras.map(({ numero_de_servico: numero, frase, acao }) =>
      [numero && `${numero}.`, frase, acao].filter(Boolean).join(' '),
    ),
    situacao === 'sem_fonte' ? SEM_FONTE : situacao === 'so_tabelas' ? SO_TABELAS : '',
    ...(redacao ? [textoDaRedacao(redacao)] : citados.map(textoDoTrecho)),
    ...resultados.map(textoDoResultado),
    ...fatos.map(textoDoFato),
    citados.length > 0 ? `Fontes: ${citados.map(referenciaDe).join('\n')}` : '',
    proximas.length > 0
      ? [MAIS_PERTO, ...proximas.map(({ condicao, titulo }) => `- ${condicao}: ${titulo}`)].join(
          '\n',
        )
      : '',
  ];
  return blocos.filter(Boolean).join('\n\n');
}

/** A passage as text, each sentence with its citation. */
export function textoDoTrecho({ n, condicao, titulo, frases }: TrechoDaResposta): string {
  return [`${condicao}: ${titulo}`, ...frases.map(({ texto }) => `- ${texto} [${n}]`)].join('\n');
}

function textoDaRedacao({ frases }: RedacaoDoModelo): string {
  return frases
    .map(({ texto, citadas, ressalvas }) =>
      [`- ${texto}`, ...citadas.map((n) => `[${n}]`), ...ressalvas.map((uma) => `(${uma})`)].join(
        ' ',
      ),
    )
    .join('\n');
}

/** What a tool answered as text, under its number. */
export function textoDoResultado({ n, titulo, frases, fonte }: ResultadoDeFerramenta): string {
  const linhas = frases.map((frase) => `- ${frase} [${n}]`);
  return [titulo, ...linhas, fonte && `(${fonte})`].filter(Boolean).join('\n');
}

function textoDoFato({ frase, conduta, fonte }: FatoDoMotor): string {
  return [frase, conduta, `(${fonte})`].filter(Boolean).join(' ');
}

/** The sources of a passage in one line, under its number. */
export function referenciaDe({ n, fontes }: Pick<TrechoDaResposta, 'n' | 'fontes'>): string {
  return `[${n}] ${fontesEmTexto(fontes)}.`;
}

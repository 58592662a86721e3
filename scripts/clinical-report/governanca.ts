/** What every clinical tool, row and rule must carry before it may be shown to anybody. */
import type { Campo, Campos } from '@domain/clinico/motor/campos.ts';
import type { Ferramenta } from '@domain/clinico/motor/ferramenta.ts';
import type { Verificacao } from '@domain/clinico/motor/fonte.ts';
import { dataExiste } from '@domain/datas.ts';
import type { Regras } from '@domain/validacao/regra.ts';

/** Known answers that a tool needs. */
export const VETORES_EXIGIDOS = 5;

const ESTADOS: ReadonlySet<unknown> = new Set(['conferida', 'corrigida', 'parcial', 'pendente']);
const VERSAO = /^\d+\.\d+\.\d+$/;

/** What a tool lacks, in words; nothing when it may be shown. */
export function problemasDaFerramenta(
  { versao, fonte, interpretacoes, campos }: Ferramenta,
  vetores: readonly { readonly entrada: unknown }[],
): string[] {
  const diferentes = new Set(vetores.map(({ entrada }) => JSON.stringify(entrada))).size;
  const exigidos = Math.min(VETORES_EXIGIDOS, entradasPossiveis(campos));
  const faixas = interpretacoes.flatMap((interpretacao) => interpretacao.faixas);
  return [
    ...falta(VERSAO.test(versao), `versão '${versao}' não é x.y.z`),
    ...falta(temTexto(fonte.autor), 'sem autor da fonte'),
    ...falta(fonte.referencias.length > 0, 'sem referência'),
    ...falta(
      fonte.referencias.every(({ citacao }) => temTexto(citacao)),
      'referência sem citação',
    ),
    ...falta(temTexto(fonte.formula), 'sem fórmula escrita'),
    ...falta(fonte.limites.length > 0 && fonte.limites.every(temTexto), 'sem limites de uso'),
    ...falta(dataExiste(fonte.revisadoEm), 'sem data de revisão'),
    ...problemasDoEstado('fórmula', fonte.verificacao.formula),
    ...problemasDoEstado('faixas', fonte.verificacao.faixas),
    ...faixas.flatMap(({ codigo, verificacao }) =>
      verificacao ? problemasDoEstado(`faixa ${codigo}`, verificacao) : [],
    ),
    ...problemasDosCampos(campos),
    ...falta(diferentes >= exigidos, `${diferentes} vetores; são precisos ${exigidos}`),
  ];
}

/** Every number is asked back somewhere within what is accepted, or says why nowhere. */
function problemasDosCampos(campos: Campos): string[] {
  return Object.entries(campos).flatMap(([nome, campo]) => {
    if (campo.tipo === 'linhas') return problemasDosCampos(campo.colunas);
    if (campo.tipo !== 'numero') return [];
    const { minimo, maximo, incomumAbaixo = minimo, incomumAcima = maximo, semIncomum } = campo;
    const dentro =
      incomumAbaixo >= minimo && incomumAcima <= maximo && incomumAbaixo < incomumAcima;
    const pergunta = incomumAbaixo > minimo || incomumAcima < maximo;
    return [
      ...falta(dentro, `${nome}: limites do incomum fora dos aceitos`),
      ...falta(pergunta || temTexto(semIncomum), `${nome}: sem limites do incomum, nem motivo`),
      ...falta(
        !pergunta || semIncomum === undefined,
        `${nome}: limites do incomum, e motivo para não ter`,
      ),
    ];
  });
}

/** How many different inputs there can be: a scale of four steps has no fifth answer. */
function entradasPossiveis(campos: Campos): number {
  return Object.values(campos).reduce((total, campo) => total * respostasDe(campo), 1);
}

function respostasDe(campo: Campo): number {
  const semResposta = campo.opcional ? 1 : 0;
  if (campo.tipo === 'ordinal' || campo.tipo === 'escolha')
    return campo.opcoes.length + semResposta;
  return campo.tipo === 'sim-nao' ? 2 + semResposta : Number.POSITIVE_INFINITY;
}

/** A file of clinical data: the file may say source and state for all of its rows. */
export interface Dados {
  readonly versao?: unknown;
  readonly revisadoEm?: unknown;
  readonly fonte?: unknown;
  readonly verificacao?: unknown;
  readonly [secao: string]: unknown;
}
export type LinhaDeDados = Readonly<Record<string, unknown>>;

/** The rows of a file of data, whatever its lists are called. */
export function linhasDe(dados: Dados): LinhaDeDados[] {
  return Object.values(dados)
    .filter((valor): valor is LinhaDeDados[] => Array.isArray(valor))
    .flat();
}

/** The state of a row: its own, or that of its file. */
export function estadoDe(dados: Dados, linha: LinhaDeDados): unknown {
  const { estado } = (linha.verificacao ?? dados.verificacao ?? {}) as { estado?: unknown };
  return estado;
}

/** What a file of data and its rows lack. */
export function problemasDosDados(dados: Dados): string[] {
  const linhas = linhasDe(dados);
  return [
    ...falta(temTexto(dados.versao), 'sem versão da lista'),
    ...falta(
      typeof dados.revisadoEm === 'string' && dataExiste(dados.revisadoEm),
      'sem data de revisão',
    ),
    ...falta(linhas.length > 0, 'sem linhas'),
    ...linhas.flatMap((linha) => {
      const onde = nomeDaLinha(linha);
      return [
        ...falta(temTexto(linha.fonte ?? dados.fonte), `${onde}: sem fonte`),
        ...problemasDoEstado(onde, linha.verificacao ?? dados.verificacao),
      ];
    }),
  ];
}

/** What the rules of a validation lack. */
export function problemasDasRegras(regras: Regras): string[] {
  return Object.entries(regras).flatMap(([id, { fonte, verificacao }]) => [
    ...falta(temTexto(fonte), `${id}: sem fonte`),
    ...problemasDoEstado(id, verificacao),
  ]);
}

function nomeDaLinha(linha: LinhaDeDados): string {
  const { id, n, nome, dcb, marca, a, b } = linha;
  const dado = id ?? nome ?? dcb ?? marca ?? n ?? JSON.stringify(linha).slice(0, 60);
  return a === undefined ? String(dado) : `${dado} (${a} × ${b})`;
}

function problemasDoEstado(onde: string, verificacao: unknown): string[] {
  const { estado, documento } = (verificacao ?? {}) as Partial<Verificacao>;
  if (!ESTADOS.has(estado)) return [`${onde}: sem estado de verificação`];
  return falta(
    estado === 'pendente' || temTexto(documento),
    `${onde}: '${estado}' sem o documento que foi lido`,
  );
}

function temTexto(valor: unknown): boolean {
  return typeof valor === 'string' && valor.trim() !== '';
}

function falta(ok: boolean, problema: string): string[] {
  return ok ? [] : [problema];
}

import type { Campo, CampoLinhas, CampoNumero, CampoSimNao, Campos, Opcao } from './campos.ts';
import type { Classe, Resposta } from './executar.ts';
import type { Ferramenta, Saida, ValorDeSaida } from './ferramenta.ts';
import { AVISO_DE_APOIO, REVISAO_CLINICA } from './fonte.ts';
import type { Unidades } from './leitura.ts';
import { numeroComCasas, numeroPorExtenso } from './texto.ts';

/** What was given to a tool, in the units in which it was given. */
export interface Dados {
  readonly entrada: Readonly<Record<string, unknown>>;
  readonly unidades?: Unidades;
}

/**
 * Writes a result for a record, in three lines: name, outputs and bands; what was given, with
 * units, and the version of the formula; and what every printed result carries.
 */
export function comoTexto(ferramenta: Ferramenta, dados: Dados, resposta: Resposta): string {
  const saidas = Object.entries(ferramenta.saidas).flatMap(([nome, saida]) => {
    const valor = resposta.resultado[nome];
    if (valor === undefined) return [];
    const classes = resposta.classes.filter((classe) => classe.saida === nome);
    return [saidaComFaixa(saida, valor, classes)];
  });
  const resultado = saidas.length > 0 ? saidas.join('; ') : 'sem resultado para estes valores';
  return [
    `${ferramenta.nome}: ${resultado}.`,
    `${entradaPorExtenso(ferramenta.campos, dados)}. Fórmula v${resposta.versao}. ${REVISAO_CLINICA}.`,
    AVISO_DE_APOIO,
  ].join('\n');
}

/** Writes an output as it is read: rounded for showing, a code by the name of its band. */
export function textoDaSaida(saida: Saida, valor: ValorDeSaida, classe?: Classe): string {
  if (saida.tipo === 'numero' && typeof valor === 'number') {
    return numeroComUnidade(saida, valor);
  }
  if (saida.tipo === 'codigo') return classe?.rotulo ?? String(valor).replaceAll('_', ' ');
  if (saida.tipo === 'data') return dia(String(valor));
  if (saida.tipo === 'partes' && typeof valor === 'object') {
    return Object.entries(valor)
      .map(([parte, pontos]) => `${saida.partes[parte] ?? parte} ${numeroPorExtenso(pontos)}`)
      .join(', ');
  }
  return valor === true ? 'sim' : 'não';
}

/** The unit of a number, and how many decimals it is rounded to for showing. */
type ComUnidade = Pick<Extract<Saida, { tipo: 'numero' }>, 'unidade' | 'casas'>;

/** Writes a number rounded for showing, with its unit. */
export function numeroComUnidade(saida: ComUnidade, valor: number): string {
  return `${numeroComCasas(valor, saida.casas)} ${unidadePara(saida, valor)}`.trim();
}

/** Returns the unit as it is said after a number: one is a point, two are points. */
export function unidadePara(saida: ComUnidade, valor: number): string {
  const um = Math.abs(Number(valor.toFixed(saida.casas))) === 1;
  return saida.unidade === 'pontos' && um ? 'ponto' : saida.unidade;
}

function saidaComFaixa(saida: Saida, valor: ValorDeSaida, classes: readonly Classe[]): string {
  if (saida.tipo === 'codigo') return `${saida.rotulo}: ${textoDaSaida(saida, valor, classes[0])}`;
  const faixas = classes.map(({ rotulo }) => rotulo).join('; ');
  const texto = textoDaSaida(saida, valor);
  const separador = saida.tipo === 'numero' ? ' ' : ': ';
  return `${saida.rotulo}${separador}${texto}${faixas && ` (${faixas})`}`;
}

/**
 * Writes everything that was given; the yes/no answers together, because they are many and short.
 */
function entradaPorExtenso(campos: Campos, { entrada, unidades = {} }: Dados): string {
  const dados = Object.entries(campos).filter(([nome]) => entrada[nome] !== undefined);
  const trechos = dados.flatMap(([nome, campo]) =>
    campo.tipo === 'sim-nao' ? [] : textoDoCampo(campo, entrada[nome], unidades[nome]),
  );
  const respondidos = (resposta: boolean) =>
    dados
      .filter(([nome, campo]) => campo.tipo === 'sim-nao' && entrada[nome] === resposta)
      .map(([, campo]) => campo.rotulo);
  const sim = respondidos(true);
  const nao = respondidos(false);
  return [
    ...trechos,
    ...(sim.length > 0 ? [`Sim: ${sim.join(', ')}`] : []),
    ...(nao.length > 0 ? [`Não: ${nao.join(', ')}`] : []),
  ].join('; ');
}

function textoDoCampo(
  campo: Exclude<Campo, CampoSimNao>,
  valor: unknown,
  unidade?: string,
): string {
  switch (campo.tipo) {
    case 'numero':
      return `${campo.rotulo} ${medidaPorExtenso(campo, valor, unidade)}`;
    case 'ordinal':
    case 'escolha':
      return `${campo.rotulo}: ${rotuloDaOpcao(campo.opcoes, valor)}`;
    case 'data':
      return `${campo.rotulo} ${dia(String(valor))}`;
    case 'itens':
      return `Itens, em ordem: ${lista(valor).join(', ')}`;
    case 'linhas':
      return `${campo.rotulo}: ${linhasPorExtenso(campo, lista(valor))}`;
  }
}

function linhasPorExtenso(campo: CampoLinhas, linhas: readonly unknown[]): string {
  return linhas
    .map((linha) => entradaPorExtenso(campo.colunas, { entrada: ehObjeto(linha) ? linha : {} }))
    .join(' | ');
}

function medidaPorExtenso(campo: CampoNumero, valor: unknown, unidade = campo.unidade): string {
  return `${numeroPorExtenso(Number(valor))} ${unidade}`.trim();
}

function rotuloDaOpcao(opcoes: readonly Opcao<unknown>[], valor: unknown): string {
  return opcoes.find((opcao) => opcao.valor === valor)?.rotulo ?? String(valor);
}

function dia(iso: string): string {
  return iso.split('-').reverse().join('/');
}

function lista(valor: unknown): readonly unknown[] {
  return Array.isArray(valor) ? valor : [];
}

function ehObjeto(valor: unknown): valor is Readonly<Record<string, unknown>> {
  return typeof valor === 'object' && valor !== null;
}

import type { Verificacao } from '../motor/fonte.ts';
import { Recusa } from '../motor/notas.ts';
import { chave } from './escrita.ts';
import { MAXIMO_DE_CARACTERES } from './interacoes.ts';
import type { Lexico } from './lexico.ts';
import { type Reconhecido, reconhecer } from './nomes.ts';
import type { Acao, Classe, FaixaRenal, LinhaRenal, Via } from './tipos.ts';
import { ehLocal } from './vias.ts';

/** What an adjustment needs: names, and the rows of the table by DCB. */
export interface BaseDeDoses {
  readonly lexico: Lexico;
  readonly linhasRenais: ReadonlyMap<string, readonly LinhaRenal[]>;
}

/** One row of the table, at the clearance that was given. */
export interface DoseAjustada {
  readonly reconhecido: true;
  /** The drug as the table names it, or the class where the row is of a class. */
  readonly medicamento: string;
  readonly via: string;
  readonly acao: Acao;
  /** In whole mL/min: "30–59", "≥60", "<15". */
  readonly faixa: string;
  readonly recomendacao: string;
  readonly dose_usual: string;
  readonly dialise: string;
  readonly fonte: string;
  /** What the bands measure: ClCr in mL/min, TFGe in mL/min/1.73 m². */
  readonly base: 'ClCr' | 'TFGe';
  readonly verificacao: Verificacao;
  readonly aviso?: string;
}

/** The answer for a drug without a row: it says nothing about the dose. */
export interface DoseSemDado {
  readonly reconhecido: false;
  readonly medicamento: string;
  /** Near names, for confirmation; none when the drug is known and only its row is missing. */
  readonly parecidos: readonly string[];
  readonly aviso: string;
}

export type Dose = DoseAjustada | DoseSemDado;

export const CLEARANCE_MAXIMO = 300;
export const SEM_DADO = 'Sem dado; consulte a bula.';
export const USO_LOCAL = 'Uso local: a tabela é de uso sistêmico. Sem dado; consulte a bula.';
export const DESCONHECIDO =
  'Medicamento não reconhecido: sem dado; consulte a bula. A ausência na tabela não quer dizer que não precisa de ajuste.';

/** The warnings of the whole table, shown with any row of it. */
export const AVISOS_DA_TABELA: readonly string[] = [
  'Doses de adulto. A dose de ataque em geral não é reduzida.',
  'Na lesão renal aguda e no paciente crítico, as primeiras 24–48 h de um antibiótico muitas vezes são dadas sem redução.',
];

/** Indexes the rows by DCB, once; a class row stands under each of its members. */
export function indexarDoses(
  classes: readonly Classe[],
  linhas: readonly LinhaRenal[],
): BaseDeDoses['linhasRenais'] {
  const membrosDe = new Map(classes.map(({ id, membros }) => [id, membros]));
  const indice = new Map<string, LinhaRenal[]>();
  for (const linha of linhas) {
    for (const dcb of membrosDe.get(linha.medicamento) ?? [linha.medicamento]) {
      indice.set(dcb, [...(indice.get(dcb) ?? []), linha]);
    }
  }
  return indice;
}

/**
 * What to do with a drug at a clearance, in mL/min (0 is anuria or dialysis): one answer a row of
 * the table, so a drug with rows by route answers each unless the text names the route, and a
 * product of several ingredients answers each. The clearance rounded to the nearest integer picks
 * the band, but a contraindication holds up to its very edge: 29.5 is below 30. Throws `Recusa` when the clearance is not a number from 0 to 300 or the drug is not a
 * name. Source: section 4 of the clinical reference.
 */
export function ajustarDose(
  base: BaseDeDoses,
  clearance: number,
  medicamento: string,
): readonly Dose[] {
  const valor = lerClearance(clearance);
  const texto = lerMedicamento(medicamento);
  const item = reconhecer(base.lexico, texto);
  if (item.reconhecido) return dosesDoItem(base, valor, item);
  const chamadas = linhasChamadas(base, texto);
  return chamadas.length > 0
    ? chamadas.map((linha) => naFaixa(linha, valor))
    : [semDado(item.texto, DESCONHECIDO, item.parecidos)];
}

/** A drug, or a product of several, with its route where it is known. */
type ItemDeDose = Pick<Reconhecido, 'dcbs'> & { readonly via?: Via | undefined };

/** The same for what is already recognised, at a clearance from 0 to 300 mL/min. */
export function dosesDoItem(base: BaseDeDoses, valor: number, item: ItemDeDose): readonly Dose[] {
  if (ehLocal(item.via)) return item.dcbs.map((dcb) => semDado(dcb, USO_LOCAL));
  const respostas = new Map<string, Dose>();
  for (const dcb of item.dcbs) {
    const linhas = base.linhasRenais.get(dcb) ?? [];
    const daVia = linhas.filter((linha) => atende(linha, item));
    for (const linha of daVia.length > 0 ? daVia : linhas) {
      respostas.set(linha.nome, naFaixa(linha, valor));
    }
    if (linhas.length === 0 && !vemComOutro(base, item, dcb)) {
      respostas.set(dcb, semDado(dcb, SEM_DADO));
    }
  }
  return [...respostas.values()];
}

/**
 * Finds the rows that the table itself calls so: "metotrexato (baixa dose)", or a class, "AINE".
 */
function linhasChamadas({ linhasRenais }: BaseDeDoses, texto: string): readonly LinhaRenal[] {
  const procurada = chave(texto);
  const linhas = new Set([...linhasRenais.values()].flat());
  return [...linhas].filter(({ nome }) => {
    const classe = nome.replace(/ \(classe\)$/, '');
    return [nome, classe, classe.replace(/s$/, '')].some((um) => chave(um) === procurada);
  });
}

function semDado(medicamento: string, aviso: string, parecidos: readonly string[] = []): Dose {
  return { reconhecido: false, medicamento, parecidos, aviso };
}

/**
 * Whether an ingredient is part of another's row, as ritonavir of nirmatrelvir-ritonavir, and so
 * has no answer of its own.
 */
function vemComOutro({ linhasRenais }: BaseDeDoses, item: ItemDeDose, dcb: string): boolean {
  return item.dcbs.some((outro) =>
    linhasRenais.get(outro)?.some(({ inclui }) => inclui?.includes(dcb)),
  );
}

const SIGLAS: Partial<Record<Via, string>> = {
  oral: 'VO',
  intravenosa: 'IV',
  injetavel: 'IV',
  intramuscular: 'IM',
  subcutanea: 'SC',
};

function atende({ via }: LinhaRenal, item: ItemDeDose): boolean {
  const sigla = item.via && SIGLAS[item.via];
  return sigla === undefined || via.split('/').includes(sigla);
}

function naFaixa(linha: LinhaRenal, clearance: number): Dose {
  const abaixo = faixaEm(linha, Math.floor(clearance));
  const faixa = abaixo.acao === 'contraindicado' ? abaixo : faixaEm(linha, Math.round(clearance));
  const { nome, via, dose_usual, dialise, fonte, base, verificacao, aviso } = linha;
  return {
    reconhecido: true,
    medicamento: nome,
    via,
    acao: faixa.acao,
    faixa: faixaPorExtenso(faixa),
    recomendacao: faixa.recomendacao,
    dose_usual,
    dialise,
    fonte,
    base,
    verificacao,
    ...(aviso !== undefined && { aviso }),
  };
}

function faixaEm({ nome, faixas }: LinhaRenal, inteiro: number): FaixaRenal {
  const faixa = faixas.find(({ de, ate = CLEARANCE_MAXIMO }) => inteiro >= de && inteiro <= ate);
  if (!faixa) throw new Error(`${nome} has no band for ${inteiro}`);
  return faixa;
}

function faixaPorExtenso({ de, ate }: FaixaRenal): string {
  if (ate === undefined) return de === 0 ? 'qualquer' : `≥${de}`;
  return de === 0 ? `<${ate + 1}` : `${de}–${ate}`;
}

function lerClearance(bruto: unknown): number {
  if (typeof bruto !== 'number' || !(bruto >= 0 && bruto <= CLEARANCE_MAXIMO)) {
    throw new Recusa(
      'clearance',
      `Clearance: informe um número entre 0 e ${CLEARANCE_MAXIMO} mL/min.`,
    );
  }
  return bruto;
}

function lerMedicamento(bruto: unknown): string {
  if (typeof bruto !== 'string' || bruto.trim() === '' || bruto.length > MAXIMO_DE_CARACTERES) {
    throw new Recusa(
      'medication',
      `Medicamento: informe um nome, com 1 a ${MAXIMO_DE_CARACTERES} caracteres.`,
    );
  }
  return bruto;
}

import { palavras } from '../../clinico/medicamentos/escrita.ts';
import { VIAS_LOCAIS, type Via } from '../../clinico/medicamentos/tipos.ts';
import type { Dose, FormaContada, Posologia } from '../../posologia/tipos.ts';
import type { BaseDeTetos, ItemDosado, LinhaDeDose, UnidadeDeTeto } from './tipos.ts';

/** One drug of one item, with the row that judges it. */
export interface Uso {
  readonly dcb: string;
  readonly item: ItemDosado;
  /** The rows of its route, the one that was chosen first. */
  readonly linha: LinhaDeDose | undefined;
  /** Said beside what is found: which row was taken, where the text does not tell. */
  readonly ressalva: string | undefined;
  /** Why no row judges it. */
  readonly semLinha: string | undefined;
  /** How much of what is written is this drug; undefined where nobody can tell. */
  readonly parte: number | undefined;
}

const PARENTERAIS: readonly Via[] = ['intravenosa', 'intramuscular', 'subcutanea'];
const PELA_BOCA: ReadonlySet<FormaContada> = new Set([
  'comprimido',
  'capsula',
  'dragea',
  'sache',
  'gota',
  'mL',
]);
const LOCAIS: ReadonlySet<string> = new Set(VIAS_LOCAIS);

/** Chooses the row for each drug of an item. */
export function usosDe({ tetos }: BaseDeTetos, item: ItemDosado): readonly Uso[] {
  return item.dcbs.map((dcb, posicao) => {
    const escolha = escolher(tetos.get(dcb) ?? [], item);
    return { dcb, item, ...escolha, parte: parteDe(dcb, posicao, item) };
  });
}

/** Puts together what is of one drug, in the order in which it comes. */
export function porFarmaco<T extends { readonly dcb: string }>(
  todos: readonly T[],
): ReadonlyMap<string, readonly T[]> {
  const grupos = new Map<string, T[]>();
  for (const um of todos) {
    const grupo = grupos.get(um.dcb) ?? [];
    grupo.push(um);
    grupos.set(um.dcb, grupo);
  }
  return grupos;
}

type Escolha = Pick<Uso, 'linha' | 'ressalva' | 'semLinha'>;

function escolher(linhas: readonly LinhaDeDose[], item: ItemDosado): Escolha {
  if (linhas.length === 0) return nenhuma('não há teto para este medicamento na tabela');
  const via = item.via ?? item.posologia.via;
  const daVia = linhas.filter((linha) => atende(linha.via, via, item.posologia));
  if (daVia.length === 0) {
    const local = via !== undefined && LOCAIS.has(via);
    return nenhuma(local ? 'não há teto para o uso local' : 'não há teto para esta via na tabela');
  }
  const escrito = new Set(palavras(item.texto));
  const ditas = daVia.filter(({ palavras: termos }) => termos?.some((um) => escrito.has(um)));
  const semFormulacao = daVia.filter(({ formulacao }) => formulacao === undefined);
  const candidatas = [ditas, semFormulacao, daVia].find((lista) => lista.length > 0) ?? daVia;
  const [linha, ...outras] = [...candidatas]
    .filter((uma) => valeParaADose(uma, item.posologia, candidatas))
    .sort((a, b) => teto(b) - teto(a));
  const mudaria = outras.some((outra) => teto(outra) !== teto(linha));
  const ressalva =
    linha && mudaria
      ? `O texto não diz via ou formulação; vale a de maior teto (${linha.formulacao ?? linha.via}).`
      : undefined;
  return { linha, ressalva, semLinha: linha ? undefined : 'a dose não diz qual dos usos é este' };
}

function nenhuma(semLinha: string): Escolha {
  return { linha: undefined, ressalva: undefined, semLinha };
}

/** Whether a row is of the route; without one, of the mouth where the form is swallowed. */
function atende(daLinha: Via, via: Via | undefined, { contagem }: Posologia): boolean {
  if (via === 'injetavel') return PARENTERAIS.includes(daLinha);
  if (via !== undefined) return daLinha === via;
  return contagem && PELA_BOCA.has(contagem.forma) ? daLinha === 'oral' : true;
}

/** Some rows are for large takes alone (50.000 UI a week beside 1.000 a day). */
function valeParaADose(
  linha: LinhaDeDose,
  { tomada }: Posologia,
  candidatas: readonly LinhaDeDose[],
): boolean {
  const limiar = candidatas.find(({ a_partir_de }) => a_partir_de)?.a_partir_de;
  if (!limiar) return true;
  const passa = tomada?.unidade === limiar.unidade && tomada.valor >= limiar.valor;
  return linha.a_partir_de ? passa || candidatas.length === 1 : !passa;
}

function teto(linha: LinhaDeDose | undefined): number {
  const { max_tomada, max_dia } = linha?.adulto ?? {};
  return max_dia?.valor ?? max_tomada?.valor ?? Number.POSITIVE_INFINITY;
}

/** How the strength of these products is written, where the lexicon has them as one drug. */
const FORCA_DO_PRODUTO: Readonly<Record<string, 'ultima' | 'soma'>> = {
  'sulfametoxazol-trimetoprima': 'ultima',
  'ampicilina-sulbactam': 'soma',
  'piperacilina-tazobactam': 'soma',
  'ceftazidima-avibactam': 'soma',
  'ceftolozana-tazobactam': 'soma',
};

/** What the take that was read is to be multiplied by to be of this drug. */
function parteDe(
  dcb: string,
  posicao: number,
  { dcbs, posologia }: ItemDosado,
): number | undefined {
  const { partes } = posologia;
  const [primeira] = partes;
  const total = partes.reduce((soma, { valor }) => soma + valor, 0);
  if (dcbs.includes('sacubitril')) return primeira ? total / primeira.valor : 1;
  if (dcbs.length > 1) {
    const desta = partes.length === dcbs.length ? partes[posicao] : undefined;
    return primeira && desta ? desta.valor / primeira.valor : undefined;
  }
  const como = FORCA_DO_PRODUTO[dcb];
  if (!como) return 1;
  const ultima = partes.at(-1);
  if (!primeira || !ultima) return como === 'soma' ? 1 : undefined;
  return (como === 'soma' ? total : ultima.valor) / primeira.valor;
}

/** What was read, in the unit of a ceiling; undefined where it was not read, or not in that unit. */
export function medir(
  { item: { posologia }, parte }: Uso,
  unidade: UnidadeDeTeto,
): { readonly tomada: number | undefined; readonly dia: number | undefined } {
  const { contagem, concentracao, ritmo } = posologia;
  if (unidade === 'mL' || unidade === 'comprimido') {
    const mesma = unidade === 'mL' ? contagem?.forma === 'mL' : contagem && contagem.forma !== 'mL';
    const tomada = mesma ? contagem?.valor : undefined;
    const dia = tomada !== undefined && ritmo ? tomada * ritmo.vezesPorDia : undefined;
    return { tomada, dia };
  }
  if (unidade === 'mg/h') {
    const taxa = concentracao?.por === 'hora' ? concentracao.valor : undefined;
    const tomada = taxa === undefined ? undefined : taxa * (contagem?.valor ?? 1);
    return { tomada, dia: tomada };
  }
  const em = (dose: Dose | undefined) =>
    dose?.unidade === unidade && parte !== undefined
      ? Number((dose.valor * parte).toPrecision(12))
      : undefined;
  return { tomada: em(posologia.tomada), dia: em(posologia.diaria) };
}

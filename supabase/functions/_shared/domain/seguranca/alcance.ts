import type { Via } from '../clinico/medicamentos/tipos.ts';
import { ehLocal } from '../clinico/medicamentos/vias.ts';
import { type Farmaco, passaDe, type Situacao } from './leitura.ts';
import type { LinhaDeGestacao, LinhaDeIdade, SeveridadeDaLinha } from './tabelas.ts';

/** How a row came to name a drug, from the vaguest. */
const CLASSE = 0;
const LISTA = 1;
const PROPRIO = 2;

type Linha = LinhaDeGestacao | LinhaDeIdade;

/** A row as it stands under one drug. */
export interface LinhaDoFarmaco<L extends Linha> {
  readonly linha: L;
  /** Higher for a row that names the drug than for one that names its class. */
  readonly especificidade: number;
}

export type LinhasPorFarmaco<L extends Linha> = ReadonlyMap<string, readonly LinhaDoFarmaco<L>[]>;

/** Indexes rows by DCB, once; a row of a class stands under each of its members. */
export function indexarLinhas<L extends Linha>(
  linhas: readonly L[],
  membrosDe: (nome: string) => readonly string[],
): LinhasPorFarmaco<L> {
  const indice = new Map<string, LinhaDoFarmaco<L>[]>();
  for (const linha of linhas) {
    const alvos = linha.membros ?? [linha.alvo ?? ''];
    for (const alvo of alvos) {
      const direta = linha.membros ? LISTA : PROPRIO;
      const especificidade = alvo.startsWith('@') ? CLASSE : direta;
      for (const dcb of membrosDe(alvo)) {
        if (linha.exceto?.includes(dcb)) continue;
        indice.set(dcb, [...(indice.get(dcb) ?? []), { linha, especificidade }]);
      }
    }
  }
  return indice;
}

/** Whether all that a row asks beside the drug holds: route, conditions, dose, company. */
export function alcanca(linha: Linha, { dcb, item }: Farmaco, situacao: Situacao): boolean {
  const { condicao, condicao_exceto, dose_acima, dose_ate, sem_associacao, com_farmaco } = linha;
  const tem = (id: string) => situacao.condicoes.has(id);
  if (!naVia(linha, item.via)) return false;
  if (condicao && !condicao.some(tem)) return false;
  if (condicao_exceto?.some(tem)) return false;
  if (dose_acima && passaDe(item, dose_acima) !== true) return false;
  if (dose_ate && passaDe(item, dose_ate) !== false) return false;
  if (sem_associacao?.some((outro) => item.dcbs.includes(outro))) return false;
  if (com_farmaco && !com_farmaco.some((outro) => outro !== dcb && presente(situacao, outro))) {
    return false;
  }
  return true;
}

/** Whether a drug is in some item, prescribed or in use. */
export function presente({ itens }: Situacao, dcb: string): boolean {
  return itens.some(({ dcbs }) => dcbs.includes(dcb));
}

/**
 * Whether a row holds by a route. Without one it is of systemic use; an item that does not say its
 * route counts as systemic, and as oral.
 */
function naVia(
  {
    via,
    exceto_via,
    severidade,
  }: Pick<Linha, 'via' | 'exceto_via'> & {
    readonly severidade: SeveridadeDaLinha;
  },
  doItem: Via | undefined,
): boolean {
  if (doItem && exceto_via?.includes(doItem)) return false;
  if (severidade === 'compativel' || via === 'qualquer') return true;
  if (via === undefined) return !ehLocal(doItem);
  return (doItem ?? 'oral') === via || (via === 'intravenosa' && doItem === 'injetavel');
}

import { emMg } from '../../posologia/aritmetica.ts';
import { type Especie, especieDaLista, especieDe } from '../../prescricao/receituarios.ts';
import type { BaseDaPrescricao } from './base.ts';
import type { Item } from './pedido.ts';
import type { Controlado } from './tipos.ts';

/** What the law asks for one active ingredient of one item. */
export interface Exigido {
  readonly item: Item;
  readonly dcb: string;
  /** A list of Portaria 344 (`B1`), or a category of retention (`antimicrobiano`). */
  readonly lista: string;
  /** The kind of document, the addendum applied. */
  readonly especie: Especie;
  /** Undefined for what is only retained. */
  readonly controlado: Controlado | undefined;
  /**
   * True when an addendum of the list lets a Receita de Controle Especial replace the Notificação.
   */
  readonly porAdendo: boolean;
  readonly limiteDias: number | undefined;
  /** Null where the document has no term. */
  readonly validadeDias: number | null;
}

/** Lists the requirements of every ingredient that has any; common ones have none. */
export function exigencias(base: BaseDaPrescricao, itens: readonly Item[]): Exigido[] {
  return itens.flatMap((item) => item.dcbs.flatMap((dcb) => exigido(base, item, dcb) ?? []));
}

function exigido(base: BaseDaPrescricao, item: Item, dcb: string): Exigido | undefined {
  const controlado = base.controlados.get(dcb);
  const lista = controlado?.lista ?? base.retencao.get(dcb)?.categoria;
  if (lista === undefined) return undefined;
  const porAdendo = controlado !== undefined && valeOAdendo(controlado, item);
  const especie = porAdendo ? especieDe('controle_especial') : especieDaLista(lista);
  if (!especie) return undefined;
  const prolongado = item.posologia.usoContinuo ? especie.prolongado_dias : undefined;
  return {
    item,
    dcb,
    lista,
    especie,
    controlado,
    porAdendo,
    limiteDias: controlado?.limite_dias ?? especie.limite_dias ?? undefined,
    validadeDias: prolongado ?? especie.validade_dias,
  };
}

/**
 * Whether the addendum applies: without the strength of a unit nobody knows, so the stricter
 * document stands.
 */
function valeOAdendo(controlado: Controlado, { posologia }: Item): boolean {
  if (controlado.sempre_controle_especial) return true;
  const { adendo_ate_mg } = controlado;
  const { concentracao } = posologia;
  const unidadeMg = concentracao?.por === 'unidade' ? emMg(concentracao) : undefined;
  return adendo_ate_mg !== undefined && unidadeMg !== undefined && unidadeMg <= adendo_ate_mg;
}

/** How an item is to be prescribed, in the answer. */
export interface LinhaDoReceituario {
  readonly medicamento: string;
  readonly farmaco: string;
  /** `B1`, `antimicrobiano`; null for an ordinary prescription. */
  readonly lista: string | null;
  readonly documento: string;
  readonly cor: string;
  readonly validade_dias: number | null;
  readonly limite_dias: number | null;
  readonly ampolas: number | null;
  readonly fonte: string;
}

/** Writes one line for each ingredient; unknown names have none. */
export function receituarios(itens: readonly Item[], de: readonly Exigido[]): LinhaDoReceituario[] {
  return itens.flatMap((item) =>
    item.dcbs.flatMap((farmaco): readonly LinhaDoReceituario[] => {
      const exigido = de.find((um) => um.item === item && um.dcb === farmaco);
      const especie = exigido?.especie ?? especieDe('simples');
      if (!especie) return [];
      return [
        {
          medicamento: item.texto,
          farmaco,
          lista: exigido?.lista ?? null,
          documento: especie.em_resumo ?? especie.documento,
          cor: especie.cor ?? '',
          validade_dias: exigido?.validadeDias ?? null,
          limite_dias: exigido?.limiteDias ?? null,
          ampolas: especie.ampolas,
          fonte: exigido?.controlado?.fonte ?? especie.fonte,
        },
      ];
    }),
  );
}

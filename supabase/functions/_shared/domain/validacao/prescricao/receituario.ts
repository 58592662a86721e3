import { emMg } from '../../posologia/aritmetica.ts';
import type { BaseDaPrescricao } from './base.ts';
import type { Item } from './pedido.ts';
import type { Controlado, Receituario } from './tipos.ts';

/** What the law asks for one active ingredient of one item. */
export interface Exigido {
  readonly item: Item;
  readonly dcb: string;
  readonly receituario: Receituario;
  readonly controlado: Controlado | undefined;
  /**
   * True when an addendum of the list lets a Receita de Controle Especial replace the Notificação.
   */
  readonly porAdendo: boolean;
  readonly limiteDias: number | undefined;
  readonly validadeDias: number;
}

const CONTROLE_ESPECIAL = 'C1';
/** How many days a document of prolonged treatment serves. */
const VALIDADE_DO_USO_CONTINUO = 90;

/** Lists the requirements of every ingredient that has any; common ones have none. */
export function exigencias(base: BaseDaPrescricao, itens: readonly Item[]): Exigido[] {
  return itens.flatMap((item) => item.dcbs.flatMap((dcb) => exigido(base, item, dcb) ?? []));
}

function exigido(base: BaseDaPrescricao, item: Item, dcb: string): Exigido | undefined {
  const controlado = base.controlados.get(dcb);
  const categoria = controlado?.lista ?? base.retencao.get(dcb)?.categoria;
  const receituario = categoria && base.receituarios.get(categoria);
  if (!receituario) return undefined;
  const porAdendo = controlado !== undefined && valeOAdendo(controlado, item);
  const aplicado = porAdendo
    ? (base.receituarios.get(CONTROLE_ESPECIAL) ?? receituario)
    : receituario;
  const prolongado = receituario.id === 'antimicrobiano' && item.posologia.usoContinuo;
  return {
    item,
    dcb,
    receituario: { ...aplicado, id: receituario.id },
    controlado,
    porAdendo,
    limiteDias: controlado?.limite_dias ?? aplicado.limite_dias,
    validadeDias: prolongado ? VALIDADE_DO_USO_CONTINUO : aplicado.validade_dias,
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

const COMUM = {
  documento: 'Receita comum',
  cor: 'branca',
  fonte: 'Lei 5.991/1973, art. 35',
} as const;

/** Writes one line for each ingredient; unknown names have none. */
export function receituarios(itens: readonly Item[], de: readonly Exigido[]): LinhaDoReceituario[] {
  return itens.flatMap((item) =>
    item.dcbs.map((farmaco): LinhaDoReceituario => {
      const exigido = de.find((um) => um.item === item && um.dcb === farmaco);
      const comum = { medicamento: item.texto, farmaco };
      if (!exigido) {
        const vazios = { lista: null, validade_dias: null, limite_dias: null, ampolas: null };
        return { ...comum, ...COMUM, ...vazios };
      }
      const { receituario, controlado, limiteDias, validadeDias } = exigido;
      return {
        ...comum,
        lista: receituario.id,
        documento: receituario.documento,
        cor: receituario.cor,
        validade_dias: validadeDias,
        limite_dias: limiteDias ?? null,
        ampolas: receituario.ampolas ?? null,
        fonte: controlado?.fonte ?? receituario.fonte ?? '',
      };
    }),
  );
}

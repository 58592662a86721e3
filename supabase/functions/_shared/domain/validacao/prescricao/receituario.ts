import { chave, palavras } from '../../clinico/medicamentos/escrita.ts';
import { emMg } from '../../posologia/aritmetica.ts';
import { type Especie, especieDaLista, especieDe } from '../../prescricao/receituarios.ts';
import { type AchadoDeSeguranca, grauDe } from '../../seguranca/tipos.ts';
import {
  type BaseDaPrescricao,
  FONTE_DOS_CONTROLADOS,
  VERIFICACAO_DOS_CONTROLADOS,
} from './base.ts';
import type { Item } from './pedido.ts';
import type { Adendo, Controlado, EfeitoDoAdendo } from './tipos.ts';

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
  /** An addendum by which no pharmacy dispenses it, or not to everybody. */
  readonly restricao: Adendo | undefined;
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
  const adendo = controlado?.adendos?.find((um) => SOLTA.has(um.efeito) && vale(um, item));
  if (adendo && adendo.efeito !== 'receita_controle_especial') return undefined;
  const lista = controlado?.lista ?? base.retencao.get(dcb)?.categoria;
  if (lista === undefined) return undefined;
  const especie = adendo ? especieDe('controle_especial') : especieDaLista(lista);
  if (!especie) return undefined;
  const prolongado = item.posologia.usoContinuo ? especie.prolongado_dias : undefined;
  return {
    item,
    dcb,
    lista,
    especie,
    controlado,
    porAdendo: adendo !== undefined,
    restricao: controlado?.adendos?.find((um) => !SOLTA.has(um.efeito) && vale(um, item)),
    limiteDias: controlado?.limite_dias ?? especie.limite_dias ?? undefined,
    validadeDias: prolongado ?? especie.validade_dias,
  };
}

/** What asks for less than its list; the rest says where it may be had at all. */
const SOLTA: ReadonlySet<EfeitoDoAdendo> = new Set([
  'receita_controle_especial',
  'sem_retencao',
  'fora_do_controle',
]);

/** Whether an addendum applies: what an item does not say is not so, and the stricter document stands. */
function vale({ quando }: Adendo, { dcbs, posologia, texto, via }: Item): boolean {
  if (!quando) return true;
  const { ate_mg, ate_mg_por_ml, com } = quando;
  const { concentracao } = posologia;
  const mg = concentracao ? emMg(concentracao) : undefined;
  const cabe = (limite: number | undefined, por: 'unidade' | 'mL') =>
    limite !== undefined && mg !== undefined && concentracao?.por === por && mg <= limite;
  const semForca = ate_mg === undefined && ate_mg_por_ml === undefined;
  const escritas = new Set(palavras(texto));
  const semForma = !quando.via && !quando.palavras;
  const naForma =
    (via !== undefined && quando.via?.includes(via)) ||
    quando.palavras?.some((palavra) => escritas.has(palavra));
  return (
    (semForca || cabe(ate_mg, 'unidade') || cabe(ate_mg_por_ml, 'mL')) &&
    (semForma || naForma === true) &&
    (com === undefined || dcbs.includes(com))
  );
}

/** What an addendum says of where a product may be had, as the check of a prescription tells it. */
export function restricoesDoControle(exigidos: readonly Exigido[]): AchadoDeSeguranca[] {
  return exigidos.flatMap(({ item, dcb, restricao, controlado }) =>
    restricao
      ? [
          {
            regra: `controle.${chave(dcb).replaceAll(' ', '-')}.${restricao.numero}`,
            codigo: 'controle' as const,
            severidade: 'grave' as const,
            grau: grauDe('grave'),
            itens: [item.campo],
            farmacos: [dcb],
            frase: `${dcb}: ${restricao.frase}`,
            fonte: controlado?.fonte ?? FONTE_DOS_CONTROLADOS,
            verificacao: controlado?.verificacao ?? VERIFICACAO_DOS_CONTROLADOS,
          },
        ]
      : [],
  );
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

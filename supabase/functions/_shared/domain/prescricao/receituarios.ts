/**
 * The kinds of receituário and what each asks of its document: one table for the screen, the check and
 * the paper. Each row has its source and how far it was verified.
 */
import type { Verificacao } from '../clinico/motor/fonte.ts';
import dados from './dados/receituarios.json' with { type: 'json' };

/** What a document needs to say of its patient. */
export type Exigencia = 'cpf' | 'endereco' | 'idade' | 'sexo' | 'imc' | 'cid';

export interface Especie {
  readonly id: string;
  readonly documento: string;
  /** The same with its copies and its term, as a line of an answer says it; absent: `documento`. */
  readonly em_resumo?: string;
  /** The type by which SNCR numbers it; null where it has no number. */
  readonly sncr: string | null;
  /** The lists of Portaria 344, and categories of retention, that ask for it. */
  readonly listas: readonly string[];
  readonly cor: string | null;
  /** The copies that are printed, each with who keeps it. */
  readonly vias: readonly string[];
  readonly validade_dias: number | null;
  /** How long it serves when the treatment is a prolonged one. */
  readonly prolongado_dias?: number;
  readonly limite_dias: number | null;
  readonly excecoes_limite?: readonly { readonly grupo: string; readonly limite_dias: number }[];
  readonly ampolas: number | null;
  /** How many different substances one document takes. */
  readonly maximo_no_documento: number | null;
  readonly exige: readonly Exigencia[];
  /** Whether quantities stand in words too. */
  readonly por_extenso: boolean;
  readonly comprador: boolean;
  readonly dispensador: boolean;
  /**
   * Without a number of SNCR: `talonario` is only a draft for the doctor's own stationery, `avisa` is
   * signed and says so; null needs none.
   */
  readonly sem_numero: 'talonario' | 'avisa' | null;
  /** False for what no pharmacy dispenses. */
  readonly emite: boolean;
  readonly assinatura: 'qualificada' | null;
  readonly anexos?: readonly string[];
  readonly retencao: string;
  readonly frase: string;
  readonly fonte: string;
  readonly verificacao: Verificacao;
}

/** When the table was last changed (`AAAA-MM-DD`). */
export const VERSAO_DOS_RECEITUARIOS = dados.versao;

/** Every kind, in the order of the table. */
export const ESPECIES = dados.linhas as readonly Especie[];

const POR_ID = new Map(ESPECIES.map((especie) => [especie.id, especie]));
const POR_LISTA = new Map(ESPECIES.flatMap((um) => um.listas.map((lista) => [lista, um] as const)));

/** The kind of that name; undefined for an unknown one. */
export function especieDe(id: string): Especie | undefined {
  return POR_ID.get(id);
}

/** The kind that a list or a category of retention asks for; undefined for an unknown one. */
export function especieDaLista(lista: string): Especie | undefined {
  return POR_LISTA.get(lista);
}

/** Product with more than one list: the strictest holds. Order of the product, seen in no norm. */
const PRECEDENCIA = [
  'notificacao_a',
  'notificacao_talidomida',
  'notificacao_b2',
  'notificacao_b',
  'notificacao_retinoide',
  'controle_especial',
  'antimicrobiano',
  'glp1',
  'simples',
];

/** What is known of the control of one ingredient of an item. */
export interface Controle {
  /** The list of Portaria 344 or the category of retention; null for neither. */
  readonly lista: string | null;
  /** True where an addendum lets a Receita de Controle Especial replace the Notificação. */
  readonly porAdendo?: boolean;
}

/** The kind that an item asks for, by its ingredients: the strictest of theirs. */
export function especieDoItem(controles: readonly Controle[]): string {
  const pedidas = controles.map(({ lista, porAdendo }) =>
    porAdendo ? 'controle_especial' : ((lista && POR_LISTA.get(lista)?.id) ?? 'simples'),
  );
  return PRECEDENCIA.find((especie) => pedidas.includes(especie)) ?? 'simples';
}

export interface ItemADividir<Item> {
  readonly item: Item;
  readonly dcbs: readonly string[];
  readonly controles: readonly Controle[];
}

export interface Receita<Item> {
  readonly especie: string;
  readonly itens: readonly Item[];
}

/**
 * Divides the items of one prescription among its documents: each kind apart, and no more substances on
 * one than its rule takes. Items keep their order, and so do the documents, by their first item.
 */
export function dividirPorReceituario<Item>(itens: readonly ItemADividir<Item>[]): Receita<Item>[] {
  const receitas: { especie: string; itens: Item[]; substancias: Set<string> }[] = [];
  for (const { item, dcbs, controles } of itens) {
    const especie = especieDoItem(controles);
    const maximo = POR_ID.get(especie)?.maximo_no_documento ?? Number.POSITIVE_INFINITY;
    // An item that nobody recognises counts as a substance of its own.
    const suas = dcbs.length > 0 ? dcbs : [`item ${itens.findIndex((um) => um.item === item)}`];
    const cabe = receitas.find(
      (uma) =>
        uma.especie === especie &&
        new Set([...uma.substancias, ...suas]).size <= Math.max(maximo, suas.length),
    );
    if (cabe) {
      cabe.itens.push(item);
      for (const uma of suas) cabe.substancias.add(uma);
    } else {
      receitas.push({ especie, itens: [item], substancias: new Set(suas) });
    }
  }
  return receitas.map(({ especie, itens: seus }) => ({ especie, itens: seus }));
}

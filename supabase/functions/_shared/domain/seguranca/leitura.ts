import { palavras } from '../clinico/medicamentos/escrita.ts';
import type { Lexico } from '../clinico/medicamentos/lexico.ts';
import { reconhecer } from '../clinico/medicamentos/nomes.ts';
import type { Via } from '../clinico/medicamentos/tipos.ts';
import type { Posologia } from '../posologia/tipos.ts';
import type { Paciente } from './paciente.ts';
import type { LimiteDeDose } from './tabelas.ts';

/** An item as whoever calls has read it: its text, and what its posology says in numbers. */
export interface ItemDaReceita {
  readonly campo: string;
  readonly texto: string;
  readonly posologia: Posologia;
}

/** An item of the prescription, or a medicine in use, after it was recognised. */
export interface ItemLido {
  /** `medications.0`, `em_uso.0`. */
  readonly campo: string;
  readonly texto: string;
  /** True when it is of this prescription, false when it is in use. */
  readonly novo: boolean;
  readonly dcbs: readonly string[];
  readonly via: Via | undefined;
  readonly posologia: Posologia;
  /** What a name of two meanings may stand for. */
  readonly candidatos: readonly (readonly string[])[];
}

/** A drug of an item: what a rule of one drug looks at. */
export interface Farmaco {
  readonly dcb: string;
  readonly item: ItemLido;
  /** What the item would have to be for this drug to be in it: its name can mean two things. */
  readonly seFor?: string;
}

/** All that a rule may ask about. */
export interface Situacao {
  readonly paciente: Paciente;
  /** Ids of `condicoes.json`, and those that follow from age, kidney, potassium and QT. */
  readonly condicoes: ReadonlySet<string>;
  readonly itens: readonly ItemLido[];
}

/** Recognises the drugs of an item; `novo` where it is prescribed now, and not in use already. */
export function lerItem(
  lexico: Lexico,
  { campo, texto, posologia }: ItemDaReceita,
  novo: boolean,
): ItemLido {
  const lido = reconhecer(lexico, texto);
  const dcbs = lido.reconhecido ? lido.dcbs : [];
  return { campo, texto, novo, dcbs, via: lido.via, posologia, candidatos: lido.candidatos ?? [] };
}

/** The drugs that are prescribed, and those that an ambiguous name may stand for. */
export function farmacosNovos(itens: readonly ItemLido[]): readonly Farmaco[] {
  return itens
    .filter(({ novo }) => novo)
    .flatMap((item): Farmaco[] => {
      if (item.dcbs.length > 0) return item.dcbs.map((dcb) => ({ dcb, item }));
      return item.candidatos.flatMap((dcbs) =>
        dcbs.map((dcb) => ({ dcb, item, seFor: dcbs.join(' + ') })),
      );
    });
}

/** Whether the daily dose of an item passes a limit; undefined when it was not understood. */
export function passaDe(item: ItemLido, { valor, unidade }: LimiteDeDose): boolean | undefined {
  // A product of several ingredients is left out: its one strength may be of any of them.
  if (item.dcbs.length !== 1) return undefined;
  const { diaria } = item.posologia;
  const comparavel = diaria?.unidade === (unidade === 'mg/dia' ? 'mg' : 'UI');
  return diaria && comparavel ? diaria.valor > valor : undefined;
}

/** Whether an item says one of some words, each written without accents and capitals. */
export function diz(item: ItemLido, termos: readonly string[]): boolean {
  const escritas = palavras(item.texto);
  return termos.some((termo) => escritas.includes(termo));
}

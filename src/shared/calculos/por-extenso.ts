import { numeroComUnidade } from '@domain/clinico/motor/como-texto.ts';
import seguidas from '@domain/clinico/seguidas.json' with { type: 'json' };
import type { CalculoLido } from './api/linhas.ts';

/** A kept result as the record and the paper show it. */
export interface CalculoPorExtenso {
  readonly id: string;
  /** Id of the tool. */
  readonly ferramenta: string;
  readonly nome: string;
  /** The number with its unit; a dash where there is none. */
  readonly resultado: string;
  readonly leitura: string | null;
  readonly autor: string;
  readonly autorId: string;
  readonly em: string;
  /** The version of the formula. */
  readonly versao: string;
  /** When and why its author said that it does not count; null for what counts. */
  readonly anulado: { readonly em: string; readonly motivo: string } | null;
}

interface Seguida {
  readonly nome: string;
  /** The output that is followed through time; none where a tool answers no number. */
  readonly saida?: string;
  readonly unidade?: string;
  readonly casas?: number;
}

/** What is needed of each tool to show a kept result; the whole definitions weigh 90 kB. */
const SEGUIDAS = new Map<string, Seguida>(Object.entries(seguidas));

/** Writes a kept result with the name of its tool and its number with the unit. */
export function porExtenso(calculo: CalculoLido): CalculoPorExtenso {
  const seguida = SEGUIDAS.get(calculo.ferramenta);
  const { anulado_em, motivo_da_anulacao } = calculo;
  return {
    id: calculo.id,
    ferramenta: calculo.ferramenta,
    nome: seguida?.nome ?? calculo.ferramenta,
    resultado: numeroDe(seguida, calculo.resultado),
    leitura: calculo.interpretacao,
    autor: calculo.autor_nome,
    autorId: calculo.autor_id,
    em: calculo.criado_em,
    versao: calculo.versao,
    anulado: anulado_em === null ? null : { em: anulado_em, motivo: motivo_da_anulacao ?? '' },
  };
}

/** Returns a dash where a tool answers no number, such as one that only classifies. */
function numeroDe(seguida: Seguida | undefined, resultado: CalculoLido['resultado']): string {
  const { saida, unidade = '', casas = 0 } = seguida ?? {};
  const valor = saida === undefined ? undefined : resultado[saida];
  if (typeof valor !== 'number') return '–';
  return numeroComUnidade({ unidade, casas }, valor);
}

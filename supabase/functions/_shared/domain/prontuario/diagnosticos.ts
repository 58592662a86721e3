/**
 * Classifications of diagnoses. Brazil codes in CID-10 now and in CID-11 from January 2027; both
 * have their place beside each code, so that the change costs no column.
 */
export const SISTEMAS = ['cid10', 'cid11'] as const;
export type Sistema = (typeof SISTEMAS)[number];
export const ROTULO_DO_SISTEMA: Readonly<Record<Sistema, string>> = {
  cid10: 'CID-10',
  cid11: 'CID-11',
};

export const CERTEZAS = ['hipotese', 'confirmado'] as const;
export type Certeza = (typeof CERTEZAS)[number];
export const ROTULO_DA_CERTEZA: Readonly<Record<Certeza, string>> = {
  hipotese: 'Hipótese',
  confirmado: 'Confirmado',
};

/** A diagnosis of an entry; the first of a list is the principal one. */
export interface Diagnostico {
  sistema: Sistema;
  /** The code with its dot: `I10`, `E11.9`. */
  codigo: string;
  descricao: string;
  certeza: Certeza;
}

export const MAXIMO_DE_DIAGNOSTICOS = 20;

const FORMAS: Readonly<Record<Sistema, RegExp>> = {
  cid10: /^[A-Z]\d{2}(\.\d{1,2})?$/,
  cid11: /^[0-9A-Z]{4}(\.[0-9A-Z]{1,3})?([/&][0-9A-Z.]{4,8}){0,4}$/,
};

/** Whether a code has the form of its system (also a constraint of the database). */
export function codigoValido(sistema: Sistema, codigo: string): boolean {
  return FORMAS[sistema].test(codigo);
}

/**
 * Reads a CID-10 code as people type it (`i10`, `E119`, `e11.9`) and writes its dot; null where it
 * is none.
 */
export function lerCid10(texto: string): string | null {
  const digitado = texto.trim().toUpperCase().replace('.', '');
  const [, categoria, sub] = /^([A-Z]\d{2})(\d{0,2})$/.exec(digitado) ?? [];
  if (categoria === undefined) return null;
  return sub ? `${categoria}.${sub}` : categoria;
}

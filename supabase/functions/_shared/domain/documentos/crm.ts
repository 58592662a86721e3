/** The 27 federal units, in alphabetical order of their letters. */
export const UFS = [
  'AC',
  'AL',
  'AM',
  'AP',
  'BA',
  'CE',
  'DF',
  'ES',
  'GO',
  'MA',
  'MG',
  'MS',
  'MT',
  'PA',
  'PB',
  'PE',
  'PI',
  'PR',
  'RJ',
  'RN',
  'RO',
  'RR',
  'RS',
  'SC',
  'SE',
  'SP',
  'TO',
] as const;
export type Uf = (typeof UFS)[number];

/** A CRM number as it is kept: capitals, no spaces or dots, `52.01234-5` → `5201234-5`. */
export function normalizarCrm(valor: string): string {
  return valor
    .toUpperCase()
    .replace(/[\s.]/g, '')
    .replace(/^CRM[/-]?/, '');
}

/**
 * Whether a CRM number has a shape the councils print: digits, an optional check suffix
 * (`52-01234-5` in RJ) and an optional `P` of a provisional registration.
 * The shape proves nothing: only the council's own register says who holds the number.
 */
export function crmComFormatoValido(valor: string): boolean {
  return /^(\d{2}-)?\d{1,10}(-\d{1,2})?P?$/.test(normalizarCrm(valor));
}

/** `CRM 901011/SP`; without the state where it is not known, empty where there is no number. */
export function formatarCrm(crm: string | null, uf: string | null): string {
  if (!crm) return '';
  return uf ? `CRM ${crm}/${uf}` : `CRM ${crm}`;
}

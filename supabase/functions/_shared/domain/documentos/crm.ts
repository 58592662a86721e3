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

/** Writes a CRM number as it is kept: capitals, no spaces or dots, `52.01234-5` → `5201234-5`. */
export function normalizarCrm(valor: string): string {
  return valor
    .toUpperCase()
    .replace(/[\s.]/g, '')
    .replace(/^CRM[/-]?/, '');
}

/** Match a state before the number (`CRM/SP 123456`, `SP 123456`) or after it (`123456/SP`). */
const UF_ANTES = /^(?:CRM[/-]?)?([A-Z]{2})[/-]?(?=\d)/;
const UF_DEPOIS = /(?<=[\dP])[/-]([A-Z]{2})$/;

/** Reads the state written with a CRM number; undefined where there is none. */
export function ufDoCrm(valor: string): Uf | undefined {
  const simples = normalizarCrm(valor);
  const [, sigla] = UF_ANTES.exec(simples) ?? UF_DEPOIS.exec(simples) ?? [];
  return UFS.find((uf) => uf === sigla);
}

/**
 * Moves a state that is written with the number to `crm_uf`, unless another one stands there, which
 * the fields refuse.
 */
export function comUfDoCrm<D>(dados: D): D {
  if (typeof dados !== 'object' || dados === null || !('crm' in dados)) return dados;
  const { crm } = dados;
  const escrita = typeof crm === 'string' ? ufDoCrm(crm) : undefined;
  const dita = 'crm_uf' in dados ? dados.crm_uf : undefined;
  if (typeof crm !== 'string' || !escrita || (dita && dita !== escrita)) return dados;
  const numero = normalizarCrm(crm).replace(UF_ANTES, '').replace(UF_DEPOIS, '');
  return { ...dados, crm: numero, crm_uf: escrita };
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

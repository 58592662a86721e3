export const DIA_EM_MS = 86_400_000;

/** Whether a text is a calendar date `AAAA-MM-DD` that exists. */
export function dataExiste(texto: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(texto)) return false;
  const instante = new Date(`${texto}T00:00:00Z`);
  return !Number.isNaN(instante.getTime()) && instante.toISOString().slice(0, 10) === texto;
}

/**
 * Counts the calendar days from one date to another (`AAAA-MM-DD`); negative when it is earlier.
 */
export function diasEntre(de: string, ate: string): number {
  return (Date.parse(ate) - Date.parse(de)) / DIA_EM_MS;
}

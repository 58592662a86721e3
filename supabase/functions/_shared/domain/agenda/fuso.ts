/**
 * Local times of a tenant and the instants they stand for. A local time is written
 * `AAAA-MM-DDTHH:mm`, a day `AAAA-MM-DD`. Where clocks jump, these functions and Postgres' `at time
 * zone` answer the same; a test compares them.
 *
 * Brazil has had no daylight saving time since 2019, but its records have: days of 23 and 25 hours,
 * and days whose midnight never was.
 */

/** The zones of Brazil, the most populous first. */
export const FUSOS = [
  'America/Sao_Paulo',
  'America/Bahia',
  'America/Fortaleza',
  'America/Recife',
  'America/Maceio',
  'America/Araguaina',
  'America/Belem',
  'America/Santarem',
  'America/Manaus',
  'America/Cuiaba',
  'America/Campo_Grande',
  'America/Porto_Velho',
  'America/Boa_Vista',
  'America/Rio_Branco',
  'America/Eirunepe',
  'America/Noronha',
] as const;
export type Fuso = (typeof FUSOS)[number];

/** The zone of a tenant that chose none. */
export const FUSO_PADRAO: Fuso = 'America/Sao_Paulo';

const MINUTO = 60_000;
const DIA = 86_400_000;

const relogios = new Map<string, Intl.DateTimeFormat>();

function relogioDe(fuso: string): Intl.DateTimeFormat {
  const pronto = relogios.get(fuso);
  if (pronto) return pronto;
  const novo = new Intl.DateTimeFormat('sv-SE', {
    timeZone: fuso,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  relogios.set(fuso, novo);
  return novo;
}

/** Returns the local time of an instant, to the minute. */
export function localDe(instante: Date, fuso: string): string {
  return relogioDe(fuso).format(instante).replace(' ', 'T');
}

/** Returns the local day of an instant. */
export function diaDe(instante: Date, fuso: string): string {
  return localDe(instante, fuso).slice(0, 10);
}

/** Returns by how many milliseconds local clocks are ahead of UTC at an instant. */
function avanco(instante: number, fuso: string): number {
  const local = Date.parse(`${localDe(new Date(instante), fuso)}Z`);
  return local - Math.floor(instante / MINUTO) * MINUTO;
}

/**
 * Returns the instant of a local time. One that clocks skipped is read by the clock before the
 * jump, so it lands after it; of one that came twice, the second is meant.
 */
export function instanteDe(local: string, fuso: string): Date {
  const comoUtc = Date.parse(`${local.slice(0, 16)}Z`);
  const antes = comoUtc - avanco(comoUtc - DIA, fuso);
  const depois = comoUtc - avanco(comoUtc + DIA, fuso);
  const dito = local.slice(0, 16);
  const depoisVale = localDe(new Date(depois), fuso) === dito;
  return new Date(depoisVale ? depois : antes);
}

/** Whether local clocks ever showed this time. */
export function horarioExiste(local: string, fuso: string): boolean {
  return localDe(instanteDe(local, fuso), fuso) === local.slice(0, 16);
}

/** Returns when a local day begins and when the next one does. */
export function limitesDoDia(dia: string, fuso: string): { inicio: Date; fim: Date } {
  return { inicio: primeiroInstante(dia, fuso), fim: primeiroInstante(somarDias(dia, 1), fuso) };
}

/**
 * Returns when a day begins. Of a midnight that came twice, the first: the hour between is of the
 * new day.
 */
function primeiroInstante(dia: string, fuso: string): Date {
  const meiaNoite = instanteDe(`${dia}T00:00`, fuso);
  const umaHoraAntes = new Date(meiaNoite.getTime() - 60 * MINUTO);
  return diaDe(umaHoraAntes, fuso) === dia ? umaHoraAntes : meiaNoite;
}

/** Adds days to a day; a negative number goes back. */
export function somarDias(dia: string, dias: number): string {
  return new Date(Date.parse(dia) + dias * DIA).toISOString().slice(0, 10);
}

/** Adds months to a day; where the month lacks that day, its last one. */
export function somarMeses(dia: string, meses: number): string {
  const [ano = 0, mes = 0, doMes = 0] = dia.split('-').map(Number);
  const ultimo = new Date(Date.UTC(ano, mes + meses, 0)).getUTCDate();
  return new Date(Date.UTC(ano, mes - 1 + meses, Math.min(doMes, ultimo)))
    .toISOString()
    .slice(0, 10);
}

/** Monday is 1, Sunday is 7. */
export function diaDaSemana(dia: string): number {
  return new Date(Date.parse(dia)).getUTCDay() || 7;
}

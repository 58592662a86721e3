/** Clock readings as a person in Brasília reads them. */
const FUSO = 'America/Sao_Paulo';
const MINUTO = 60_000;

const relogio = new Intl.DateTimeFormat('pt-BR', {
  timeZone: FUSO,
  hour: '2-digit',
  minute: '2-digit',
});
const calendario = new Intl.DateTimeFormat('sv-SE', { timeZone: FUSO, dateStyle: 'short' });

/** `HH:mm` of the first full minute that is not before an instant. */
export function horaCheia(instante: Date): string {
  return relogio.format(Math.ceil(instante.getTime() / MINUTO) * MINUTO);
}

/** The date of an instant, as `AAAA-MM-DD`. */
export function dataEmBrasilia(instante: Date): string {
  return calendario.format(instante);
}

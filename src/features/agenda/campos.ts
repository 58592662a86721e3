import * as z from 'zod/mini';

/** Fields that more than one form of the agenda asks for, each with its sentence. */

/** A time of the day, `HH:mm`. */
export function hora(rotulo: string) {
  return z
    .string()
    .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, `${rotulo}: informe, por exemplo, 14:30.`));
}

/** When something ends, `HH:mm`; the end of the day is `24:00`. */
export function horaFinal(rotulo: string) {
  return z
    .string()
    .check(
      z.regex(
        /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/,
        `${rotulo}: informe, por exemplo, 18:30 ou 24:00.`,
      ),
    );
}

/** A whole number of some unit, both ends included. */
export function inteiro(rotulo: string, minimo: number, maximo: number, unidade: string) {
  const frase = `${rotulo}: de ${minimo} a ${maximo} ${unidade}.`;
  return z.int(frase).check(z.minimum(minimo, frase), z.maximum(maximo, frase));
}

import { somarDias, somarMeses } from '@domain/agenda/fuso.ts';
import { data } from '@domain/contracts/campos.ts';
import { lerReais } from '@domain/dinheiro.ts';
import { expandirPlantoes, type Horario, PADROES, type Padrao } from '@domain/plantao/padroes.ts';
import * as z from 'zod/mini';

/** When shifts are, as it is typed: one, or a series of them. */
export interface Quando {
  padrao: Padrao;
  dia: string;
  inicio: string;
  fim: string;
  /** Last day on which one of a series begins. */
  ate: string;
  /** Days of the week of a weekly series, 1 to 7. */
  dias: string[];
}

/** A night shift of a day; made a series, of a month. */
export const noiteDe = (dia: string): Quando => ({
  padrao: 'unico',
  dia,
  inicio: '19:00',
  fim: '07:00',
  ate: somarDias(somarMeses(dia, 1), -1),
  dias: [],
});

const hora = (rotulo: string) =>
  z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, `${rotulo}: informe, por exemplo, 19:00.`));

/** The contract of each field of when. */
export const camposDeQuando = {
  padrao: z.enum(Object.keys(PADROES) as [Padrao, ...Padrao[]]),
  dia: data,
  inicio: hora('Início'),
  fim: hora('Fim'),
  ate: data,
  dias: z.array(z.string()),
};

/** What a series needs besides, of a form that has these fields. */
export const serieCompleta = [
  z.refine<Quando>(({ padrao, dia, ate }) => padrao === 'unico' || ate >= dia, {
    error: 'Até: informe um dia depois do primeiro.',
    path: ['ate'],
  }),
  z.refine<Quando>(({ padrao, dias }) => padrao !== 'semanal' || dias.length > 0, {
    error: 'Dias: marque ao menos um dia da semana.',
    path: ['dias'],
  }),
] as const;

/** What a shift is worth, gross and in reais as typed; empty where it goes by what was agreed. */
export const valorDoPlantao = z.string().check(
  z.refine(
    (texto) => texto.trim() === '' || (lerReais(texto) ?? 0) > 0,
    'Valor: escreva em reais, por exemplo 1.200,00.',
  ),
  z.refine((texto) => (lerReais(texto) ?? 0) <= 10_000_000, 'Valor: no máximo R$ 100.000,00.'),
);

/** The hours of what was typed and checked, by the clock of a place. */
export function horariosDe(
  { padrao, dia, inicio, fim, ate, dias }: Quando,
  fuso: string,
): Horario[] {
  return expandirPlantoes({ padrao, dia, inicio, fim, ate, dias: dias.map(Number) }, fuso);
}

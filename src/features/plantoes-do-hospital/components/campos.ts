import { somarDias, somarMeses } from '@domain/agenda/fuso.ts';
import { data, linha, opcional } from '@domain/contracts/campos.ts';
import { lerReais } from '@domain/dinheiro.ts';
import { expandirPlantoes, type Horario, PADROES, type Padrao } from '@domain/plantao/padroes.ts';
import * as z from 'zod/mini';
import type { CamposDaVaga } from '../api/mutations.ts';

const hora = (rotulo: string) =>
  z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, `${rotulo}: informe, por exemplo, 19:00.`));

const DESISTENCIA = 'Desistência: informe de 0 a 720 horas.';

/** Checks what was typed of shifts to publish, each field with its sentence. */
export const vagaDigitadaSchema = z
  .object({
    padrao: z.enum(Object.keys(PADROES) as [Padrao, ...Padrao[]]),
    dia: data,
    inicio: hora('Início'),
    fim: hora('Fim'),
    ate: data,
    dias: z.array(z.string()),
    setor: opcional(linha('Setor', 2, 80)),
    especialidade: opcional(linha('Especialidade', 2, 80)),
    valor: z.string().check(
      z.refine(
        (texto) => texto.trim() === '' || (lerReais(texto) ?? 0) > 0,
        'Valor: escreva em reais, por exemplo 1.200,00.',
      ),
      z.refine((texto) => (lerReais(texto) ?? 0) <= 10_000_000, 'Valor: no máximo R$ 100.000,00.'),
    ),
    observacoes: opcional(linha('Observações', 2, 500)),
    desistencia: z.int(DESISTENCIA).check(z.gte(0, DESISTENCIA), z.lte(720, DESISTENCIA)),
  })
  .check(
    z.refine(({ padrao, dia, ate }) => padrao === 'unico' || ate >= dia, {
      error: 'Até: informe um dia depois do primeiro.',
      path: ['ate'],
    }),
    z.refine(({ padrao, dias }) => padrao !== 'semanal' || dias.length > 0, {
      error: 'Dias: marque ao menos um dia da semana.',
      path: ['dias'],
    }),
  );
export type VagaDigitada = z.input<typeof vagaDigitadaSchema>;
export type VagaConferida = z.output<typeof vagaDigitadaSchema>;

/** A night shift of a day, with nothing else said. */
export function vagaDe(dia: string): VagaDigitada {
  return {
    padrao: 'unico',
    dia,
    inicio: '19:00',
    fim: '07:00',
    ate: somarDias(somarMeses(dia, 1), -1),
    dias: [],
    setor: '',
    especialidade: '',
    valor: '',
    observacoes: '',
    desistencia: 24,
  };
}

/** The hours of the shifts that were typed, by the hospital's clock. */
export function horariosDaVaga(campos: VagaConferida, fuso: string): Horario[] {
  const { padrao, dia, inicio, fim, ate, dias } = campos;
  return expandirPlantoes({ padrao, dia, inicio, fim, ate, dias: dias.map(Number) }, fuso);
}

/** What is published besides the hours. */
export function camposDaVaga(campos: VagaConferida): CamposDaVaga {
  return {
    setor: campos.setor ?? null,
    especialidade: campos.especialidade ?? null,
    valor_centavos: lerReais(campos.valor),
    observacoes: campos.observacoes ?? null,
    desistencia_horas: campos.desistencia,
  };
}

import { linha, opcional } from '@domain/contracts/campos.ts';
import { lerReais } from '@domain/dinheiro.ts';
import * as z from 'zod/mini';
import {
  camposDeQuando,
  noiteDe,
  serieCompleta,
  valorDoPlantao,
} from '@/shared/plantoes/quando.ts';
import type { CamposDaVaga } from '../api/mutations.ts';

const DESISTENCIA = 'Desistência: informe de 0 a 720 horas.';

/** Checks what was typed of shifts to publish, each field with its sentence. */
export const vagaDigitadaSchema = z
  .object({
    ...camposDeQuando,
    setor: opcional(linha('Setor', 2, 80)),
    especialidade: opcional(linha('Especialidade', 2, 80)),
    valor: valorDoPlantao,
    observacoes: opcional(linha('Observações', 2, 500)),
    desistencia: z.int(DESISTENCIA).check(z.gte(0, DESISTENCIA), z.lte(720, DESISTENCIA)),
  })
  .check(...serieCompleta);
export type VagaDigitada = z.input<typeof vagaDigitadaSchema>;
export type VagaConferida = z.output<typeof vagaDigitadaSchema>;

/** A night shift of a day, with nothing else said. */
export function vagaDe(dia: string): VagaDigitada {
  return {
    ...noiteDe(dia),
    setor: '',
    especialidade: '',
    valor: '',
    observacoes: '',
    desistencia: 24,
  };
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

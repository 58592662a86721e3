import * as z from 'zod/mini';

const MAXIMO_DO_MOTIVO = 500;

/** Why a doctor opens a restricted record: 20 to 500 characters, without the spaces around them. */
export const motivoDeEmergenciaSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(20, 'Descreva a emergência em pelo menos 20 caracteres.'),
    z.maxLength(MAXIMO_DO_MOTIVO, `Use no máximo ${MAXIMO_DO_MOTIVO} caracteres.`),
  );

/** Why a record is restricted, or why the restriction ends: 3 to 500 characters. */
export const motivoDeRestricaoSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(3, 'Escreva o motivo.'),
    z.maxLength(MAXIMO_DO_MOTIVO, `Use no máximo ${MAXIMO_DO_MOTIVO} caracteres.`),
  );

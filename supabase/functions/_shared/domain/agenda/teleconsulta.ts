import * as z from 'zod/mini';

/** The longest link that the database keeps. */
const LINK_NO_MAXIMO = 500;
/** The same as the constraints of the database: a secure address, with nothing that could end it. */
const ENDERECO = /^https:\/\/[^\s<>"]+$/;

/**
 * Where a teleconsultation happens, as it is typed: the whole secure address of a video room, 500
 * characters at most, or nothing. A kind of appointment has one, and an appointment may have its own.
 */
export const linkDaTeleconsultaSchema = z.string().check(
  z.trim(),
  z.maxLength(LINK_NO_MAXIMO, `Link: use no máximo ${LINK_NO_MAXIMO} letras.`),
  z.refine(
    (link) => link === '' || ENDERECO.test(link),
    'Link: cole o endereço inteiro, que começa com https://',
  ),
);

/**
 * Returns the video room of an appointment: its own, else that of its kind; null when neither has
 * one.
 */
export function salaDeVideo(
  agendamento: { readonly link_da_teleconsulta: string | null },
  tipo: { readonly link_da_teleconsulta: string | null } | undefined,
): string | null {
  return agendamento.link_da_teleconsulta ?? tipo?.link_da_teleconsulta ?? null;
}

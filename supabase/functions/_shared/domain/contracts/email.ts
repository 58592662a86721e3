import * as z from 'zod/mini';
import { semCaractereInvalido } from '../texto.ts';

const EMAIL = /^[^\s@<>()",;:\\[\]]+@[^\s@<>()",;:\\[\]]+\.[^\s@<>()",;:\\[\]]{2,}$/;

/** An e-mail address, in a file of its own because the sign-in screen needs no other field. */
export const email = z.string('E-mail: informe um endereço.').check(
  z.overwrite((texto) => texto.trim().toLowerCase()),
  // Stops at a text that is too long: the expression over it may take seconds.
  z.maxLength(254, { error: 'E-mail: endereço longo demais.', abort: true }),
  z.refine(semCaractereInvalido, 'E-mail: remova os caracteres inválidos.'),
  z.regex(EMAIL, 'E-mail: confira o endereço, por exemplo nome@clinica.com.br.'),
);

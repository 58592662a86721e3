import * as z from 'zod/mini';
import { semCaractereInvalido } from '../texto.ts';

const EMAIL = /^[^\s@<>()",;:\\[\]]+@[^\s@<>()",;:\\[\]]+\.[^\s@<>()",;:\\[\]]{2,}$/;

/** An e-mail address. Apart from the other fields: the sign-in screen needs only this one. */
export const email = z.string('E-mail: informe um endereço.').check(
  z.overwrite((texto) => texto.trim().toLowerCase()),
  // What is too long is looked at no further: the expression over it may take seconds.
  z.maxLength(254, { error: 'E-mail: endereço longo demais.', abort: true }),
  z.refine(semCaractereInvalido, 'E-mail: retire os caracteres inválidos.'),
  z.regex(EMAIL, 'E-mail: confira o endereço, por exemplo nome@clinica.com.br.'),
);

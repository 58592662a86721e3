import * as z from 'zod/mini';
import { dataExiste } from '../datas.ts';
import { cnpjValido, normalizarCnpj } from '../documentos/cnpj.ts';
import { cnsValido } from '../documentos/cns.ts';
import { cpfValido } from '../documentos/cpf.ts';
import { crmComFormatoValido, normalizarCrm, UFS, ufDoCrm } from '../documentos/crm.ts';
import { semCaractereInvalido, somenteDigitos, textoAVista } from '../texto.ts';

/**
 * Fields that several contracts share. Each accepts what a person types (mask, spaces, any case)
 * and yields what is stored; each message is the sentence shown under the field.
 */

/** Reads a text of one line: trimmed, inner spaces single, nothing out of sight. */
export function linha(rotulo: string, minimo: number, maximo: number) {
  return z.string(`${rotulo}: informe um texto.`).check(
    z.overwrite((texto) => texto.replace(/\s+/g, ' ').trim()),
    z.refine(textoAVista, `${rotulo}: remova os caracteres inválidos.`),
    z.minLength(
      minimo,
      minimo <= 1 ? `${rotulo}: preencha este campo.` : `${rotulo}: use ao menos ${minimo} letras.`,
    ),
    // Stops at a text that is too long: expressions over it may take seconds.
    z.maxLength(maximo, { error: `${rotulo}: use no máximo ${maximo} letras.`, abort: true }),
  );
}

/** A person's full name: two words at least. */
export const nomeCompleto = linha('Nome', 3, 120).check(
  z.refine((nome) => /\p{L}\S*\s+\S*\p{L}/u.test(nome), 'Nome: informe nome e sobrenome.'),
);

/** The name of a clinic or hospital. */
export const nomeDaInstituicao = linha('Nome', 2, 160);

/** At least 8 characters with letters and digits; 72 bytes at most, where bcrypt stops reading. */
export const senhaNova = z.string('Senha: informe uma senha.').check(
  z.minLength(8, 'Senha: use ao menos 8 caracteres.'),
  z.refine(semCaractereInvalido, 'Senha: remova os caracteres inválidos.'),
  z.refine((s) => /\p{L}/u.test(s) && /\d/.test(s), 'Senha: misture letras e números.'),
  z.refine((s) => new TextEncoder().encode(s).length <= 72, 'Senha: use no máximo 72 caracteres.'),
);

export const cpf = z
  .string('CPF: informe os 11 dígitos.')
  .check(
    z.maxLength(20, 'CPF: informe os 11 dígitos.'),
    z.overwrite(somenteDigitos),
    z.refine(cpfValido, 'CPF: os dígitos não conferem. Verifique o número.'),
  );

export const cnpj = z
  .string('CNPJ: informe os 14 caracteres.')
  .check(
    z.maxLength(24, 'CNPJ: informe os 14 caracteres.'),
    z.overwrite(normalizarCnpj),
    z.refine(cnpjValido, 'CNPJ: os dígitos não conferem. Verifique o número.'),
  );

export const cns = z
  .string('CNS: informe os 15 dígitos.')
  .check(
    z.maxLength(24, 'CNS: informe os 15 dígitos.'),
    z.overwrite(somenteDigitos),
    z.refine(cnsValido, 'CNS: os dígitos não conferem. Verifique o número.'),
  );

export const crm = z.string('CRM: informe o número.').check(
  z.maxLength(20, 'CRM: número longo demais.'),
  z.overwrite(normalizarCrm),
  z.refine(
    (numero) => ufDoCrm(numero) === undefined,
    'CRM: o estado escrito com o número não é o informado. Confira os dois.',
  ),
  z.refine(crmComFormatoValido, 'CRM: informe só o número, por exemplo 123456.'),
);

export const uf = z.enum(UFS, 'UF: escolha o estado.');

/** Brazilian phone with area code: 10 digits (fixed) or 11 (mobile, starting with 9). */
export const telefone = z.string('Telefone: informe DDD e número.').check(
  z.maxLength(24, 'Telefone: informe DDD e número.'),
  z.overwrite((texto) => somenteDigitos(texto).replace(/^55(?=\d{10,11}$)/, '')),
  z.regex(
    /^[1-9][1-9](9\d{8}|[2-5]\d{7})$/,
    'Telefone: informe DDD e número, por exemplo (11) 98765-4321.',
  ),
);

/** A calendar date `AAAA-MM-DD` that exists. */
export const data = z
  .string('Data: informe dia, mês e ano.')
  .check(z.refine(dataExiste, 'Data: confira dia, mês e ano.'));

/** No living person was born before this day; the tables say the same. */
const NASCIMENTO_MAIS_ANTIGO = '1890-01-01';

/** A date of birth. Whoever has a clock refuses one in the future. */
export const dataDeNascimento = data.check(
  z.refine((dia) => dia >= NASCIMENTO_MAIS_ANTIGO, 'Data: confira o ano de nascimento.'),
);

/** Makes a field that may be absent, null or empty; empty means null. */
export function opcional<T extends z.core.$ZodType>(campo: T) {
  return z.optional(
    z.nullable(
      z.pipe(
        z.transform((valor) => (valor === '' ? null : valor)),
        z.nullable(campo),
      ),
    ),
  );
}

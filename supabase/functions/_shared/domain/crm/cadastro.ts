import * as z from 'zod/mini';
import { data, linha, opcional, telefone } from '../contracts/campos.ts';
import { email } from '../contracts/email.ts';
import { ORIGENS } from './contato.ts';

const MAXIMO_DE_ETIQUETAS = 10;

/** Reads tags typed with commas: each once, in lower case. */
const etiquetas = z.pipe(
  z.pipe(
    z.string(),
    z.transform((texto) => [
      ...new Set(
        texto
          .split(',')
          .map((etiqueta) => etiqueta.replace(/\s+/g, ' ').trim().toLowerCase())
          .filter(Boolean),
      ),
    ]),
  ),
  z
    .array(z.string().check(z.maxLength(30, 'Etiquetas: use no máximo 30 letras em cada.')))
    .check(z.maxLength(MAXIMO_DE_ETIQUETAS, 'Etiquetas: use no máximo 10.')),
);

const origem = z.enum(ORIGENS, 'Origem: escolha uma opção.');

/** What is kept of anybody in the CRM. */
export const cartaoSchema = z.object({
  origem,
  responsavel_id: opcional(z.uuid('Responsável: escolha alguém da lista.')),
  proximo_contato: opcional(data),
  etiquetas,
});
export type DadosDoCartao = z.infer<typeof cartaoSchema>;

/** A person who is no patient yet: a name, and a phone or an e-mail. */
export const leadSchema = z
  .object({
    ...cartaoSchema.shape,
    nome: linha('Nome', 2, 120),
    telefone: opcional(telefone),
    email: opcional(email),
  })
  .check(
    z.refine((lead) => Boolean(lead.telefone ?? lead.email), {
      error: 'Informe um telefone ou um e-mail.',
      path: ['telefone'],
    }),
  );
export type DadosDoLead = z.infer<typeof leadSchema>;

/** Something to do about a person. */
export const tarefaSchema = z.object({
  titulo: linha('Tarefa', 3, 120),
  vence_em: data,
  responsavel_id: opcional(z.uuid('Responsável: escolha alguém da lista.')),
});
export type DadosDaTarefa = z.infer<typeof tarefaSchema>;

/** A step of the contact protocol of a kind of appointment. */
export const passoSchema = z.object({
  tipo_id: z.uuid('Tipo de atendimento: escolha um da lista.'),
  dias: z
    .number('Dias: informe um número inteiro.')
    .check(
      z.refine(Number.isInteger, 'Dias: informe um número inteiro.'),
      z.minimum(-60, 'Dias: até 60 antes.'),
      z.maximum(365, 'Dias: até 365 depois.'),
    ),
  titulo: linha('O que fazer', 3, 120),
});
export type DadosDoPasso = z.infer<typeof passoSchema>;

import { CANAIS, FINALIDADES, ORIGENS } from '@domain/crm/contato.ts';
import { ESTAGIOS } from '@domain/crm/estagios.ts';
import * as z from 'zod/mini';

const texto = z.nullable(z.string());

/** A person of the CRM as the board and the list show them. */
export const cartaoSchema = z.object({
  id: z.uuid(),
  paciente_id: texto,
  nome: z.string(),
  telefone: texto,
  email: texto,
  origem: z.enum(ORIGENS),
  estagio: z.enum(ESTAGIOS),
  estagio_desde: z.string(),
  estagio_por: z.enum(['pessoa', 'fato']),
  responsavel_id: texto,
  etiquetas: z.array(z.string()),
  proximo_contato: texto,
  ultima_visita_em: texto,
  proximo_atendimento: texto,
  tarefas_abertas: z.number(),
  criado_em: z.string(),
  /** Of a patient who died: nobody is contacted about the card. */
  data_obito: texto,
  /** Counts saves of its form: the next one names it. */
  revisao: z.number(),
});
export type Cartao = z.infer<typeof cartaoSchema>;

export const contagemSchema = z.object({ estagio: z.enum(ESTAGIOS), quantas: z.number() });

export const colegaSchema = z.object({ id: z.uuid(), nome: z.string() });
export type Colega = z.infer<typeof colegaSchema>;

const autorSchema = z.nullable(z.object({ nome: z.string() }));

export const notaSchema = z.object({
  id: z.uuid(),
  texto: z.string(),
  criado_em: z.string(),
  autor: autorSchema,
});
export type Nota = z.infer<typeof notaSchema>;

export const eventoSchema = z.object({
  id: z.uuid(),
  de: z.nullable(z.enum(ESTAGIOS)),
  para: z.enum(ESTAGIOS),
  por: z.enum(['pessoa', 'fato']),
  motivo: texto,
  ocorrido_em: z.string(),
  autor: autorSchema,
});
export type Evento = z.infer<typeof eventoSchema>;

export const tarefaSchema = z.object({
  id: z.uuid(),
  titulo: z.string(),
  vence_em: z.string(),
  responsavel_id: texto,
  feita_em: texto,
  cancelada_em: texto,
  oportunidade_id: z.uuid(),
  passo: z.nullable(z.object({ dias: z.number() })),
  oportunidade: z.object({
    nome: texto,
    paciente: z.nullable(z.object({ nome: z.string(), nome_social: texto })),
  }),
});
export type Tarefa = z.infer<typeof tarefaSchema>;

/** Whom a task is about. */
export function pessoaDaTarefa({ oportunidade: { nome, paciente } }: Tarefa): string {
  return paciente?.nome_social ?? paciente?.nome ?? nome ?? '';
}

export const consentimentoSchema = z.object({
  id: z.uuid(),
  canal: z.enum(CANAIS),
  finalidade: z.enum(FINALIDADES),
  como: z.string(),
  origem: z.enum(['paciente', 'equipe']),
  dado_em: z.string(),
  retirado_em: texto,
  origem_da_retirada: z.nullable(z.enum(['paciente', 'equipe'])),
});
export type Consentimento = z.infer<typeof consentimentoSchema>;

/** Somebody on a list of whom to contact; `ordem` is where the next page begins. */
export const contatoSchema = z.object({
  paciente_id: z.uuid(),
  nome: z.string(),
  contato: z.string(),
  ultima_visita: texto,
  aniversario: texto,
  ordem: z.string(),
});
export type Contato = z.infer<typeof contatoSchema>;

/** The same with the id of the card in the CRM; null for who has none yet. */
export interface ContatoComCartao extends Contato {
  cartao: string | null;
}

export const cartaoDoContatoSchema = z.object({ id: z.uuid(), paciente_id: z.uuid() });

export const conversaoSchema = z.object({
  origem: z.enum(ORIGENS),
  total: z.number(),
  contato: z.number(),
  agendado: z.number(),
  compareceu: z.number(),
  em_tratamento: z.number(),
});

export const tipoComPassosSchema = z.object({
  id: z.uuid(),
  nome: z.string(),
  passos: z.array(
    z.object({ id: z.uuid(), dias: z.number(), titulo: z.string(), ativo: z.boolean() }),
  ),
});
export type TipoComPassos = z.infer<typeof tipoComPassosSchema>;

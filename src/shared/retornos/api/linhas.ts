import * as z from 'zod/mini';

const texto = z.nullable(z.string());

/** Parts of the worklist, as the database names them. */
export type Faixa = 'atrasados' | 'hoje' | 'proximos' | 'depois' | 'sem_data' | 'encerrados';

/** A planned return in the worklist. Reason and entry are empty for who does not read records. */
export const retornoSchema = z.object({
  id: z.uuid(),
  paciente_id: z.uuid(),
  paciente_nome: z.string(),
  telefone: texto,
  tem_conta: z.boolean(),
  medico_id: z.uuid(),
  medico_nome: z.string(),
  prevista_para: texto,
  motivo: z.string(),
  origem_id: z.nullable(z.uuid()),
  status: z.enum(['pendente', 'cumprido', 'dispensado']),
  desde: z.string(),
  encerrado_em: texto,
  motivo_da_dispensa: texto,
  proximo_agendamento: texto,
});
export type Retorno = z.infer<typeof retornoSchema>;

/** One part of the worklist: how many stand in it, and how many of them nobody has booked yet. */
export const contagemSchema = z.object({
  faixa: z.enum(['atrasados', 'hoje', 'proximos', 'depois', 'sem_data']),
  quantos: z.number(),
  a_chamar: z.number(),
});
export type ContagemDeRetornos = z.infer<typeof contagemSchema>;

export const medicoSchema = z.object({ medico: z.object({ id: z.uuid(), nome: z.string() }) });

export const retornoDaEvolucaoSchema = z.object({
  id: z.uuid(),
  prevista_para: z.nullable(z.string()),
  motivo: z.string(),
  status: z.enum(['proposto', 'pendente', 'cumprido', 'dispensado', 'retirado']),
});
/** A return that an entry planned. */
export type RetornoDaEvolucao = z.infer<typeof retornoDaEvolucaoSchema>;

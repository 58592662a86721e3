import { anexoSchema, COLUNAS_DO_ANEXO } from '@domain/contracts/anexos.ts';
import { colunas } from '@domain/contracts/colunas.ts';
import * as z from 'zod/mini';

/** What a conversation is about. Staff never reads the clinical one. */
export const ASSUNTOS = ['administrativo', 'clinico'] as const;
export type Assunto = (typeof ASSUNTOS)[number];
export const ROTULO_DO_ASSUNTO: Readonly<Record<Assunto, string>> = {
  administrativo: 'Administrativo',
  clinico: 'Clínico',
};

/** Who speaks: the clinic (doctor or staff) or the patient's account. */
export const LADOS = ['clinica', 'paciente'] as const;
export type Lado = (typeof LADOS)[number];

/** Longest message, in characters. */
export const TAMANHO_DA_MENSAGEM = 4000;

const quando = z.nullable(z.string());

/** Counters and receipts of one conversation. */
export const situacaoSchema = z.object({
  id: z.uuid(),
  clinica_id: z.uuid(),
  paciente_id: z.uuid(),
  assunto: z.enum(ASSUNTOS),
  ultimo_numero: z.number(),
  lida_pela_clinica_ate: z.number(),
  lida_pela_clinica_em: quando,
  lida_pelo_paciente_ate: z.number(),
  lida_pelo_paciente_em: quando,
  responder_ate: quando,
});
export type SituacaoDaConversa = z.infer<typeof situacaoSchema>;
export const COLUNAS_DA_SITUACAO = colunas(situacaoSchema);

export const mensagemSchema = z.object({
  id: z.uuid(),
  numero: z.number(),
  lado: z.enum(LADOS),
  autor_id: z.uuid(),
  autor_nome: z.string(),
  texto: z.string(),
  criada_em: z.string(),
  /** Absent from what the call that sends it answers: it is read again with the conversation. */
  anexos: z._default(z.array(anexoSchema), []),
});
export type Mensagem = z.infer<typeof mensagemSchema>;
export const COLUNAS_DA_MENSAGEM = colunas(mensagemSchema, {
  anexos: `anexos(${COLUNAS_DO_ANEXO})`,
});

/** A conversation as the list of a clinic shows it. */
export const conversaListadaSchema = z.object({
  id: z.uuid(),
  paciente_id: z.uuid(),
  paciente_nome: z.string(),
  assunto: z.enum(ASSUNTOS),
  ultima_em: z.string(),
  ultimo_lado: z.enum(LADOS),
  previa: z.string(),
  nao_lidas: z.number(),
  responder_ate: quando,
});
export type ConversaListada = z.infer<typeof conversaListadaSchema>;

/** A conversation as the patient's account sees it; without an id it was not begun. */
export const conversaDaContaSchema = z.object({
  id: z.nullable(z.uuid()),
  paciente_id: z.uuid(),
  paciente_nome: z.string(),
  clinica_id: z.uuid(),
  clinica_nome: z.string(),
  assunto: z.enum(ASSUNTOS),
  ultima_em: quando,
  ultimo_lado: z.nullable(z.enum(LADOS)),
  previa: z.nullable(z.string()),
  nao_lidas: z.number(),
  prazo_horas: z.number(),
});
export type ConversaDaConta = z.infer<typeof conversaDaContaSchema>;

export const contagemSchema = z.object({
  nao_lidas: z.number(),
  sem_resposta: z.number(),
  atrasadas: z.number(),
});
export type ContagemDeConversas = z.infer<typeof contagemSchema>;

/** Within how many hours a clinic means to answer. */
export const prazosSchema = z.object({
  prazo_administrativo_horas: z.number(),
  prazo_clinico_horas: z.number(),
});
export type PrazosDeResposta = z.infer<typeof prazosSchema>;
/** The answer times of a clinic that set none; the database has the same. */
export const PRAZOS_DE_RESPOSTA: PrazosDeResposta = {
  prazo_administrativo_horas: 24,
  prazo_clinico_horas: 48,
};

export const respostaSchema = z.object({
  id: z.uuid(),
  titulo: z.string(),
  texto: z.string(),
  /** Counts saves: the next one names it. */
  revisao: z.number(),
});
export type RespostaRapida = z.infer<typeof respostaSchema>;

const anexoNaFilaSchema = z.object({ id: z.uuid(), nome: z.string() });
/** A file of a message: uploaded and checked before the message is sent. */
export type AnexoNaFila = z.infer<typeof anexoNaFilaSchema>;

/** A message on its way, kept on this device until the server has it. */
export const mensagemNaFilaSchema = z.object({
  id: z.uuid(),
  conversaId: z.uuid(),
  texto: z.string(),
  anexos: z.array(anexoNaFilaSchema),
});
export type MensagemNaFila = z.infer<typeof mensagemNaFilaSchema>;

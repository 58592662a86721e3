import * as z from 'zod/mini';
import { SECOES_DA_EVOLUCAO } from '../prontuario.ts';
import { NOMES_DOS_SINAIS } from '../sinais-vitais.ts';
import { semCaractereInvalido } from '../texto.ts';

/** The scribe: what was said in a visit, and what is suggested of it for the note. */

/** About two hours of speech. */
export const MAXIMO_DA_TRANSCRICAO = 100_000;
/** Of one part of a recording; a part is cut long before. */
export const MAXIMO_DO_AUDIO = 8 * 1024 * 1024;
/** What a body may weigh around the longest transcript. */
export const MAXIMO_DO_CORPO_DO_ESCRIBA = 512 * 1024;

export const ORIGENS_DA_TRANSCRICAO = ['ditado', 'gravado', 'digitado'] as const;
export type OrigemDaTranscricao = (typeof ORIGENS_DA_TRANSCRICAO)[number];

/** What a patient answered; who consented may take it back at any time. */
export const DECISOES_SOBRE_O_ESCRIBA = ['consentiu', 'recusou', 'retirou'] as const;
export type DecisaoSobreOEscriba = (typeof DECISOES_SOBRE_O_ESCRIBA)[number];

const id = (rotulo: string) => z.uuid(`${rotulo}: identificador inválido.`);
const idOuNada = (rotulo: string) => z.optional(z.nullable(id(rotulo)));

const CURTA = 'Transcrição: é curta demais. Dite, grave ou cole o que foi dito.';

/** `POST /ai/escriba`. */
export const pedidoDoEscribaSchema = z.strictObject({
  /** The draft or the attendance that is being written; its id is made on the device. */
  visita_id: id('Atendimento'),
  /** The active clinic, and the patient in it; neither on call. */
  clinica_id: idOuNada('Clínica'),
  paciente_id: idOuNada('Paciente'),
  origem: z.enum(ORIGENS_DA_TRANSCRICAO, 'Origem: diga se foi ditada, gravada ou digitada.'),
  /** Day of the visit, from which a planned return is counted. */
  dia: z.iso.date('Dia: use AAAA-MM-DD.'),
  transcricao: z.string('Transcrição: envie um texto.').check(
    z.maxLength(MAXIMO_DA_TRANSCRICAO, {
      error: `Transcrição: use no máximo ${MAXIMO_DA_TRANSCRICAO.toLocaleString('pt-BR')} letras.`,
      abort: true,
    }),
    z.refine((texto) => (texto.match(/\p{L}/gu) ?? []).length >= 10, CURTA),
    z.refine(
      (texto) => semCaractereInvalido(texto.replace(/[\n\r\t]/g, '')),
      'Transcrição: remova os caracteres inválidos.',
    ),
  ),
});

/** `POST /ai/escriba/audio`: whose recording it is; the body is the sound itself. */
export const consultaDoAudioSchema = z.strictObject({
  visita_id: id('Atendimento'),
  clinica_id: z.optional(id('Clínica')),
  paciente_id: z.optional(id('Paciente')),
});

export const TIPOS_DE_AUDIO = ['audio/webm', 'audio/mp4', 'audio/ogg', 'audio/wav'] as const;

export const respostaDoAudioSchema = z.object({
  /** Empty where no voice was heard. */
  texto: z.string(),
  modelo: z.string(),
});

const trechoSchema = z.object({ inicio: z.int(), fim: z.int() });
/** A place of the transcript, in UTF-16 units of the text as it was sent. */
export type TrechoDito = z.infer<typeof trechoSchema>;

const comum = {
  /** Within its request. */
  id: z.string(),
  /** What is accepted, as it goes into the note. */
  texto: z.string(),
  /** The words that it comes from: at least one place. */
  trechos: z.array(trechoSchema).check(z.minLength(1)),
  por: z.enum(['regras', 'modelo']),
};

export const SITUACOES_DO_MEDICAMENTO = ['em_uso', 'prescrever', 'nao_dito'] as const;

export const sugestaoSchema = z.discriminatedUnion('tipo', [
  z.object({
    ...comum,
    tipo: z.literal('texto'),
    secao: z.enum(SECOES_DA_EVOLUCAO.map(({ campo }) => campo)),
  }),
  z.object({
    ...comum,
    tipo: z.literal('problema'),
    codigo: z.nullable(z.object({ codigo: z.string(), nome: z.string() })),
  }),
  z.object({
    ...comum,
    tipo: z.literal('medicamento'),
    situacao: z.enum(SITUACOES_DO_MEDICAMENTO),
  }),
  z.object({ ...comum, tipo: z.literal('alergia') }),
  z.object({
    ...comum,
    tipo: z.literal('sinal'),
    sinal: z.enum([...NOMES_DOS_SINAIS]),
    valor: z.number(),
  }),
  z.object({ ...comum, tipo: z.literal('retorno'), data: z.iso.date() }),
]);
export type Sugestao = z.infer<typeof sugestaoSchema>;

export const respostaDoEscribaSchema = z.object({
  /** Of the log: by it what became of each suggestion is recorded. */
  id: z.uuid(),
  sugestoes: z.array(sugestaoSchema),
  provedor: z.object({
    nome: z.string(),
    /** Null where rules alone suggest. */
    modelo: z.nullable(z.string()),
    versao: z.string(),
  }),
  /** How many suggestions of the model were left out, since the transcript does not say them. */
  retiradas: z.int(),
  /** Why the model that was asked does not suggest; the rules stand alone. */
  queda: z.optional(z.string()),
  aviso: z.string(),
});
export type RespostaDoEscriba = z.infer<typeof respostaDoEscribaSchema>;

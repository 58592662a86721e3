import * as z from 'zod/mini';
import { semCaractereInvalido } from '../texto.ts';

/** The assistant: what is asked, what it answers, and what is kept of its use. */

export const MAXIMO_DA_PERGUNTA = 4000;
export const MAXIMO_DA_RESPOSTA = 20_000;

/** Where a question is asked from. */
export const CONTEXTOS_DO_ASSISTENTE = ['general', 'plantao', 'prontuario', 'prescricao'] as const;
export type ContextoDoAssistente = (typeof CONTEXTOS_DO_ASSISTENTE)[number];

function texto(rotulo: string, maximo: number) {
  const curto = `${rotulo}: escreva ao menos 3 letras.`;
  return z.string(`${rotulo}: envie um texto.`).check(
    z.trim(),
    z.maxLength(maximo, {
      error: `${rotulo}: use no máximo ${maximo.toLocaleString('pt-BR')} letras.`,
      abort: true,
    }),
    z.minLength(3, curto),
    z.refine(
      (valor) => semCaractereInvalido(valor.replace(/[\n\r\t]/g, '')),
      `${rotulo}: remova os caracteres inválidos.`,
    ),
  );
}

const FRASE_DO_CONTEXTO = `Contexto: use ${CONTEXTOS_DO_ASSISTENTE.join(', ')}.`;
const contexto = z._default(z.enum(CONTEXTOS_DO_ASSISTENTE, FRASE_DO_CONTEXTO), 'general');
const id = (rotulo: string) => z.optional(z.nullable(z.uuid(`${rotulo}: identificador inválido.`)));

/** `POST /ai/medical-assistant`. */
export const perguntaSchema = z.strictObject({
  prompt: texto('Pergunta', MAXIMO_DA_PERGUNTA),
  context: contexto,
  /** The conversation that it continues, made on the device; absent, a new one. */
  conversa_id: id('Conversa'),
  /** The active clinic. */
  clinica_id: id('Clínica'),
  /** Whom it is about, in that clinic: the name is known, and taken out. */
  paciente_id: id('Paciente'),
  /** Whether the summary of that patient's record is read for it; the opening is logged. */
  prontuario: z.optional(z.nullable(z.boolean('Prontuário: envie sim ou não.'))),
});

/** `POST /ai/simple`. */
export const perguntaSimplesSchema = z.strictObject({
  prompt: texto('Pergunta', MAXIMO_DA_PERGUNTA),
  context: contexto,
  clinica_id: id('Clínica'),
});

/** `POST /ai/validate-response`. */
export const pedidoDeVerificacaoSchema = z.strictObject({
  question: texto('Pergunta', MAXIMO_DA_PERGUNTA),
  response: texto('Resposta', MAXIMO_DA_RESPOSTA),
  /** The active clinic. */
  clinica_id: id('Clínica'),
  /** In that clinic: the answer is held against the summary of the record too; the opening is logged. */
  paciente_id: id('Paciente'),
  /** The conversation in which the answer was given; absent, a new one. */
  conversa_id: id('Conversa'),
  /** Whether a model is asked what it thinks, where there is one and it may be. */
  opiniao: z.optional(z.nullable(z.boolean('Opinião: envie sim ou não.'))),
});

const verificacaoSchema = z.object({
  estado: z.enum(['conferida', 'corrigida', 'parcial', 'pendente']),
  documento: z.optional(z.string()),
  ressalva: z.optional(z.string()),
});

const fonteSchema = z.object({
  id: z.string(),
  titulo: z.string(),
  ano: z.nullish(z.number()),
  orgao: z.nullish(z.string()),
  url: z.nullish(z.string()),
  doi: z.nullish(z.string()),
  conferencia: z.enum(['conferida', 'transcricao', 'existencia', 'memoria']),
});

/** A row of `buscar_passagens`. */
export const passagemAchadaSchema = z.object({
  id: z.string(),
  documento_id: z.string(),
  titulo: z.string(),
  texto: z.string(),
  condicao: z.string(),
  fontes: z.array(fonteSchema),
  ferramentas: z.array(z.string()),
  versao: z.string(),
  validade: z.string(),
  verificacao: z.enum(['conferida', 'parcial', 'pendente']),
});
export type PassagemAchada = z.infer<typeof passagemAchadaSchema>;

const bandeiraSchema = z.object({
  id: z.string(),
  frase: z.string(),
  acao: z.string(),
  numero_de_servico: z.nullable(z.string()),
  fonte: z.string(),
});

const trechoSchema = z.object({
  /** How the text cites it: `[1]`. */
  n: z.int(),
  passagem: z.string(),
  condicao: z.string(),
  titulo: z.string(),
  frases: z.array(z.object({ texto: z.string(), fontes: z.array(z.string()) })),
  fontes: z.array(fonteSchema),
  versao: z.string(),
  validade: z.string(),
  /** Past its date. */
  vencida: z.boolean(),
  verificacao: z.enum(['conferida', 'parcial', 'pendente']),
});
export type TrechoDaResposta = z.infer<typeof trechoSchema>;

const fatoSchema = z.object({
  tipo: z.enum(['interacao', 'dose']),
  frase: z.string(),
  conduta: z.nullable(z.string()),
  fonte: z.string(),
  verificacao: verificacaoSchema,
});
/** What a table of the clinical engine says of what the question names. */
export type FatoDoMotor = z.infer<typeof fatoSchema>;

const provedorSchema = z.object({
  nome: z.string(),
  /** Null where no model answers. */
  modelo: z.nullable(z.string()),
  versao: z.string(),
});

const redacaoSchema = z.object({
  /** Sentences that a passage they cite says; `citadas` are numbers of `trechos`. */
  frases: z.array(
    z.object({ texto: z.string(), citadas: z.array(z.int()), ressalvas: z.array(z.string()) }),
  ),
  /** Why sentences were withheld, a reason each. */
  retiradas: z.array(z.string()),
});
/** What a model wrote, as far as it could be held against its sources. */
export type RedacaoDoModelo = z.infer<typeof redacaoSchema>;

const resultadoSchema = z.object({
  /** How the text cites it, in one row with the passages: `[6]`. */
  n: z.int(),
  ferramenta: z.string(),
  titulo: z.string(),
  /** What the tool says; of it a model repeats, and adds nothing. */
  frases: z.array(z.string()),
  fonte: z.nullable(z.string()),
  verificacao: z.nullable(verificacaoSchema),
});
/** What a calculator, a table or the summary of a record answered. */
export type ResultadoDeFerramenta = z.infer<typeof resultadoSchema>;

/** What is answered, and kept with the question. */
export const corpoDaRespostaSchema = z.object({
  situacao: z.enum(['respondida', 'so_tabelas', 'sem_fonte']),
  /** The whole as text, with its citations. */
  texto: z.string(),
  bandeiras: z.array(bandeiraSchema),
  trechos: z.array(trechoSchema),
  /** The nearest passages to a question that none answers: offered, not said. Absent where there are none. */
  proximas: z.optional(z.array(trechoSchema)),
  fatos: z.array(fatoSchema),
  ferramentas: z.array(
    z.object({
      id: z.string(),
      nome: z.string(),
      resumo: z.string(),
      tipo: z.enum(['calculadora', 'escore']),
    }),
  ),
  provedor: provedorSchema,
  /** The question before, where this one was answered as going on from it. */
  continua: z.optional(z.string()),
  /** The model that compared the question by meaning; absent where words alone found the passages. */
  vetores: z.optional(z.string()),
  /** Of tools that were used; absent where none was. */
  resultados: z.optional(z.array(resultadoSchema)),
  /** Only where a model answers. */
  redacao: z.optional(redacaoSchema),
  /** Why the model that was asked does not answer; the local answer stands in its place. */
  queda: z.optional(z.string()),
});
export type CorpoDaResposta = z.infer<typeof corpoDaRespostaSchema>;

export const respostaDoAssistenteSchema = z.extend(corpoDaRespostaSchema, {
  /** Of the log: by it the use is recorded. */
  id: z.uuid(),
  conversa_id: z.uuid(),
  /** The question as it was kept and searched: without what names somebody. */
  pergunta: z.string(),
  aviso: z.string(),
  revisao: z.string(),
});
export type RespostaDoAssistente = z.infer<typeof respostaDoAssistenteSchema>;

/**
 * What a stream of `POST /ai/medical-assistant` says, a JSON an event: the answer of the base at once,
 * what a model wrote as far as it was held against its sources (each time all of it), and the whole.
 */
export const eventoDaRespostaSchema = z.discriminatedUnion('tipo', [
  z.object({ tipo: z.literal('base'), resposta: respostaDoAssistenteSchema }),
  z.object({
    tipo: z.literal('modelo'),
    redacao: redacaoSchema,
    resultados: z.array(resultadoSchema),
  }),
  z.object({ tipo: z.literal('fim'), resposta: respostaDoAssistenteSchema }),
]);
/** Said of an answer that whoever asked stopped. */
export const RESPOSTA_PARADA =
  'Você parou a resposta do modelo: pode faltar o que ele ainda diria.';
export type EventoDaResposta = z.infer<typeof eventoDaRespostaSchema>;

export const respostaSimplesSchema = z.object({
  id: z.uuid(),
  situacao: z.enum(['respondida', 'so_tabelas', 'sem_fonte']),
  resposta: z.string(),
  referencias: z.array(z.string()),
  provedor: provedorSchema,
  /** As in the whole answer. */
  queda: z.optional(z.string()),
  aviso: z.string(),
});

export const CODIGOS_DE_ALERTA = [
  'citacao.desconhecida',
  'numero.sem_fonte',
  'dose',
  'interacao',
  'contraindicacao',
  'contradiz_a_fonte',
  'contradiz_o_prontuario',
  'cid.desconhecido',
  'certeza',
  'emergencia.omitida',
  'medicamento.desconhecido',
] as const;

const alertaSchema = z.object({
  codigo: z.enum(CODIGOS_DE_ALERTA),
  gravidade: z.enum(['impede', 'chama_atencao', 'informa']),
  /** The sentence of the answer that it is about; empty where it is about the whole. */
  frase: z.string(),
  motivo: z.string(),
  fonte: z.nullable(z.string()),
});
/** What is wrong with a sentence of an answer, or asks for a look. */
export type AlertaDaResposta = z.infer<typeof alertaSchema>;

export const laudoDaRespostaSchema = z.object({
  valido: z.boolean(),
  alertas: z.array(alertaSchema),
  confianca: z.enum(['alta', 'media', 'baixa', 'indeterminada']),
  /** Why that much. */
  motivo: z.string(),
  referencias: z.array(
    z.object({ passagem: z.string(), condicao: z.string(), titulo: z.string() }),
  ),
});
export type LaudoDaResposta = z.infer<typeof laudoDaRespostaSchema>;

const opiniaoSchema = z.object({
  parecer: z.enum(['concorda', 'discorda', 'sem_parecer']),
  /** Of a sentence of the answer; nothing in them was held against a source. */
  observacoes: z.array(z.object({ frase: z.string(), motivo: z.string() })),
  /** How many were left out: of no sentence, or with what nobody had told the model. */
  retiradas: z.int(),
  provedor: provedorSchema,
});
/** What a model thinks of an answer: it changes nothing of what the rules found. */
export type OpiniaoDoModelo = z.infer<typeof opiniaoSchema>;

export const respostaDaVerificacaoSchema = z.extend(laudoDaRespostaSchema, {
  /** Of the log; null where neither record nor opinion was asked for, and nothing is kept. */
  id: z.nullable(z.uuid()),
  /** The record that it was held against, in sentences without identifiers; empty where none. */
  prontuario: z.array(z.string()),
  /** Absent where no model was asked. */
  opiniao: z.optional(opiniaoSchema),
  /** Why the model that was asked has no opinion. */
  queda: z.optional(z.string()),
  provedor: provedorSchema,
  aviso: z.string(),
});
export type RespostaDaVerificacao = z.infer<typeof respostaDaVerificacaoSchema>;

/** What became of an answer. */
export const DESTINOS_DA_RESPOSTA = ['evolucao', 'prescricao', 'copia', 'nenhum'] as const;
export const DECISOES_SOBRE_A_RESPOSTA = [
  'aceita',
  'editada',
  'rejeitada',
  'util',
  'inutil',
] as const;

/** What `GET /ai/model` answers. */
export const respostaDoModeloSchema = z.object({
  success: z.boolean(),
  /** Of the model outside that this installation has, its name; null where it has none. */
  externo: z.nullable(z.string()),
  /** Whether that model's service transcribes sound too. */
  transcreve: z.boolean(),
  /** The model that compares questions by meaning, with its host; null where there is none. */
  vetores: z.nullable(z.string()),
});
export type RespostaDoModelo = z.infer<typeof respostaDoModeloSchema>;

/** `GET /ai/provider`. */
export const consultaDoProvedorSchema = z.strictObject({
  /** The active clinic; absent in none. */
  clinica_id: z.optional(z.uuid('Clínica: identificador inválido.')),
});

/** What `GET /ai/provider` answers: where what is asked here goes, as far as that was agreed to. */
export const respostaDoProvedorSchema = z.object({
  success: z.boolean(),
  /** The model outside that questions go to; null where they go to none. */
  externo: z.nullable(z.string()),
  /** Whether a recording can be transcribed. */
  gravacoes: z.boolean(),
});
export type RespostaDoProvedor = z.infer<typeof respostaDoProvedorSchema>;

import * as z from 'zod/mini';
import { TIPOS_DE_DOCUMENTO_EMITIDO, type TipoDeDocumentoEmitido } from '../documentos/tipos.ts';

export const ROTULO_DO_DOCUMENTO: Readonly<Record<TipoDeDocumentoEmitido, string>> = {
  prescricao: 'Receita',
  pedido_exames: 'Solicitação de exames',
  atestado: 'Atestado médico',
  declaracao: 'Declaração de comparecimento',
  encaminhamento: 'Encaminhamento',
  relatorio: 'Relatório médico',
};

export const SITUACOES_DO_DOCUMENTO = [
  'rascunho',
  'descartada',
  'emitida',
  'dispensada',
  'cancelada',
  'expirada',
] as const;
export type SituacaoDoDocumento = (typeof SITUACOES_DO_DOCUMENTO)[number];

/** Where the number of the national registry stands (`prescricoes.sncr`). */
export const ESTADOS_DO_SNCR = [
  'nao_se_aplica',
  'sem_numero',
  'simulado',
  'numerada',
  'talonario',
] as const;

/** The limits of an item, as the database has them (`private.item_de_prescricao_valido`). */
export const LIMITES_DO_ITEM = { quantidade: 5000, dias: 365, texto: 1000, nome: 300 } as const;
export const JUSTIFICATIVA = { minimo: 10, maximo: 500 } as const;

/** An item of a prescription, as it is composed, emitted and kept as a favourite. */
export const itemDePrescricaoSchema = z.object({
  /** The presentation of the catalogue; null of a free item. */
  apresentacao: z.nullable(z.string()),
  farmaco: z.nullable(z.string()),
  dcbs: z.array(z.string()),
  /** As it stands on the paper. */
  nome: z.string(),
  via: z.nullable(z.string()),
  posologia: z.string(),
  quantidade: z.nullable(z.number()),
  unidade: z.nullable(z.string()),
  /** `21 (vinte e um) comprimidos`. */
  quantidade_texto: z.nullable(z.string()),
  dias: z.nullable(z.number()),
  uso_continuo: z.boolean(),
  livre: z.boolean(),
});
export type ItemDePrescricao = z.infer<typeof itemDePrescricaoSchema>;

export const exameSchema = z.object({
  id: z.nullable(z.string()),
  nome: z.string(),
  tuss: z.nullable(z.string()),
  preparo: z.nullable(z.string()),
});
export type ExamePedido = z.infer<typeof exameSchema>;

/** What each kind of document says besides who, whom and when. */
export const receitaSchema = z.object({ itens: z.array(itemDePrescricaoSchema) });
export const pedidoDeExamesSchema = z.object({
  exames: z.array(exameSchema),
  indicacao: z.string(),
});
export const atestadoSchema = z.object({
  dias: z.nullable(z.number()),
  inicio: z.nullable(z.string()),
  finalidade: z.string(),
  observacoes: z.string(),
  /** Only where the patient asked for it: `autorizacao` says so. */
  cid: z.nullable(z.string()),
  autorizacao: z.nullable(z.enum(['paciente', 'dever_legal', 'justa_causa'])),
});
export const declaracaoSchema = z.object({
  para: z.string(),
  dia: z.nullable(z.string()),
  chegada: z.string(),
  saida: z.string(),
});
export const encaminhamentoSchema = z.object({
  especialidade: z.string(),
  motivo: z.string(),
  resumo: z.string(),
  pergunta: z.string(),
  prioridade: z.enum(['rotina', 'prioritario', 'urgente']),
});
export const relatorioSchema = z.object({
  finalidade: z.string(),
  texto: z.string(),
});

/** What is known of the patient for this prescription alone, and is nowhere in the record. */
export const sobreOPacienteSchema = z.object({
  gestante: z.boolean(),
  semanas: z.nullable(z.number()),
  lactante: z.boolean(),
  /** In mg/dL, with its day. */
  creatinina: z.nullable(z.number()),
  creatinina_em: z.nullable(z.string()),
});
export type SobreOPaciente = z.infer<typeof sobreOPacienteSchema>;

/** `composicoes.conteudo`: all that is written before it is divided into documents. */
export const composicaoSchema = z.object({
  itens: z.array(itemDePrescricaoSchema),
  exames: pedidoDeExamesSchema,
  atestado: atestadoSchema,
  declaracao: declaracaoSchema,
  encaminhamento: encaminhamentoSchema,
  relatorio: relatorioSchema,
  paciente: sobreOPacienteSchema,
  /** Why what stops is prescribed all the same, by the finding. */
  justificativas: z.record(z.string(), z.string()),
});
export type Composicao = z.infer<typeof composicaoSchema>;

export const COMPOSICAO_VAZIA: Composicao = {
  itens: [],
  exames: { exames: [], indicacao: '' },
  atestado: {
    dias: null,
    inicio: null,
    finalidade: 'de suas atividades',
    observacoes: '',
    cid: null,
    autorizacao: null,
  },
  declaracao: { para: '', dia: null, chegada: '', saida: '' },
  encaminhamento: {
    especialidade: '',
    motivo: '',
    resumo: '',
    pergunta: '',
    prioridade: 'rotina',
  },
  relatorio: { finalidade: '', texto: '' },
  paciente: {
    gestante: false,
    semanas: null,
    lactante: false,
    creatinina: null,
    creatinina_em: null,
  },
  justificativas: {},
};

/** What the check found, as it is kept with a document (`prescricoes.achados`). */
export const achadoGuardadoSchema = z.object({
  regra: z.string(),
  codigo: z.string(),
  grau: z.enum(['informa', 'chama_atencao', 'impede']),
  frase: z.string(),
  conduta: z.optional(z.string()),
  itens: z.array(z.string()),
  fonte: z.string(),
  verificacao: z.looseObject({ estado: z.string() }),
  justificativa: z.optional(z.string()),
});
export type AchadoGuardado = z.infer<typeof achadoGuardadoSchema>;

/** A document as the record keeps it: what its paper is made of. */
export const documentoEscritoSchema = z.object({
  id: z.uuid(),
  tipo: z.enum(TIPOS_DE_DOCUMENTO_EMITIDO),
  especie: z.nullable(z.string()),
  emitida_em: z.nullable(z.string()),
  valida_ate: z.nullable(z.string()),
  numero_sncr: z.nullable(z.string()),
  medico_nome: z.string(),
  medico_crm: z.nullable(z.string()),
  medico_crm_uf: z.nullable(z.string()),
  conteudo: z.looseObject({ itens: z.optional(z.array(itemDePrescricaoSchema)) }),
  achados: z.array(achadoGuardadoSchema),
});
export type DocumentoEscrito = z.infer<typeof documentoEscritoSchema>;

/** What `base_do_documento` answers: all that the paper says, and that the check knows of the patient. */
export const baseDoDocumentoSchema = z.object({
  documento: documentoEscritoSchema,
  clinica: z.string(),
  contato: z.nullable(z.string()),
  fuso: z.string(),
  paciente: z.object({
    nome: z.string(),
    nome_social: z.nullable(z.string()),
    cpf: z.nullable(z.string()),
    data_nascimento: z.nullable(z.string()),
    sexo: z.string(),
    logradouro: z.nullable(z.string()),
    numero: z.nullable(z.string()),
    complemento: z.nullable(z.string()),
    bairro: z.nullable(z.string()),
    cidade: z.nullable(z.string()),
    uf: z.nullable(z.string()),
  }),
  alergias: z.nullable(z.array(z.string())),
  problemas: z.array(z.object({ descricao: z.string(), codigo: z.nullable(z.string()) })),
  peso_kg: z.nullable(z.number()),
  medicamentos: z.array(z.object({ nome: z.string(), dose: z.nullable(z.string()) })),
  /** What was told for this prescription alone. */
  informado: z.nullable(sobreOPacienteSchema),
  /** The prescriptions that were composed together, this one among them. */
  receitas: z.array(z.object({ id: z.uuid(), itens: z.array(itemDePrescricaoSchema) })),
});
export type BaseDoDocumento = z.infer<typeof baseDoDocumentoSchema>;

/** Where anybody checks a document, on a site: what its QR holds. */
export function enderecoDeValidacao(site: string, codigo: string): string {
  return `${site}/validar-assinatura?codigo=${codigo}`;
}

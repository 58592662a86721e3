import * as z from 'zod/mini';
import { CODIGO_DA_PASSAGEM, normalizarCodigo } from '../plantao/codigo.ts';
import { CORES } from '../plantao/triagem.ts';
import { instante, texto } from './atendimento.ts';
import { linha } from './campos.ts';

/** As many as fit in a body of 64 kB; `private.pacientes_da_passagem` is the twin of these limits. */
const MAXIMO_DE_PACIENTES = 60;
const MAXIMO_DE_BYTES = 56_000;

/** One patient of a handover: what I-PASS says, but for the synthesis. */
export const pacienteDaPassagem = z.strictObject({
  atendimento_id: z.uuid('Paciente: identificador inválido.'),
  descricao: linha('Paciente', 2, 200),
  cor: z.nullable(z.enum(CORES)),
  idade_anos: z.nullable(z.int()),
  gravidade: texto('Gravidade', 200, 1),
  resumo: texto('Resumo', 1500, 1),
  acoes: texto('Ações', 1000, 1),
  contingencia: texto('Contingência', 1000),
});
export type PacienteDaPassagem = z.infer<typeof pacienteDaPassagem>;

const pacientes = z.array(pacienteDaPassagem).check(
  z.minLength(1, 'Passagem: inclua ao menos um paciente.'),
  z.maxLength(MAXIMO_DE_PACIENTES, `Passagem: até ${MAXIMO_DE_PACIENTES} pacientes por vez.`),
  z.refine(
    (ditos) => new TextEncoder().encode(JSON.stringify(ditos)).length <= MAXIMO_DE_BYTES,
    'Passagem: os textos são longos demais para uma só. Encurte-os ou faça duas.',
  ),
);

const codigo = z.string('Código: informe o código.').check(
  z.overwrite(normalizarCodigo),
  z.refine((dito) => CODIGO_DA_PASSAGEM.test(dito), 'Código: são 10 letras e números.'),
);

/** What a handover says, whole; `entregue_em` null of a draft. */
export const conteudoDaPassagemSchema = z.strictObject({
  codigo,
  pacientes,
  entregue_em: z.nullable(instante('Passagem')),
});
export type ConteudoDaPassagem = z.infer<typeof conteudoDaPassagemSchema>;

/** `PUT /atendimento/passagem/{id}`: the whole content, over the revision that was read; 0: a new one. */
export const mudancaDePassagemSchema = z.strictObject({
  sessao_id: z.uuid('Plantão: identificador inválido.'),
  conteudo: conteudoDaPassagemSchema,
  revisao: z.int('Revisão: informe a que foi lida, ou 0.').check(z.gte(0), z.lt(2 ** 31)),
});

/** A handover of an own shift. */
export const passagemSchema = z.object({
  id: z.uuid(),
  sessao_id: z.uuid(),
  codigo: z.string(),
  pacientes: z.array(pacienteDaPassagem),
  entregue_em: z.nullable(z.string()),
  recebida_em: z.nullable(z.string()),
  sintese: z.nullable(z.string()),
  assinada_em: z.nullable(z.string()),
  revisao: z.number(),
});
export type PassagemDePlantao = z.infer<typeof passagemSchema>;

/** What `base_da_passagem` answers: all that the paper of an own handover says. */
export const baseDaPassagemSchema = z.object({
  pacientes: z.array(pacienteDaPassagem),
  entregue_em: z.string(),
  assinada_em: z.nullable(z.string()),
  local_nome: z.string(),
  fuso: z.string(),
  /** How many patients, in words. */
  quantos: z.string(),
  medico: z.object({
    nome: z.string(),
    crm: z.nullable(z.string()),
    crm_uf: z.nullable(z.string()),
  }),
});
export type BaseDaPassagem = Omit<z.infer<typeof baseDaPassagemSchema>, 'assinada_em'>;

/** A handover as who receives it reads it. */
export const passagemRecebidaSchema = z.object({
  id: z.uuid(),
  de_nome: z.string(),
  de_crm: z.nullable(z.string()),
  de_uf: z.nullable(z.string()),
  local_nome: z.nullable(z.string()),
  pacientes: z.array(pacienteDaPassagem),
  entregue_em: z.string(),
  recebida_em: z.nullable(z.string()),
  sintese: z.nullable(z.string()),
});
export type PassagemRecebida = z.infer<typeof passagemRecebidaSchema>;

/** `POST /atendimento/passagem/abrir`. */
export const aberturaDePassagemSchema = z.strictObject({ codigo });

/** `POST /atendimento/passagem/receber`: `sintese` is what was understood. */
export const recebimentoDePassagemSchema = z.strictObject({
  codigo,
  recebida_em: instante('Recebimento'),
  sintese: texto('Síntese', 2000, 2),
});

export const respostaDaPassagemSchema = z.object({ passagem: passagemSchema });
export const respostaDasPassagensSchema = z.object({ passagens: z.array(passagemSchema) });
export const respostaDaPassagemRecebidaSchema = z.object({ passagem: passagemRecebidaSchema });

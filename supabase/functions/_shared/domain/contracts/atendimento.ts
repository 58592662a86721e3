import * as z from 'zod/mini';
import { DESFECHOS, faltaNoDesfecho, ROTULO_DO_DADO } from '../plantao/desfecho.ts';
import { ESTADOS } from '../plantao/estados.ts';
import { CORES } from '../plantao/triagem.ts';
import { pedidoDeCasas, porSinal, SINAIS_VITAIS } from '../sinais-vitais.ts';
import { semCaractereInvalido } from '../texto.ts';
import { linha } from './campos.ts';

/** A week-old shift may still wait on a device; a century may not. */
const ANO_MINIMO = '2000';
const ANO_MAXIMO = '2100';

/** An instant with its zone, of a year in which a shift can be. */
export function instante(rotulo: string) {
  const frase = `${rotulo}: informe dia, hora e fuso, por exemplo 2026-11-30T09:00:00-03:00.`;
  return z.iso
    .datetime({ offset: true, error: frase })
    .check(
      z.refine((texto) => texto >= ANO_MINIMO && texto < ANO_MAXIMO, `${rotulo}: confira o ano.`),
    );
}

/** A text of several lines. */
export function texto(rotulo: string, maximo: number, minimo = 0) {
  return z.string(`${rotulo}: informe um texto.`).check(
    z.trim(),
    z.minLength(minimo, `${rotulo}: use ao menos ${minimo} letras.`),
    z.maxLength(maximo, `${rotulo}: use no máximo ${maximo.toLocaleString('pt-BR')} letras.`),
    z.refine(
      (valor) => semCaractereInvalido(valor.replace(/[\n\r\t]/g, '')),
      `${rotulo}: remova os caracteres inválidos.`,
    ),
  );
}

const id = (rotulo: string) => z.uuid(`${rotulo}: identificador inválido.`);
const revisao = z.int('Revisão: informe a que foi lida, ou 0.').check(z.gte(0), z.lt(2 ** 31));

/** Vital signs of a moment, each only if measured; those of no body are refused. */
export const sinaisDoPlantao = z.strictObject({
  ...porSinal((nome) => {
    const { rotulo, minimo, maximo, unidade, casas } = SINAIS_VITAIS[nome];
    const frase = `${rotulo}: informe um número entre ${minimo} e ${maximo} ${unidade}.`;
    return z.optional(
      z.number(frase).check(
        z.gte(minimo, frase),
        z.lte(maximo, frase),
        z.refine(
          (valor) => Number(valor.toFixed(casas)) === valor,
          `${rotulo}: ${pedidoDeCasas(casas)}.`,
        ),
      ),
    );
  }),
  /** ACVPU. */
  consciencia: z.optional(z.enum(['A', 'C', 'V', 'P', 'U'], 'Consciência: escolha na lista.')),
  oxigenio: z.optional(z.boolean('Oxigênio: responda sim ou não.')),
  medidos_em: z.optional(instante('Sinais vitais')),
});
export type SinaisDoPlantao = z.infer<typeof sinaisDoPlantao>;

const exameSchema = z.strictObject({
  nome: linha('Exame', 2, 120),
  pedido_em: instante('Exame'),
  chegou_em: z.nullable(instante('Exame')),
  resultado: z.optional(texto('Resultado', 2000)),
});

const medicamentoSchema = z.strictObject({
  nome: linha('Medicamento', 2, 120),
  dose: linha('Dose', 1, 60),
  via: z.optional(linha('Via', 1, 30)),
  /** How it was prepared, in the doctor's words. */
  diluicao: z.optional(linha('Diluição', 2, 160)),
  dado_em: instante('Medicamento'),
  /** The times that were written before, each with when it was corrected: none is lost. */
  horas_anteriores: z.optional(
    z
      .array(
        z.strictObject({
          dado_em: instante('Medicamento'),
          corrigida_em: instante('Correção da hora'),
        }),
      )
      .check(z.maxLength(20, 'Hora do medicamento: já foi corrigida 20 vezes.')),
  ),
});
export type MedicamentoDado = z.infer<typeof medicamentoSchema>;

const procedimentoSchema = z.strictObject({
  nome: linha('Procedimento', 2, 200),
  feito_em: instante('Procedimento'),
});

const lista = <T extends z.core.$ZodType>(item: T) =>
  z.optional(z.array(item).check(z.maxLength(150, 'Use no máximo 150 itens por lista.')));

/** A result of a tool, in its own words: name, numbers, version, source. */
const calculoSchema = z.strictObject({
  texto: texto('Cálculo', 2000, 1),
  feito_em: instante('Cálculo'),
});

/** What a doctor writes of a patient of a shift; all of it may come later. */
export const clinicoDoPlantao = z.strictObject({
  queixa: z.optional(texto('Queixa', 500)),
  historia: z.optional(texto('História', 5000)),
  alergias: z.optional(texto('Alergias', 500)),
  exame: z.optional(texto('Exame físico', 5000)),
  hipoteses: z.optional(texto('Hipóteses', 2000)),
  conduta: z.optional(texto('Conduta', 5000)),
  exames: lista(exameSchema),
  medicamentos: lista(medicamentoSchema),
  procedimentos: lista(procedimentoSchema),
  /** Absent: nobody said. */
  gestante: z.optional(z.boolean('Gestante: responda sim ou não.')),
  em_uso: z.optional(texto('Medicamentos em uso', 1000)),
  /** Vital signs as they were before those of now, the oldest first. */
  sinais_anteriores: lista(sinaisDoPlantao),
  calculos: lista(calculoSchema),
  /** Who it turned out to be; what was described at first stays in `descricao`. */
  identificado: z.optional(
    z.strictObject({
      nome: linha('Nome', 2, 120),
      documento: z.optional(linha('Documento', 2, 60)),
      em: instante('Identificação'),
    }),
  ),
  /** The registration of the hospital to which it is tied (`paciente_id`), by its name of then. */
  cadastro: z.optional(
    z.strictObject({ nome: linha('Nome', 2, 120), em: instante('Identificação') }),
  ),
  /** When a patient with a stroke was last seen well. */
  visto_bem_em: z.optional(instante('Visto bem pela última vez')),
});
export type Clinico = z.infer<typeof clinicoDoPlantao>;

const dado = (rotulo: string) => z.optional(texto(rotulo, 2000));
const desfechoDadosSchema = z.strictObject({
  em: instante('Desfecho'),
  orientacoes: dado('Orientações'),
  termo: dado('Termo'),
  destino: dado('Destino'),
  regulacao: dado('Regulação'),
  circunstancia: dado('Circunstância'),
  declaracao: dado('Declaração de óbito'),
});

const camposDoAtendimento = {
  /** A registration, where the doctor reads it; what was described stays. */
  paciente_id: z.nullable(id('Paciente')),
  descricao: linha('Paciente', 2, 200),
  sexo: z.nullable(z.enum(['feminino', 'masculino', 'ignorado'], 'Sexo: escolha na lista.')),
  /** Estimated where it is not known. */
  idade_anos: z.nullable(
    z
      .int('Idade: informe de 0 a 130 anos.')
      .check(
        z.gte(0, 'Idade: informe de 0 a 130 anos.'),
        z.lte(130, 'Idade: informe de 0 a 130 anos.'),
      ),
  ),
  cor: z.nullable(z.enum(CORES, 'Classificação: escolha na lista.')),
  classificado_em: z.nullable(instante('Classificação')),
  chegada_em: instante('Chegada'),
  estado: z.enum(ESTADOS, 'Situação: escolha na lista.'),
  sinais: sinaisDoPlantao,
  clinico: clinicoDoPlantao,
  desfecho: z.nullable(z.enum(DESFECHOS, 'Desfecho: escolha na lista.')),
  desfecho_dados: z.nullable(desfechoDadosSchema),
} as const;

/** What an attendance says, whole. */
export const conteudoDoAtendimentoSchema = z.strictObject(camposDoAtendimento).check(
  z.refine(({ cor, classificado_em }) => (cor === null) === (classificado_em === null), {
    error: 'Classificação: informe a cor e a hora em que ela foi dada.',
    path: ['classificado_em'],
  }),
  z.refine(
    ({ estado, desfecho, desfecho_dados }) =>
      (estado === 'finalizado') === (desfecho !== null) &&
      (desfecho === null) === (desfecho_dados === null),
    { error: 'Desfecho: um atendimento finalizado tem o seu.', path: ['desfecho'] },
  ),
  z.superRefine(({ desfecho, desfecho_dados }, contexto) => {
    if (desfecho === null || desfecho_dados === null) return;
    for (const falta of faltaNoDesfecho(desfecho, desfecho_dados)) {
      contexto.addIssue({
        code: 'custom',
        path: ['desfecho_dados', falta],
        message: `${ROTULO_DO_DADO[falta]}: preencha para finalizar.`,
        input: desfecho_dados,
      });
    }
  }),
);
export type ConteudoDoAtendimento = z.infer<typeof conteudoDoAtendimentoSchema>;

/** `POST /atendimento`: with an id made on the device; sent again, it is answered alike. */
export const novoAtendimentoSchema = z.strictObject({
  id: id('Atendimento'),
  sessao_id: id('Plantão'),
  conteudo: conteudoDoAtendimentoSchema,
});

/** `PUT /atendimento/{id}`: the whole content, over the revision that was read. */
export const mudancaDeAtendimentoSchema = z.strictObject({
  sessao_id: id('Plantão'),
  conteudo: conteudoDoAtendimentoSchema,
  revisao,
});

export const atendimentoSchema = z.object({
  id: z.uuid(),
  sessao_id: z.uuid(),
  ...camposDoAtendimento,
  sinais: sinaisDoPlantao,
  revisao: z.number(),
});
export type Atendimento = z.infer<typeof atendimentoSchema>;

/** How a patient of a shift is called: by name once that is known. */
export const nomeNoPlantao = ({
  descricao,
  clinico,
}: Pick<ConteudoDoAtendimento, 'descricao' | 'clinico'>): string =>
  clinico.cadastro?.nome ?? clinico.identificado?.nome ?? descricao;

/** A patient of the hospital as far as an on-call doctor sees one: what tells people of one name apart. */
export const pacienteParaIdentificarSchema = z.object({
  id: z.uuid(),
  nome: z.string(),
  nome_social: z.nullable(z.string()),
  data_nascimento: z.nullable(z.string()),
  nome_mae: z.nullable(z.string()),
  /** Without its ends. */
  cpf_parcial: z.nullable(z.string()),
  data_obito: z.nullable(z.string()),
});
export type PacienteParaIdentificar = z.infer<typeof pacienteParaIdentificarSchema>;

const camposDaReavaliacao = {
  prevista_em: instante('Reavaliação'),
  feita_em: z.nullable(instante('Reavaliação')),
  resposta: z.nullable(texto('Resposta', 2000, 1)),
  sinais: sinaisDoPlantao,
  conduta: z.nullable(texto('Conduta', 2000, 1)),
  proxima_em: z.nullable(instante('Próxima reavaliação')),
} as const;

/** What a re-evaluation says, whole. */
export const conteudoDaReavaliacaoSchema = z.strictObject(camposDaReavaliacao).check(
  z.refine(({ feita_em, resposta }) => (feita_em === null) === (resposta === null), {
    error: 'Resposta: escreva como o paciente respondeu.',
    path: ['resposta'],
  }),
  z.refine(
    ({ feita_em, proxima_em }) =>
      proxima_em === null || (feita_em !== null && Date.parse(proxima_em) > Date.parse(feita_em)),
    { error: 'Próxima reavaliação: informe uma hora depois desta.', path: ['proxima_em'] },
  ),
);
export type ConteudoDaReavaliacao = z.infer<typeof conteudoDaReavaliacaoSchema>;

/** `POST /atendimento/{id}/reavaliacao`. */
export const novaReavaliacaoSchema = z.strictObject({
  id: id('Reavaliação'),
  conteudo: conteudoDaReavaliacaoSchema,
});

/** `PUT /atendimento/reavaliacao/{id}`. */
export const mudancaDeReavaliacaoSchema = z.strictObject({
  atendimento_id: id('Atendimento'),
  conteudo: conteudoDaReavaliacaoSchema,
  revisao,
});

export const reavaliacaoSchema = z.object({
  id: z.uuid(),
  atendimento_id: z.uuid(),
  ...camposDaReavaliacao,
  revisao: z.number(),
});
export type Reavaliacao = z.infer<typeof reavaliacaoSchema>;

/** `POST /atendimento/sessao`: with an id made on the device and its clock. */
export const novaSessaoSchema = z.strictObject({
  id: id('Plantão'),
  inicio: instante('Início'),
  local_id: z.optional(z.nullable(id('Local'))),
  local_nome: z.optional(z.nullable(linha('Local', 2, 120))),
});
export type NovaSessao = z.infer<typeof novaSessaoSchema>;

/** `PUT /atendimento/sessao/{id}/finalizar`: `motivo` where patients are still in care. */
export const fimDaSessaoSchema = z.strictObject({
  data_fim: instante('Fim'),
  motivo: z.optional(z.nullable(texto('Motivo', 500, 3))),
});
export type FimDaSessao = z.infer<typeof fimDaSessaoSchema>;

export const sessaoDePlantaoSchema = z.object({
  id: z.uuid(),
  local_id: z.nullable(z.uuid()),
  local_nome: z.nullable(z.string()),
  /** The linked hospital whose place it is; known once the server has the shift. */
  hospital_id: z.optional(z.nullable(z.uuid())),
  inicio: z.string(),
  data_fim: z.nullable(z.string()),
  status: z.enum(['ativa', 'finalizada']),
  motivo: z.nullable(z.string()),
});
export type SessaoDePlantao = z.infer<typeof sessaoDePlantaoSchema>;

export const respostaDaSessaoSchema = z.object({ sessao: sessaoDePlantaoSchema });
/** `GET /atendimento/sessao/ativa`: null when no shift is under way. */
export const respostaDaSessaoAtivaSchema = z.object({ sessao: z.nullable(sessaoDePlantaoSchema) });
export const respostaDoAtendimentoSchema = z.object({ atendimento: atendimentoSchema });
export const respostaDosAtendimentosSchema = z.object({ atendimentos: z.array(atendimentoSchema) });
export const respostaDaReavaliacaoSchema = z.object({ reavaliacao: reavaliacaoSchema });
export const respostaDasReavaliacoesSchema = z.object({ reavaliacoes: z.array(reavaliacaoSchema) });

/** `GET /atendimento/plantoes-mes`: `mes` as AAAA-MM, by Brasília's clock; absent: this month. */
export const consultaDoMesSchema = z.strictObject({
  mes: z.optional(
    z
      .string()
      .check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Mês: informe ano e mês, por exemplo 2026-11.')),
  ),
});

export const plantaoDoMesSchema = z.object({
  ...z.omit(sessaoDePlantaoSchema, { motivo: true, hospital_id: true }).shape,
  atendimentos: z.number(),
});
export const respostaDoMesSchema = z.object({ plantoes: z.array(plantaoDoMesSchema) });

import * as z from 'zod/mini';
import { FUSOS } from '../agenda/fuso.ts';
import { dataExiste } from '../datas.ts';
import { FACULTATIVOS, type Facultativo } from '../plantao/feriados.ts';
import type { TIPOS_DE_DIA } from '../plantao/preco.ts';
import { cnpj, linha, opcional, telefone, uf } from './campos.ts';
import { email } from './email.ts';

/** Places of an on-call doctor, planned shifts and their money: what the tables hold and forms send. */

const MAXIMO_CENTAVOS = 10_000_000;
const hora = (rotulo: string) =>
  z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, `${rotulo}: informe, por exemplo, 19:00.`));

/** A sum of money above zero, in centavos. */
export const centavos = z
  .int('Valor: informe em reais, por exemplo 1.200,00.')
  .check(
    z.gte(1, 'Valor: informe mais que zero.'),
    z.lte(MAXIMO_CENTAVOS, 'Valor: informe no máximo R$ 100.000,00.'),
  );

const porCento = (rotulo: string) => {
  const frase = `${rotulo}: de 0 a 100%.`;
  return z.int(frase).check(z.gte(0, frase), z.lte(10_000, frase));
};

const linhaDeValores = z.object({ dia: z.nullable(centavos), noite: z.nullable(centavos) });

const pagamentoSchema = z.discriminatedUnion('tipo', [
  z.object({
    tipo: z.literal('dias'),
    dias: z
      .int('Prazo: informe de 0 a 365 dias.')
      .check(
        z.gte(0, 'Prazo: informe de 0 a 365 dias.'),
        z.lte(365, 'Prazo: informe de 0 a 365 dias.'),
      ),
  }),
  z.object({
    tipo: z.literal('dia_do_mes'),
    meses: z
      .int('Mês: de 0 a 12 depois do plantão.')
      .check(
        z.gte(0, 'Mês: de 0 a 12 depois do plantão.'),
        z.lte(12, 'Mês: de 0 a 12 depois do plantão.'),
      ),
    dia: z.int('Dia: de 1 a 31.').check(z.gte(1, 'Dia: de 1 a 31.'), z.lte(31, 'Dia: de 1 a 31.')),
  }),
]);

export const REGIMES = {
  pj: 'PJ, com nota fiscal',
  rpa: 'Autônomo, com RPA',
  clt: 'CLT',
  cooperativa: 'Cooperativa ou SCP',
} as const;

/** How a place pays, from a day on: {@link import('../plantao/preco.ts').Termos}. */
export const termosSchema = z
  .object({
    regime: z.enum(['pj', 'rpa', 'clt', 'cooperativa'], 'Regime: escolha na lista.'),
    base: z.enum(['hora', 'plantao'], 'Valor: escolha se é por hora ou por plantão.'),
    horas_do_plantao: z
      .int('Horas do plantão: de 1 a 36.')
      .check(z.gte(1, 'Horas do plantão: de 1 a 36.'), z.lte(36, 'Horas do plantão: de 1 a 36.')),
    valores: z.object({
      semana: linhaDeValores,
      sexta: linhaDeValores,
      sabado: linhaDeValores,
      domingo: linhaDeValores,
      feriado: linhaDeValores,
    } satisfies Record<(typeof TIPOS_DE_DIA)[number], typeof linhaDeValores>),
    vale: z.enum(['cada_minuto', 'inicio'], 'Escolha qual dia vale.'),
    noite_inicio: hora('Início da noite'),
    noite_fim: hora('Fim da noite'),
    sobreaviso_pb: porCento('Sobreaviso'),
    retencoes: z
      .array(z.object({ nome: linha('Retenção', 2, 40), pb: porCento('Retenção') }))
      .check(z.maxLength(6, 'Use no máximo 6 retenções.')),
    pagamento: pagamentoSchema,
  })
  .check(
    z.refine(({ valores }) => valores.semana.dia !== null, {
      error: 'Segunda a quinta, dia: informe o valor. Os outros podem ficar vazios.',
      path: ['valores', 'semana', 'dia'],
    }),
    z.refine(({ retencoes }) => retencoes.reduce((soma, { pb }) => soma + pb, 0) <= 10_000, {
      error: 'Retenções: juntas, no máximo 100%.',
      path: ['retencoes'],
    }),
  );

const contatoSchema = z.object({
  nome: linha('Contato', 2, 80),
  papel: opcional(linha('Papel', 2, 60)),
  telefone: opcional(telefone),
  email: opcional(email),
});
export type Contato = z.infer<typeof contatoSchema>;

/** `MM-DD`, or `AAAA-MM-DD`. A leap year stands for the short form, so that 02-29 is one. */
const diaDeFeriado = z
  .string('Feriado: informe o dia.')
  .check(
    z.refine(
      (dia) => dataExiste(dia) || dataExiste(`2024-${dia}`),
      'Feriado: informe dia e mês, por exemplo 25/01, ou a data inteira.',
    ),
  );

export const calendarioSchema = z.object({
  estaduais: z.boolean(),
  facultativos: z.array(z.enum(Object.keys(FACULTATIVOS) as [Facultativo, ...Facultativo[]])),
  proprios: z
    .array(z.object({ dia: diaDeFeriado, nome: linha('Feriado', 2, 60) }))
    .check(z.maxLength(40, 'Use no máximo 40 feriados.')),
});

/** What is written of a place. */
export const conteudoDoLocalSchema = z.object({
  nome: linha('Nome', 2, 120),
  setor: opcional(linha('Setor', 2, 80)),
  cnpj: opcional(cnpj),
  cnes: opcional(z.string().check(z.regex(/^\d{7}$/, 'CNES: informe os 7 números.'))),
  uf: opcional(uf),
  cidade: opcional(linha('Cidade', 2, 80)),
  endereco: opcional(linha('Endereço', 3, 200)),
  fuso: z.enum(FUSOS, 'Fuso: escolha na lista.'),
  contatos: z.array(contatoSchema).check(z.maxLength(10, 'Use no máximo 10 contatos.')),
  calendario: calendarioSchema,
  observacoes: z.optional(
    z.nullable(z.string().check(z.maxLength(2000, 'Observações: use no máximo 2.000 letras.'))),
  ),
});

export const termosDoLocalSchema = z.object({
  vigente_de: z.string(),
  termos: termosSchema,
  criado_em: z.string(),
});
export type TermosDoLocal = z.infer<typeof termosDoLocalSchema>;

export const localDePlantaoSchema = z.object({
  id: z.uuid(),
  nome: z.string(),
  setor: z.nullable(z.string()),
  cnpj: z.nullable(z.string()),
  cnes: z.nullable(z.string()),
  uf: z.nullable(uf),
  cidade: z.nullable(z.string()),
  endereco: z.nullable(z.string()),
  fuso: z.enum(FUSOS),
  contatos: z.array(contatoSchema),
  calendario: calendarioSchema,
  observacoes: z.nullable(z.string()),
  ativo: z.boolean(),
  revisao: z.number(),
  /** The linked hospital whose place it is. */
  hospital_id: z.nullable(z.uuid()),
  /** Every version of how it pays, in no order. */
  termos: z.array(termosDoLocalSchema),
});
export type LocalDePlantao = z.infer<typeof localDePlantaoSchema>;

export const lancamentoSchema = z.object({
  id: z.uuid(),
  tipo: z.enum(['nota', 'recebido', 'glosa']),
  dia: z.string(),
  valor_centavos: z.number(),
  documento: z.nullable(z.string()),
  motivo: z.nullable(z.string()),
  anulado_em: z.nullable(z.string()),
});
export type LancamentoDoPlantao = z.infer<typeof lancamentoSchema>;

/** A shift as planned or worked, with what was written of its money. */
export const plantaoSchema = z.object({
  id: z.uuid(),
  local_id: z.uuid(),
  inicio: z.string(),
  fim: z.string(),
  estado: z.enum(['previsto', 'realizado', 'cancelado', 'passado']),
  sobreaviso: z.boolean(),
  valor_combinado_centavos: z.nullable(z.number()),
  observacoes: z.nullable(z.string()),
  sessao_id: z.nullable(z.uuid()),
  /** The open shift of a hospital that it was. */
  vaga_id: z.nullable(z.uuid()),
  serie_id: z.nullable(z.uuid()),
  revisao: z.number(),
  lancamentos: z.array(lancamentoSchema),
});
export type Plantao = z.infer<typeof plantaoSchema>;

/** What stands against a shift that is to be planned. */
export const conflitoDePlantaoSchema = z.object({
  posicao: z.number(),
  inicio: z.string(),
  fim: z.string(),
  local_nome: z.string(),
});
export type ConflitoDePlantao = z.infer<typeof conflitoDePlantaoSchema>;

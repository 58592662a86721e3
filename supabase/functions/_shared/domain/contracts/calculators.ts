import * as z from 'zod/mini';
import type { Campos } from '../clinico/motor/campos.ts';
import type { Saidas } from '../clinico/motor/ferramenta.ts';
import type { Recusas, Unidades } from '../clinico/motor/leitura.ts';

const estadoSchema = z.enum(['conferida', 'corrigida', 'parcial', 'pendente']);
const verificacaoSchema = z.object({
  estado: estadoSchema,
  documento: z.optional(z.string()),
  ressalva: z.optional(z.string()),
});
const referenciaSchema = z.object({
  citacao: z.string(),
  doi: z.optional(z.string()),
  url: z.optional(z.string()),
});

/** A line of the catalogue: enough to list, to search, and to see how far a tool was verified. */
export const ferramentaListadaSchema = z.object({
  id: z.string(),
  nome: z.string(),
  resumo: z.string(),
  tipo: z.enum(['calculadora', 'escore']),
  categoria: z.object({ id: z.string(), nome: z.string() }),
  especialidades: z.array(z.string()),
  apelidos: z.array(z.string()),
  versao: z.string(),
  estado: z.object({ formula: estadoSchema, faixas: estadoSchema }),
});
export type FerramentaListada = z.infer<typeof ferramentaListadaSchema>;

/** A tool that reads a table; each row of it says how far it was verified. */
export const tabelaListadaSchema = z.extend(z.omit(ferramentaListadaSchema, { estado: true }), {
  revisadoEm: z.string(),
});
export type TabelaListada = z.infer<typeof tabelaListadaSchema>;

/** `GET /calculators` takes no filter: the catalogue is small, and is searched where it is shown. */
export const respostaDoCatalogoSchema = z.object({
  ferramentas: z.array(ferramentaListadaSchema),
  tabelas: z.array(tabelaListadaSchema),
  revisao: z.string(),
  aviso: z.string(),
});

const faixaSchema = z.object({
  codigo: z.string(),
  abaixoDe: z.optional(z.number()),
  ate: z.optional(z.number()),
  rotulo: z.string(),
  texto: z.optional(z.string()),
  gravidade: z.enum(['normal', 'atencao', 'alerta', 'critico']),
  verificacao: z.optional(verificacaoSchema),
});

/** `GET /calculators/{id}`: everything that a form, a reader or another program needs of a tool. */
export const ferramentaDescritaSchema = z.extend(ferramentaListadaSchema, {
  campos: z.custom<Campos>(ehObjeto),
  exigencias: z.array(z.object({ quantos: z.string(), de: z.array(z.string()) })),
  saidas: z.custom<Saidas>(ehObjeto),
  interpretacoes: z.array(
    z.object({
      de: z.string(),
      classe: z.nullable(z.string()),
      /** Whether the bands apply only to some inputs. */
      condicional: z.boolean(),
      faixas: z.array(faixaSchema),
    }),
  ),
  fonte: z.object({
    autor: z.string(),
    referencias: z.array(referenciaSchema),
    formula: z.string(),
    limites: z.array(z.string()),
    divergencias: z.optional(z.array(z.string())),
    licenca: z.optional(z.string()),
    verificacao: z.object({ formula: verificacaoSchema, faixas: verificacaoSchema }),
    revisadoEm: z.string(),
  }),
  /** JSON Schema (2020-12) of the body of `POST /calculators/{id}` and of its `resultado`. */
  esquemas: z.object({
    entrada: z.record(z.string(), z.unknown()),
    resultado: z.record(z.string(), z.unknown()),
  }),
  revisao: z.string(),
  aviso: z.string(),
});
export type FerramentaDescrita = z.infer<typeof ferramentaDescritaSchema>;

/** `GET /calculators/dose-adjustment` and `GET /calculators/drug-interactions`. */
export const tabelaDescritaSchema = z.extend(tabelaListadaSchema, {
  esquemas: ferramentaDescritaSchema.shape.esquemas,
  revisao: z.string(),
  aviso: z.string(),
});
export type TabelaDescrita = z.infer<typeof tabelaDescritaSchema>;

export const respostaDeDescricaoSchema = z.union([ferramentaDescritaSchema, tabelaDescritaSchema]);

/** `POST /calculators/{id}`: any body, which the tool's own fields read (`separarUnidades`). */
export const pedidoDeCalculoSchema = z.unknown();

/** `POST /calculators/{id}`. The calls of the specification repeat their outputs beside these. */
export const respostaDeCalculoSchema = z.looseObject({
  id: z.string(),
  versao: z.string(),
  resultado: z.record(z.string(), z.unknown()),
  interpretacao: z.nullable(z.string()),
  classes: z.array(
    z.object({
      saida: z.string(),
      codigo: z.string(),
      rotulo: z.string(),
      texto: z.optional(z.string()),
      gravidade: faixaSchema.shape.gravidade,
      verificacao: estadoSchema,
    }),
  ),
  alertas: z.array(
    z.object({
      nivel: z.enum(['aviso', 'critico']),
      texto: z.string(),
      /** The field whose value is unusual, asked back; of a list, `opioids.0.daily_dose`. */
      campo: z.optional(z.string()),
      /** How far the limit that asks was verified. */
      verificacao: z.optional(estadoSchema),
    }),
  ),
  ausencias: z.array(z.object({ saida: z.string(), motivo: z.string() })),
  fontes: z.array(referenciaSchema),
  verificacao: z.object({ formula: verificacaoSchema, faixas: verificacaoSchema }),
  aviso: z.string(),
});
export type RespostaDeCalculo = z.infer<typeof respostaDeCalculoSchema>;

/** The calls that the specification names: clients read their outputs at the top of the answer. */
export const SAIDAS_NO_TOPO: ReadonlySet<string> = new Set(['renal-function', 'bmi']);

const CLEARANCE = 'Clearance: informe um número entre 0 e 300 mL/min.';
const MEDICAMENTO = 'Medicamento: informe um nome, com 1 a 200 caracteres.';
const MEDICAMENTOS = 'Medicamentos: envie uma lista de 1 a 100 nomes.';
const nomeDeMedicamento = z
  .string(MEDICAMENTO)
  .check(z.trim(), z.minLength(1, MEDICAMENTO), z.maxLength(200, MEDICAMENTO));

/** `POST /calculators/dose-adjustment`: clearance in mL/min, 0 for anuria or dialysis. */
export const ajusteDeDoseSchema = z.strictObject({
  clearance: z.number(CLEARANCE).check(z.gte(0, CLEARANCE), z.lte(300, CLEARANCE)),
  medication: nomeDeMedicamento,
});

/** `POST /calculators/drug-interactions`: names as they are written, dose and form included. */
export const interacoesSchema = z.strictObject({
  medications: z
    .array(nomeDeMedicamento, MEDICAMENTOS)
    .check(z.minLength(1, MEDICAMENTOS), z.maxLength(100, MEDICAMENTOS)),
});

/** The answer of both calls; the outputs of `resultado` are repeated beside it. */
export const respostaDeMedicamentosSchema = z.looseObject({
  id: z.string(),
  /** The version of the table, a date. */
  versao: z.string(),
  resultado: z.looseObject({}),
  interpretacao: z.string(),
  alertas: z.array(z.object({ nivel: z.enum(['aviso', 'critico']), texto: z.string() })),
  fontes: z.array(referenciaSchema),
  aviso: z.string(),
});
export type RespostaDeMedicamentos = z.infer<typeof respostaDeMedicamentosSchema>;

/** The one key of the body that is no field: the unit in which each field is given. */
export const CHAVE_DAS_UNIDADES = 'unidades';

export type PedidoDeCalculo =
  | { readonly ok: true; readonly entrada: unknown; readonly unidades: Unidades }
  | { readonly ok: false; readonly recusas: Recusas };

/**
 * Separates the body of `POST /calculators/{id}` into the fields, which the tool itself reads, and
 * `unidades`, e.g. `{ creatinine: "µmol/L" }`. The tool refuses a body that is no object.
 */
export function separarUnidades(corpo: unknown): PedidoDeCalculo {
  if (!ehObjeto(corpo)) return { ok: true, entrada: corpo, unidades: {} };
  if (Object.hasOwn(corpo, '__proto__')) {
    return { ok: false, recusas: { campo: 'Há um campo desconhecido: remova-o.' } };
  }
  const { [CHAVE_DAS_UNIDADES]: unidades = {}, ...entrada } = corpo;
  const frase = 'Unidades: envie um objeto com a unidade de cada campo, por exemplo "mg/dL".';
  if (!ehObjeto(unidades) || Object.hasOwn(unidades, '__proto__')) {
    return { ok: false, recusas: { [CHAVE_DAS_UNIDADES]: frase } };
  }
  const textos = Object.entries(unidades).filter(
    (par): par is [string, string] => typeof par[1] === 'string',
  );
  return textos.length === Object.keys(unidades).length
    ? { ok: true, entrada, unidades: Object.fromEntries(textos) }
    : { ok: false, recusas: { [CHAVE_DAS_UNIDADES]: frase } };
}

function ehObjeto(valor: unknown): valor is Readonly<Record<string, unknown>> {
  return typeof valor === 'object' && valor !== null && !Array.isArray(valor);
}

import type { Context } from 'hono';
import type * as z from 'zod/mini';
import { AppError } from './erro.ts';

const CAMPOS_CITADOS = 20;
const TAMANHO_DO_NOME_CITADO = 60;
const CONTEUDO_JSON = /^application\/json\s*(;|$)/i;

/**
 * Reads the JSON body of a call by its contract.
 * @throws {AppError} 415 when it is not JSON, 400 when it is broken or breaks the contract.
 */
export async function lerCorpo<T>(c: Context, contrato: z.ZodMiniType<T>): Promise<T> {
  if (!CONTEUDO_JSON.test(c.req.header('content-type') ?? '')) {
    throw new AppError('TIPO_DE_CONTEUDO');
  }
  return conferir(contrato, interpretar(await c.req.text()));
}

/**
 * Reads the filters of a query string by its contract.
 * @throws {AppError} 400 naming each filter that is unknown, repeated or wrong.
 */
export function lerConsulta<T>(c: Context, contrato: z.ZodMiniType<T>): T {
  const filtros = [...new URL(c.req.url).searchParams];
  const nomes = filtros.map(([nome]) => nome);
  const repetidos = nomes.filter((nome, posicao) => nomes.indexOf(nome) !== posicao);
  if (repetidos.length > 0) throw invalido(repetidos, 'Informe este filtro uma só vez.');
  return conferir(contrato, Object.fromEntries(filtros));
}

/** Makes a 400 that says the same of one or more fields. */
export function invalido(nomes: readonly string[], frase: string): AppError {
  return validacao(nomes.map((nome) => [nome, frase]));
}

/** Makes a 400 with the sentence of each field that was refused. */
export function recusado(recusas: Readonly<Record<string, string>>): AppError {
  return validacao(Object.entries(recusas));
}

function interpretar(texto: string): unknown {
  try {
    return JSON.parse(texto);
  } catch {
    throw new AppError('JSON_INVALIDO');
  }
}

function conferir<T>(contrato: z.ZodMiniType<T>, bruto: unknown): T {
  const resultado = contrato.safeParse(bruto, { error: fraseGeral });
  if (resultado.success) return resultado.data;
  throw validacao(
    resultado.error.issues.flatMap((falha): [string, string][] =>
      falha.code === 'unrecognized_keys'
        ? falha.keys.map((nome) => [nome, 'Campo desconhecido: remova-o.'])
        : [[falha.path.join('.'), falha.message]],
    ),
  );
}

/** Returns the sentence where the contract has none of its own. */
function fraseGeral(falha: { readonly path?: readonly unknown[] | undefined }): string {
  return falha.path?.length ? 'Valor inválido.' : 'Envie um objeto JSON com os campos pedidos.';
}

function validacao(falhas: readonly [nome: string, frase: string][]): AppError {
  const campos = new Map<string, string>();
  for (const [nome, frase] of falhas) {
    const citado = nome.slice(0, TAMANHO_DO_NOME_CITADO);
    // Keeps the first sentence of a field, which says what to do first.
    if (citado && !campos.has(citado) && campos.size < CAMPOS_CITADOS) campos.set(citado, frase);
  }
  const [primeira = 'Confira os dados enviados.'] = falhas.map(([, frase]) => frase);
  return new AppError(
    'VALIDACAO',
    campos.size > 1 ? undefined : primeira,
    campos.size > 0 ? { campos: Object.fromEntries(campos) } : {},
  );
}

/**
 * A condition of the knowledge base as it is written: Markdown with a header whose values are JSON, and
 * one passage a heading of the second level.
 */
import * as z from 'zod/mini';

const Fonte = z.object({
  id: z.string(),
  titulo: z.string(),
  ano: z.nullish(z.number()),
  orgao: z.nullish(z.string()),
  url: z.nullish(z.string()),
  doi: z.nullish(z.string()),
  conferencia: z.enum(['conferida', 'transcricao', 'existencia', 'memoria']),
});
/** A document that sentences rest on, and how far its numbers were compared with it. */
export type Fonte = z.infer<typeof Fonte>;

const Cabecalho = z.object({
  id: z.string(),
  titulo: z.string(),
  sinonimos: z.array(z.string()),
  especialidade: z.string(),
  publico: z.array(z.string()),
  versao: z.string(),
  validade: z.string(),
  fontes: z.array(Fonte),
  ferramentas: z.array(z.string()),
  verificacao: z.enum(['conferida', 'parcial', 'pendente']),
});

/** A passage: `dengue#doses-adulto`. */
export interface Passagem {
  readonly id: string;
  readonly documento_id: string;
  readonly ordem: number;
  readonly titulo: string;
  readonly texto: string;
}

/** A condition and its passages. */
export interface Protocolo {
  readonly documento: z.infer<typeof Cabecalho>;
  readonly passagens: readonly Passagem[];
}

/** A heading as the end of an address: without accents, in lower case, with hyphens. */
export function enderecoDoTitulo(titulo: string): string {
  return titulo
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Each value is JSON on its line, or a plain word; `fontes` has an object a line. */
function lerCabecalho(linhas: readonly string[]): unknown {
  const valores: Record<string, unknown> = {};
  const fontes: unknown[] = [];
  for (const linha of linhas) {
    if (linha.startsWith('  - ')) {
      fontes.push(JSON.parse(linha.slice(4)));
      continue;
    }
    const [, chave, valor] = /^([a-z]+):(?: (.*))?$/.exec(linha) ?? [];
    if (!chave) throw new Error(`cabeçalho ilegível: ${linha}`);
    if (valor !== undefined) valores[chave] = /^["[]/.test(valor) ? JSON.parse(valor) : valor;
  }
  return { ...valores, fontes };
}

/** Reads a condition; throws where the header is not as it should be or a passage has no text. */
export function lerProtocolo(markdown: string): Protocolo {
  const [, cabecalho, corpo] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(markdown) ?? [];
  if (cabecalho === undefined || corpo === undefined) throw new Error('sem cabeçalho');
  const documento = z.parse(Cabecalho, lerCabecalho(cabecalho.split('\n')));
  const passagens = corpo
    .split(/^## /m)
    .slice(1)
    .map((parte, n) => {
      const fim = parte.indexOf('\n');
      const titulo = parte.slice(0, fim).trim();
      return {
        id: `${documento.id}#${enderecoDoTitulo(titulo)}`,
        documento_id: documento.id,
        ordem: n + 1,
        titulo,
        texto: parte.slice(fim).trim(),
      };
    });
  return { documento, passagens };
}

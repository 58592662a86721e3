import { lerCid10 } from '@domain/prontuario/diagnosticos.ts';
import { normalizarBusca } from '@domain/texto.ts';

/** What came of a file: its lines as the search reads them, and what could not be read. */
export interface Importacao {
  linhas: [codigo: string, nome: string][];
  erros: string[];
}

const COLUNAS_DO_CODIGO = ['subcat', 'cat'];
const COLUNA_DO_NOME = 'descricao';

/**
 * Reads the official tables of CID-10, CID-10-SUBCATEGORIAS.CSV or CID-10-CATEGORIAS.CSV: Latin-1,
 * a semicolon between columns, a header, the code without its dot. A line that cannot be read is
 * reported with its number, and nothing is guessed.
 */
export function lerTabelaOficial(bytes: Uint8Array): Importacao {
  const [cabecalho = '', ...corpo] = new TextDecoder('windows-1252').decode(bytes).split(/\r?\n/);
  const colunas = separar(cabecalho).map(normalizarBusca);
  const doCodigo = colunas.findIndex((coluna) => COLUNAS_DO_CODIGO.includes(coluna));
  const doNome = colunas.indexOf(COLUNA_DO_NOME);
  if (doCodigo < 0 || doNome < 0) {
    return { linhas: [], erros: ['linha 1: faltam as colunas SUBCAT (ou CAT) e DESCRICAO'] };
  }
  const linhas = new Map<string, string>();
  const erros: string[] = [];
  for (const [posicao, linha] of corpo.entries()) {
    if (linha.trim() === '') continue;
    const campos = separar(linha);
    const codigo = lerCid10(campos[doCodigo] ?? '');
    const nome = (campos[doNome] ?? '').replace(/\s+/g, ' ').trim();
    if (codigo === null || nome === '') erros.push(`linha ${posicao + 2}: ${linha.slice(0, 60)}`);
    else if (linhas.has(codigo)) erros.push(`linha ${posicao + 2}: ${codigo} repetido`);
    else linhas.set(codigo, nome);
  }
  return { linhas: [...linhas], erros };
}

/** The columns of a line; a quoted one may hold the separator. */
function separar(linha: string): string[] {
  const campos = linha.match(/("(?:[^"]|"")*"|[^;]*)(;|$)/g) ?? [];
  return campos.map((campo) =>
    campo
      .replace(/;$/, '')
      .trim()
      .replace(/^"([\s\S]*)"$/, (_, dentro: string) => dentro.replaceAll('""', '"')),
  );
}

import { type Bloco, linhaDaTabela, paragrafo, titulo } from './blocos.ts';

const TITULO = /^(#{1,6})\s+(.+?)\s*#*$/;
const TABELA = /^\s*\|(.+)\|\s*$/;
const DIVISA = /^[\s|:-]+$/;
const ITEM = /^\s*(?:[-*+]|\d+[.)])\s+/;

/** Links by their words, without emphasis, images or HTML. */
const semMarcacao = (texto: string) =>
  texto
    .replace(/!\[[^\]]*\]\([^)]*\)/g, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]+>/g, ' ')
    .replace(/(\*\*|__|`)/g, '')
    .replace(/(^|\s)[*_](\S.*?\S)[*_](?=[\s.,;:!?)]|$)/g, '$1$2');

/** Reads Markdown. A header of values between `---` is left out: the command says them. */
export function lerMarkdown(escrito: string): Bloco[] {
  const linhas = escrito.replace(/^\ufeff?---\n[\s\S]*?\n---\n/, '').split(/\r?\n/);
  const blocos: Bloco[] = [];
  let juntas: string[] = [];
  let colunas: readonly string[] | null = null;
  const fechar = () => {
    if (juntas.length > 0) blocos.push(paragrafo(semMarcacao(juntas.join(' '))));
    juntas = [];
  };
  for (const linha of linhas) {
    const [, , cabeca] = TITULO.exec(linha) ?? [];
    const [, celulas] = TABELA.exec(linha) ?? [];
    if (celulas === undefined) colunas = null;
    if (cabeca !== undefined || celulas !== undefined || ITEM.test(linha) || !linha.trim())
      fechar();
    if (cabeca !== undefined) blocos.push(titulo(semMarcacao(cabeca)));
    else if (celulas !== undefined) {
      const lidas = celulas.split('|').map((uma) => semMarcacao(uma).trim());
      if (colunas === null) colunas = lidas;
      else if (!DIVISA.test(celulas)) blocos.push(linhaDaTabela(colunas, lidas));
    } else if (linha.trim()) juntas.push(linha.replace(ITEM, ''));
  }
  fechar();
  return blocos.filter(({ texto }) => texto !== '');
}

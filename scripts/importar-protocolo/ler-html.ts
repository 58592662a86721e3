import { type Element, type Node, Window } from 'happy-dom';
import { type Bloco, linhaDaTabela, paragrafo, titulo } from './blocos.ts';

/** What frames a page and is no part of the document. */
const FORA = 'script, style, noscript, template, nav, header, footer, aside, form, svg, iframe';
const TITULOS = /^H[1-6]$/;
const QUEBRAM = new Set(
  'P LI DD DT DIV SECTION ARTICLE MAIN BLOCKQUOTE FIGCAPTION PRE UL OL DL BR TD'.split(' '),
);

/** Reads a page: no script of it runs, nothing of it is fetched. */
export function lerHtml(escrito: string): Bloco[] {
  const janela = new Window();
  try {
    const pagina = new janela.DOMParser().parseFromString(escrito, 'text/html');
    for (const um of pagina.querySelectorAll(FORA)) um.remove();
    const raiz = pagina.querySelector('main, article') ?? pagina.body;
    return blocosDe(raiz).filter(({ texto }) => texto !== '');
  } finally {
    janela.close();
  }
}

function blocosDe(raiz: Element): Bloco[] {
  const blocos: Bloco[] = [];
  let solto = '';
  const fechar = () => {
    blocos.push(paragrafo(solto));
    solto = '';
  };
  const percorrer = (no: Node) => {
    if (no.nodeType === no.TEXT_NODE) {
      solto += no.textContent;
      return;
    }
    if (no.nodeType !== no.ELEMENT_NODE) return;
    const elemento = no as Element;
    const nome = elemento.tagName;
    if (TITULOS.test(nome) || nome === 'TABLE') {
      fechar();
      blocos.push(...(nome === 'TABLE' ? linhasDe(elemento) : [titulo(elemento.textContent)]));
      return;
    }
    const quebra = QUEBRAM.has(nome);
    if (quebra) fechar();
    for (const filho of elemento.childNodes) percorrer(filho);
    if (quebra) fechar();
  };
  percorrer(raiz);
  fechar();
  return blocos;
}

function linhasDe(tabela: Element): Bloco[] {
  const linhas = [...tabela.querySelectorAll('tr')].map((linha) =>
    [...linha.querySelectorAll('th, td')].map((celula) => celula.textContent),
  );
  const [colunas = [], ...outras] = linhas;
  return outras.map((celulas) => linhaDaTabela(colunas, celulas));
}

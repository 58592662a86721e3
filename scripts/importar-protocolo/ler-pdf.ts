import { getDocumentProxy } from 'unpdf';
import { type Bloco, paragrafo, titulo } from './blocos.ts';

interface Linha {
  readonly texto: string;
  readonly tamanho: number;
}

/** A line that much larger than the text is a heading. */
const MAIOR = 1.12;
const MAIOR_TITULO = 120;
const NUMERADO = /^\d+(?:\.\d+)*\.?\s+\p{Lu}/u;
const FIM_DE_FRASE = /[.!?:;]$/;

/** Reads the text of a PDF; one of scanned pages has none, and yields nothing. */
export async function lerPdf(bytes: Uint8Array): Promise<Bloco[]> {
  const paginas = await linhasDasPaginas(bytes);
  const repetidas = linhasRepetidas(paginas);
  const linhas = paginas.flat().filter(({ texto }) => !repetidas.has(semNumeros(texto)));
  const corpo = tamanhoDoTexto(linhas);
  const blocos: Bloco[] = [];
  let junto = '';
  const fechar = () => {
    blocos.push(paragrafo(junto));
    junto = '';
  };
  for (const { texto, tamanho } of linhas) {
    if (eTitulo(texto, tamanho, corpo)) {
      fechar();
      blocos.push(titulo(texto));
    } else {
      if (/^[•▪●–-]\s/.test(texto)) fechar();
      // A word cut at the end of a line goes on in the next.
      junto = /\p{L}-$/u.test(junto) ? junto.slice(0, -1) + texto : `${junto} ${texto}`;
      if (FIM_DE_FRASE.test(texto)) fechar();
    }
  }
  fechar();
  return blocos
    .map((bloco) => ({ ...bloco, texto: bloco.texto.replace(/^[•▪●–-]\s+/, '') }))
    .filter(({ texto }) => texto !== '');
}

function eTitulo(texto: string, tamanho: number, corpo: number): boolean {
  if (texto.length > MAIOR_TITULO || FIM_DE_FRASE.test(texto)) return false;
  if (tamanho >= corpo * MAIOR) return true;
  return NUMERADO.test(texto) && texto === texto.toLocaleUpperCase('pt-BR');
}

async function linhasDasPaginas(bytes: Uint8Array): Promise<Linha[][]> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const paginas: Linha[][] = [];
  for (let n = 1; n <= pdf.numPages; n += 1) {
    const { items } = await (await pdf.getPage(n)).getTextContent();
    const linhas: Linha[] = [];
    let texto = '';
    let tamanho = 0;
    for (const item of items) {
      if (!('str' in item)) continue;
      texto += item.str;
      if (item.str.trim()) tamanho = Math.max(tamanho, item.height);
      if (!item.hasEOL) continue;
      linhas.push({ texto: texto.trim(), tamanho });
      texto = '';
      tamanho = 0;
    }
    linhas.push({ texto: texto.trim(), tamanho });
    paginas.push(linhas.filter((linha) => linha.texto !== ''));
  }
  return paginas;
}

const semNumeros = (texto: string) => texto.replace(/\d+/g, '#');

/** Heads and feet of pages: the first and last lines that most pages share, their number aside. */
function linhasRepetidas(paginas: readonly Linha[][]): ReadonlySet<string> {
  const vezes = new Map<string, number>();
  for (const linhas of paginas) {
    const beiras = [...linhas.slice(0, 2), ...linhas.slice(-2)].map(({ texto }) =>
      semNumeros(texto),
    );
    for (const uma of new Set(beiras)) vezes.set(uma, (vezes.get(uma) ?? 0) + 1);
  }
  const maioria = Math.max(2, Math.ceil(paginas.length / 2));
  return new Set([...vezes].filter(([, n]) => n >= maioria).map(([texto]) => texto));
}

/** The size in which most letters are written. */
function tamanhoDoTexto(linhas: readonly Linha[]): number {
  const letras = new Map<number, number>();
  for (const { texto, tamanho } of linhas)
    letras.set(tamanho, (letras.get(tamanho) ?? 0) + texto.length);
  return [...letras].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 0;
}

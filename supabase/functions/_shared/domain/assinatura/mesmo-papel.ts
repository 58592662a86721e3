import {
  PDF,
  PdfArray,
  PdfDict,
  PdfName,
  PdfNumber,
  type PdfObject,
  PdfRef,
  PdfStream,
} from '@libpdf/core';
import { base64 } from './bytes.ts';

/**
 * Whether a signed PDF shows what was made to be signed: it begins with those very bytes, and what was
 * added to them is a signature. A later part of a file may put other pages in place of the first ones.
 */
export async function mesmoPapel(original: Uint8Array, assinado: Uint8Array): Promise<boolean> {
  if (!comecaCom(assinado, original)) return false;
  const [antes, depois] = await Promise.all([PDF.load(original), PDF.load(assinado)]);
  const paginas = depois.getPages();
  return (
    paginas.length === antes.getPages().length &&
    antes.getPages().every((pagina, n) => {
      const outra = paginas[n];
      return (
        outra !== undefined &&
        retrato(antes, pagina.dict) === retrato(depois, outra.dict) &&
        soAssinaturas(depois, outra.dict)
      );
    })
  );
}

/** When a PDF says that it was made, by the digits of its own clock: `2026-11-23T14:05`. */
export async function feitoEm(bytes: Uint8Array): Promise<string | undefined> {
  const pdf = await PDF.load(bytes).catch(() => undefined);
  return pdf?.getCreationDate()?.toISOString().slice(0, 16);
}

function comecaCom(todo: Uint8Array, comeco: Uint8Array): boolean {
  return todo.length >= comeco.length && comeco.every((byte, n) => todo[n] === byte);
}

/** What a page does not draw itself: its place in the tree, and what lies on it. */
const FORA_DO_RETRATO = new Set(['Parent', 'Annots', 'Kids', 'Count']);

/** All that a page draws, as one text: what is the same draws the same. */
function retrato(pdf: PDF, pagina: PdfDict): string {
  const vistas = new Set<PdfObject>();
  const arvore: PdfObject[] = [];
  let no: PdfDict | undefined = pagina;
  while (no && !vistas.has(no)) {
    vistas.add(no);
    arvore.push(no);
    no = no.getDict('Parent', pdf.context.resolve.bind(pdf.context));
  }
  return JSON.stringify(arvore.map((parte) => escrito(pdf, parte, new Set())));
}

function escrito(pdf: PDF, objeto: PdfObject | undefined, acima: ReadonlySet<PdfObject>): unknown {
  if (objeto instanceof PdfRef)
    return escrito(pdf, pdf.context.resolve(objeto) ?? undefined, acima);
  if (objeto === undefined) return null;
  if (acima.has(objeto)) return 'acima';
  const dentro = new Set(acima).add(objeto);
  if (objeto instanceof PdfArray) return [...objeto].map((um) => escrito(pdf, um, dentro));
  if (objeto instanceof PdfDict) {
    const entradas = [...objeto]
      .filter(([nome]) => !FORA_DO_RETRATO.has(nome.value))
      .map(([nome, valor]) => [nome.value, escrito(pdf, valor, dentro)] as const)
      .sort(([um], [outro]) => (um < outro ? -1 : 1));
    return objeto instanceof PdfStream ? [entradas, base64(objeto.data)] : entradas;
  }
  if (objeto instanceof PdfName || objeto instanceof PdfNumber) return objeto.value;
  return { ...objeto };
}

/** The most of a page that the seal of a signature may cover. */
const SELO = 1 / 8;

/** Whether all that lies on a page is signatures, none so large that it hides the page. */
function soAssinaturas(pdf: PDF, pagina: PdfDict): boolean {
  const resolver = pdf.context.resolve.bind(pdf.context);
  const area = areaDe(pagina.getArray('MediaBox', resolver));
  return [...(pagina.getArray('Annots', resolver) ?? [])].every((entrada) => {
    const nota = entrada instanceof PdfRef ? resolver(entrada) : entrada;
    return (
      nota instanceof PdfDict &&
      nota.getName('Subtype', resolver)?.value === 'Widget' &&
      nota.getName('FT', resolver)?.value === 'Sig' &&
      areaDe(nota.getArray('Rect', resolver)) <= area * SELO
    );
  });
}

function areaDe(caixa: PdfArray | undefined): number {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [...(caixa ?? [])].map((um) =>
    um instanceof PdfNumber ? um.value : Number.NaN,
  );
  return Math.abs((x2 - x1) * (y2 - y1));
}

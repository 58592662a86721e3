/**
 * Whether what scrolls by is there to be seen: in the page, column by column and frame by frame,
 * and in pictures of the window, because a browser may show what it has not painted yet.
 */
import type { CDPSession, Page } from '@playwright/test';
import { LARGURA_DO_EIXO } from '@/features/agenda/grade/geometria.ts';

/** A frame as the page saw it. */
export interface Quadro {
  /** Milliseconds. */
  readonly agora: number;
  /** Which columns are in sight, wholly or in part, counted from 0. */
  readonly primeira: number;
  readonly ultima: number;
  /** Which columns have all of their cards, drawn and not skipped. */
  readonly prontas: readonly number[];
}

/** What was seen of the columns that passed. */
export interface Visto {
  readonly passaram: number;
  /** How many of them were seen with their cards while they were in sight. */
  readonly desenhadas: number;
  /** Of the columns in sight, over all frames, the share that had no cards yet, 0 to 1. */
  readonly semCartoes: number;
  /** The longest that a column in sight had none, in milliseconds. */
  readonly maisLonga: number;
}

/** Starts keeping a {@link Quadro} of each frame that the page is given. */
export async function contarQuadros(page: Page, cartoes: number): Promise<void> {
  await page.evaluate(`{
    const quadros = (window.quadros = []);
    const ul = document.querySelector('[data-evento]').closest('ul');
    const largura = Number.parseFloat(ul.parentElement.style.width);
    let rolagem = ul;
    while (getComputedStyle(rolagem).overflowX !== 'auto') rolagem = rolagem.parentElement;
    const visivel = rolagem.clientWidth - ${LARGURA_DO_EIXO};
    const inteira = (ul) => {
      const todos = ul.querySelectorAll('[data-evento]');
      return todos.length >= ${cartoes} &&
        todos[todos.length - 1].checkVisibility({ contentVisibilityAuto: true, opacityProperty: true });
    };
    const posicao = (ul) => Math.round(
      (Number.parseFloat(ul.parentElement.style.insetInlineStart) - ${LARGURA_DO_EIXO}) / largura);
    requestAnimationFrame(function contar(agora) {
      const { scrollLeft } = rolagem;
      quadros.push({
        agora,
        primeira: Math.floor(scrollLeft / largura),
        ultima: Math.ceil((scrollLeft + visivel) / largura) - 1,
        prontas: [...rolagem.querySelectorAll('ul')].filter(inteira).map(posicao),
      });
      if (window.quadros === quadros) requestAnimationFrame(contar);
    });
  }`);
}

/** Ends what {@link contarQuadros} started. */
export function quadrosContados(page: Page): Promise<Quadro[]> {
  return page.evaluate(
    '(() => { const { quadros } = window; window.quadros = null; return quadros; })()',
  );
}

/** How much of what passed was there. */
export function oQueSeViu(quadros: readonly Quadro[]): Visto {
  const passaram = new Set<number>();
  const desenhadas = new Set<number>();
  const vaziaDesde = new Map<number, number>();
  let [emVista, vazias, maisLonga] = [0, 0, 0];
  for (const { agora, primeira, ultima, prontas } of quadros) {
    for (let coluna = primeira; coluna <= ultima; coluna += 1) {
      emVista += 1;
      passaram.add(coluna);
      if (prontas.includes(coluna)) {
        desenhadas.add(coluna);
        maisLonga = Math.max(maisLonga, agora - (vaziaDesde.get(coluna) ?? agora));
        vaziaDesde.delete(coluna);
      } else {
        vazias += 1;
        if (!vaziaDesde.has(coluna)) vaziaDesde.set(coluna, agora);
      }
    }
    for (const [coluna, desde] of vaziaDesde) {
      maisLonga = Math.max(maisLonga, agora - desde);
      if (coluna < primeira || coluna > ultima) vaziaDesde.delete(coluna);
    }
  }
  return {
    passaram: passaram.size,
    desenhadas: desenhadas.size,
    semCartoes: vazias / emVista,
    maisLonga,
  };
}

/** Half a column by an hour: there is writing in each when its cards are painted. */
const CASA = { largura: 74, altura: 100 } as const;
/** Between the darkest and the lightest of a strip, of 255: the lines of an empty grid come to 30. */
const CONTRASTE = 90;

/**
 * The share of the grid that shows writing, 0 to 1, in pictures that the browser took of its
 * window while something was done.
 */
export async function fotografar(
  page: Page,
  cdp: CDPSession,
  fazer: () => Promise<void>,
): Promise<{ fotos: number; comEscrita: number }> {
  const fotos: string[] = [];
  cdp.on('Page.screencastFrame', ({ data, sessionId }) => {
    fotos.push(data);
    void cdp.send('Page.screencastFrameAck', { sessionId });
  });
  await cdp.send('Page.startScreencast', { format: 'png', everyNthFrame: 12 });
  await fazer();
  await cdp.send('Page.stopScreencast');
  const grade = await page.locator('section:has([data-evento])').last().boundingBox();
  if (!grade) throw new Error('the grid is not on the screen');
  const mesa = await page.context().newPage();
  const partes: number[] = [];
  for (const foto of fotos) partes.push(await mesa.evaluate<number>(comEscrita(foto, grade)));
  await mesa.close();
  return { fotos: fotos.length, comEscrita: partes.reduce((a, b) => a + b, 0) / partes.length };
}

/** Runs in an empty page: the share of the cells of a picture that have dark on light in them. */
const comEscrita = (foto: string, grade: { x: number; y: number; width: number; height: number }) =>
  `(async () => {
    const imagem = await createImageBitmap(await (await fetch('data:image/png;base64,${foto}')).blob());
    const tela = new OffscreenCanvas(imagem.width, imagem.height).getContext('2d');
    tela.drawImage(imagem, 0, 0);
    const fimX = ${Math.round(grade.x + grade.width) - CASA.largura};
    const fimY = ${Math.round(grade.y + grade.height) - CASA.altura};
    let todas = 0, escritas = 0;
    for (let x = ${Math.round(grade.x) + LARGURA_DO_EIXO + 1}; x < fimX; x += ${CASA.largura}) {
      for (let y = ${Math.round(grade.y) + CASA.altura}; y < fimY; y += ${CASA.altura}) {
        const { data } = tela.getImageData(x, y, ${CASA.largura}, ${CASA.altura});
        let escuro = 255, claro = 0;
        for (let i = 1; i < data.length; i += 4) {
          escuro = Math.min(escuro, data[i]);
          claro = Math.max(claro, data[i]);
        }
        todas += 1;
        if (claro - escuro > ${CONTRASTE}) escritas += 1;
      }
    }
    return escritas / todas;
  })()`;

import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, chromiumPath } from '../../tests/support/chromium.ts';

const QUALIDADE = 0.86;

export function abrirNavegador(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), args: [...CHROMIUM_FLAGS] });
}

/** Turns a PNG into WebP with the browser's own encoder, on a page that no content policy binds. */
export async function paraWebp(browser: Browser, png: Buffer): Promise<Buffer> {
  const page = await browser.newPage();
  const base64 = await page.evaluate(
    async ({ dados, qualidade }) => {
      const resposta = await fetch(`data:image/png;base64,${dados}`);
      const imagem = await createImageBitmap(await resposta.blob());
      const tela = new OffscreenCanvas(imagem.width, imagem.height);
      tela.getContext('2d')?.drawImage(imagem, 0, 0);
      const webp = await tela.convertToBlob({ type: 'image/webp', quality: qualidade });
      const bytes = new Uint8Array(await webp.arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    },
    { dados: png.toString('base64'), qualidade: QUALIDADE },
  );
  await page.close();
  return Buffer.from(base64, 'base64');
}

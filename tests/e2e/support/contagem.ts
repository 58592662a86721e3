/** Taps and keys: what a story costs a person. */
import type { Locator, Page } from '@playwright/test';

/** Does what a person does, one tap or one key at a time, and counts it. */
export function contando(page: Page) {
  const conta = { toques: 0, teclas: 0 };
  return {
    conta,
    async tocar(alvo: Locator) {
      await alvo.click();
      conta.toques += 1;
    },
    async digitar(texto: string) {
      await page.keyboard.type(texto);
      conta.teclas += [...texto].length;
    },
    async tecla(nome: string) {
      await page.keyboard.press(nome);
      conta.teclas += 1;
    },
  };
}

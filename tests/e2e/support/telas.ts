/** Going from screen to screen, and knowing that one is there. */
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Goes to an address as the links of the app do, and waits until its screen is drawn. */
export async function irSemRecarregar(page: Page, caminho: string): Promise<void> {
  await page.evaluate((para) => {
    // The app names the document once the screen of the address is drawn.
    document.title = '';
    history.pushState({}, '', para);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, caminho);
  await expect(page).toHaveTitle(/./);
}

/** Waits until a screen has its heading and all that it loads. */
export async function telaPronta(page: Page, caminho: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), caminho).toBeVisible();
  await expect(page.locator('[aria-busy="true"]'), caminho).toHaveCount(0);
}

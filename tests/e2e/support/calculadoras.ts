/** Finding one's way in the calculators, on the pages and in the drawer. */
import type { Locator, Page } from '@playwright/test';

export const CALCULADORAS = '/plantonista/calculadoras';
export const SCORES = '/plantonista/scores';

type Onde = Page | Locator;

export const busca = (onde: Onde) => onde.getByRole('searchbox');
export const campo = (onde: Onde, nome: string) =>
  onde.getByRole('textbox', { name: nome, exact: true });
export const resultado = (onde: Onde) => onde.getByRole('region', { name: 'Resultado' });
export const gaveta = (page: Page) => page.getByRole('dialog', { name: 'Calculadoras e scores' });

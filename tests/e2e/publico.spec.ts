/** What anybody can read: complete without JavaScript, searchable with it, and without secrets. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL_ONLY_SECRET_KEY } from '../../local/keys.ts';
import { BUILD_DIR } from '../support/addresses.ts';
import { ROTAS_PUBLICAS } from '../support/rotas.ts';
import { expect, test } from './support/test.ts';

test.describe('sem JavaScript', () => {
  for (const caminho of ROTAS_PUBLICAS) {
    test(`${caminho} se lê`, async ({ abrirAnonimo }) => {
      const page = await abrirAnonimo({ javaScriptEnabled: false });
      const resposta = await page.goto(caminho);
      expect(resposta?.status()).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
      await expect(page).toHaveTitle(/Pleno/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('main')).toContainText(/\S[\s\S]{400,}/);
      await expect(page.getByRole('link', { name: 'Entrar' }).first()).toHaveAttribute(
        'href',
        '/login',
      );
    });
  }
});

test('a central de ajuda encontra sem acento e diz quando não encontra', async ({
  abrirAnonimo,
}) => {
  const page = await abrirAnonimo();
  await page.goto('/central-ajuda');
  const busca = page.getByRole('searchbox', { name: 'O que você procura?' });
  const todos = await page.locator('[data-artigo]:visible').count();

  await busca.fill('evolucao');
  await expect(page.getByRole('status')).toHaveText(/artigos? encontrados?\.$/);
  expect(await page.locator('[data-artigo]:visible').count()).toBeLessThan(todos);

  await busca.fill('xilofone');
  await expect(page.getByRole('status')).toHaveText('Nenhum artigo encontrado.');
});

test('o que vai ao navegador não contém a chave de serviço', () => {
  const arquivos = readdirSync(BUILD_DIR, { recursive: true, encoding: 'utf8' }).filter((nome) =>
    /\.(js|css|html|map|json)$/.test(nome),
  );
  expect(arquivos.length).toBeGreaterThan(5);
  for (const arquivo of arquivos) {
    const texto = readFileSync(join(BUILD_DIR, arquivo), 'utf8');
    expect(texto, arquivo).not.toContain(LOCAL_ONLY_SECRET_KEY);
    expect(texto, arquivo).not.toMatch(/sb_secret_|service_role/);
  }
});

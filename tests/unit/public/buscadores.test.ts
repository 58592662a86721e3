// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { arquivosDoSite } from '@/public/arquivos.tsx';
import { CAMINHOS } from '@/public/renderizar.tsx';
import { COMPLETO, VAZIO } from './support/site.ts';

it('lists every page once in the sitemap, at its canonical address', () => {
  const xml = arquivosDoSite(COMPLETO)['sitemap.xml'] ?? '';
  const enderecos = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, endereco]) => endereco);
  const canonicos = CAMINHOS.filter((caminho) => caminho !== '/landing');
  expect(enderecos).toEqual(canonicos.map((caminho) => `https://pleno.exemplo.br${caminho}`));
});

it('has no sitemap while the site has no address, and then robots.txt names none', () => {
  const arquivos = arquivosDoSite(VAZIO);
  expect(arquivos).not.toHaveProperty('sitemap.xml');
  expect(arquivos['robots.txt']).not.toContain('Sitemap');
  expect(arquivosDoSite(COMPLETO)['robots.txt']).toContain(
    'Sitemap: https://pleno.exemplo.br/sitemap.xml',
  );
});

it('keeps search engines out of the application and in the public pages', () => {
  const regras = (arquivosDoSite(VAZIO)['robots.txt'] ?? '').match(/(?<=Disallow: ).+/g) ?? [];
  expect(regras).toContain('/prontuario');
  for (const caminho of CAMINHOS) {
    expect(regras.filter((regra) => caminho.startsWith(regra))).toEqual([]);
  }
});

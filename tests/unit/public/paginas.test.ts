// @vitest-environment happy-dom

import { readdirSync, readFileSync } from 'node:fs';
import { VERSAO_DOS_TERMOS } from '@domain/termos.ts';
import { describe, expect, it } from 'vitest';
import { CHAVES, MENU } from '@/config/constants.ts';
import { PATHS } from '@/config/paths.ts';
import { CATEGORIAS, SEM_DADO_DE_PESSOA } from '@/public/legal/categorias.ts';
import { CAMINHOS, renderizar } from '@/public/renderizar.tsx';
import { abrir, COMPLETO, recursos, VAZIO } from './support/site.ts';

const PROIBIDO = /em breve|\bops\b|lorem|saiba mais|clique aqui|!(?!doctype)/i;
const PALAVRAS_POR_MINUTO = 250;

const texto = (elemento: Element | null) => elemento?.textContent?.trim() ?? '';
const atributo = (documento: Document, seletor: string, nome: string) =>
  documento.querySelector(seletor)?.getAttribute(nome) ?? '';

it('has every page of the specification', () => {
  expect(CAMINHOS).toEqual(
    expect.arrayContaining([
      '/',
      '/landing',
      '/politica-privacidade',
      '/termos-uso',
      '/central-ajuda',
      '/blog',
      '/sobre',
      '/carreira',
    ]),
  );
});

describe.each(CAMINHOS)('%s', (caminho) => {
  const documento = abrir(caminho);

  it('names itself once, to people and to search engines', () => {
    expect(documento.documentElement.lang).toBe('pt-BR');
    expect(documento.querySelectorAll('h1')).toHaveLength(1);
    expect(texto(documento.querySelector('h1'))).not.toBe('');
    expect(texto(documento.querySelector('title'))).toMatch(/^.{8,75}$/);
    expect(atributo(documento, 'meta[name="description"]', 'content')).toMatch(/^.{60,200}$/);
    expect(atributo(documento, 'link[rel="canonical"]', 'href')).toMatch(
      /^https:\/\/pleno\.exemplo\.br\//,
    );
  });

  it('has its landmarks, and a skip link that leads to one', () => {
    for (const marco of ['header', 'main', 'footer', 'nav']) {
      expect(documento.querySelector(marco), marco).not.toBeNull();
    }
    const destino = atributo(documento, '.pular', 'href').slice(1);
    expect(documento.getElementById(destino)?.tagName).toBe('MAIN');
  });

  it('steps through headings without leaving a level out', () => {
    const niveis = [...documento.querySelectorAll('main :is(h1, h2, h3, h4)')].map((titulo) =>
      Number(titulo.tagName[1]),
    );
    expect(niveis[0]).toBe(1);
    for (const [i, nivel] of niveis.entries()) {
      expect(nivel - (niveis[i - 1] ?? nivel)).toBeLessThanOrEqual(1);
    }
  });

  it('uses an id once, and points only at what exists', () => {
    const ids = [...documento.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const elemento of documento.querySelectorAll('[aria-labelledby]')) {
      expect(ids).toContain(elemento.getAttribute('aria-labelledby'));
    }
  });

  it('describes its pictures and reserves their space', () => {
    for (const imagem of documento.querySelectorAll('img')) {
      expect(imagem.getAttribute('alt')).toMatch(/.{20,}/);
      expect(Number(imagem.getAttribute('width'))).toBeGreaterThan(0);
      expect(Number(imagem.getAttribute('height'))).toBeGreaterThan(0);
    }
  });

  it('speaks calmly and promises nothing', () => {
    for (const operador of [COMPLETO, VAZIO]) {
      expect(texto(abrir(caminho, operador).body)).not.toMatch(PROIBIDO);
    }
  });

  it('gives structured data that is data', () => {
    for (const script of documento.querySelectorAll('script[type="application/ld+json"]')) {
      expect(JSON.parse(texto(script))).toMatchObject({ '@context': 'https://schema.org' });
    }
  });

  it('runs no script of its own text, so that the content policy can forbid them', () => {
    const embutidos = [...documento.querySelectorAll('script:not([src])')];
    expect(embutidos.map((script) => script.getAttribute('type'))).toEqual(
      embutidos.map(() => 'application/ld+json'),
    );
    expect(documento.querySelectorAll('[style], style, [onclick]')).toHaveLength(0);
  });
});

/** The tables that the migrations make. */
function tabelasDasMigracoes(): string[] {
  const pasta = 'supabase/migrations';
  return readdirSync(pasta)
    .flatMap((nome) => {
      const sql = readFileSync(`${pasta}/${nome}`, 'utf8');
      return [...sql.matchAll(/^create table ([a-z_]+\.[a-z_]+)/gm)].map(
        ([, tabela]) => `${tabela}`,
      );
    })
    .sort();
}

/** Every link of every page, with where it stands. */
function ligacoes() {
  return CAMINHOS.flatMap((caminho) =>
    [...abrir(caminho).querySelectorAll('a[href]')].map((a) => ({
      caminho,
      href: a.getAttribute('href') ?? '',
    })),
  );
}

it('links only to pages, sections and screens that exist', () => {
  const telas: readonly string[] = Object.values(PATHS);
  const internas = ligacoes().filter(({ href }) => !href.startsWith('mailto:'));
  expect(internas.length).toBeGreaterThan(100);
  for (const { caminho, href } of internas) {
    const { pathname, hash, origin } = new URL(href, `https://aqui.exemplo${caminho}`);
    expect(origin, href).toBe('https://aqui.exemplo');
    if (telas.includes(pathname)) continue;
    expect(CAMINHOS, `${caminho} → ${href}`).toContain(pathname);
    const alvo = hash === '' || abrir(pathname).getElementById(hash.slice(1));
    expect(alvo, `${caminho} → ${href}`).toBeTruthy();
  }
});

it('gives every page a title and a description of its own', () => {
  const documentos = CAMINHOS.filter((caminho) => caminho !== '/landing').map((c) => abrir(c));
  const titulos = documentos.map((documento) => texto(documento.querySelector('title')));
  const descricoes = documentos.map((documento) =>
    atributo(documento, 'meta[name="description"]', 'content'),
  );
  expect(new Set(titulos).size).toBe(titulos.length);
  expect(new Set(descricoes).size).toBe(descricoes.length);
});

it('knows no other page', () => {
  expect(renderizar('/dashboard', recursos())).toBeNull();
});

describe('the landing page', () => {
  it('is one page at two addresses', () => {
    const canonico = (caminho: string) => atributo(abrir(caminho), 'link[rel=canonical]', 'href');
    expect(canonico('/landing')).toBe(canonico('/'));
    expect(abrir('/landing').querySelector('main')?.innerHTML).toBe(
      abrir('/').querySelector('main')?.innerHTML,
    );
  });

  it('is read in under a minute', () => {
    const palavras = texto(abrir('/').querySelector('main')).match(/[\p{L}\p{N}]+/gu) ?? [];
    expect(palavras.length).toBeLessThan(PALAVRAS_POR_MINUTO);
  });

  it('stands without its screenshots', () => {
    const semCapturas = renderizar('/', { ...recursos(), capturas: {} });
    expect(semCapturas).toContain('Escrito uma vez');
    expect(semCapturas).not.toContain('<img');
  });
});

describe('the legal pages', () => {
  it.each([
    ['/politica-privacidade', VERSAO_DOS_TERMOS.privacidade],
    ['/termos-uso', VERSAO_DOS_TERMOS.termos],
  ])('%s shows the version that people accept', (caminho, versao) => {
    expect(texto(abrir(caminho).querySelector('h1')?.parentElement ?? null)).toContain(
      `Versão ${versao}`,
    );
  });

  it('tell everything that is kept on the device', () => {
    const nomes = [...abrir('/politica-privacidade').querySelectorAll('th > code')].map(texto);
    expect(nomes).toEqual(expect.arrayContaining([...Object.values(CHAVES), MENU.cookie]));
  });

  it('tell of every table that is kept, once', () => {
    const contadas = [...CATEGORIAS.flatMap(({ tabelas }) => tabelas), ...SEM_DADO_DE_PESSOA];
    expect([...contadas].sort()).toEqual(tabelasDasMigracoes());
    const politica = texto(abrir('/politica-privacidade').body);
    for (const { nome, texto: frase } of CATEGORIAS) {
      expect(politica).toContain(nome);
      expect(politica).toContain(frase);
    }
  });

  it('name who runs the installation, or say that nobody did', () => {
    const completa = texto(abrir('/politica-privacidade').body);
    expect(completa).toContain('Saúde Exemplo Ltda');
    expect(completa).toContain('11.222.333/0001-81');
    expect(completa).toContain('Ana Exemplo');
    expect(completa).toContain('contato@pleno.exemplo.br');

    const vazia = texto(abrir('/politica-privacidade', VAZIO).body);
    expect(vazia).toContain('ainda não informou quem a opera');
    expect(vazia).toContain('não informou um e-mail de contato');
  });
});

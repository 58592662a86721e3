import { expect, it } from 'vitest';
import { politicaDeConteudo } from './politica.ts';

const diretivas = (url: string) =>
  Object.fromEntries(
    politicaDeConteudo(url)
      .split('; ')
      .map((diretiva) => {
        const [nome = '', ...fontes] = diretiva.split(' ');
        return [nome, fontes.join(' ')];
      }),
  );

it('runs only our own scripts, and nothing written into the page', () => {
  const { 'script-src': scripts, 'default-src': resto } = diretivas('http://127.0.0.1:54321');
  expect(scripts).toBe("'self'");
  expect(resto).toBe("'none'");
});

it.each([
  ['http://127.0.0.1:54321', "'self' http://127.0.0.1:54321 ws://127.0.0.1:54321"],
  ['https://x.supabase.co/caminho', "'self' https://x.supabase.co wss://x.supabase.co"],
])('calls only the API at %s, by HTTP and WebSocket', (url, fontes) => {
  expect(diretivas(url)['connect-src']).toBe(fontes);
});

import { expect, it } from 'vitest';
import { arquivoDeCabecalhos } from '../../../build/cabecalhos.ts';

it('lets pages call the API by HTTP and WebSocket, run only own scripts, and be framed by nobody', () => {
  const politica = /Content-Security-Policy: (.*)/.exec(
    arquivoDeCabecalhos('https://projeto.exemplo.br/'),
  )?.[1];
  expect(politica).toContain(
    "connect-src 'self' https://projeto.exemplo.br wss://projeto.exemplo.br;",
  );
  expect(politica).toContain("script-src 'self';");
  expect(politica).toContain("frame-ancestors 'none'");
});

import { expect, it } from 'vitest';
import { lerAmbiente } from '../src/config/ambiente.ts';
import { arquivoDeEncaminhamentos, encaminhamentosDoVite } from './encaminhamentos.ts';

const API = 'https://x.supabase.co';
const ambiente = (VITE_API_NO_SITE?: string) =>
  lerAmbiente({ VITE_SUPABASE_URL: API, ...(VITE_API_NO_SITE && { VITE_API_NO_SITE }) });

it('hands calls on to the API before any screen, where the site is said to', () => {
  expect(arquivoDeEncaminhamentos(ambiente('sim'))).toBe(
    [
      `/rest/v1/* ${API}/rest/v1/:splat 200`,
      `/functions/v1/* ${API}/functions/v1/:splat 200`,
      '/* /app.html 200',
      '',
    ].join('\n'),
  );
  expect(encaminhamentosDoVite(ambiente('sim'))).toEqual({
    '/rest/v1/': { target: API },
    '/functions/v1/': { target: API },
  });
});

it('hands nothing on where it was not said', () => {
  expect(arquivoDeEncaminhamentos(ambiente())).toBe('/* /app.html 200\n');
  expect(encaminhamentosDoVite(ambiente())).toEqual({});
});

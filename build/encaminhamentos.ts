import type { ProxyOptions } from 'vite';
import type { Ambiente } from '../src/config/ambiente.ts';

/** What the site hands on to the API: reads of functions, and tables. Sign-in, files and realtime go there by themselves. */
const PELO_SITE = ['/rest/v1/', '/functions/v1/'] as const;

/** The `_redirects` file that static hosts read: calls of the API first, then every screen is one document. */
export function arquivoDeEncaminhamentos(ambiente: Ambiente): string {
  const api = new URL(ambiente.VITE_SUPABASE_URL).origin;
  const chamadas = peloSite(ambiente).map((caminho) => `${caminho}* ${api}${caminho}:splat 200`);
  return [...chamadas, '/* /app.html 200', ''].join('\n');
}

/** The same for Vite, which serves the site in development and in preview. */
export function encaminhamentosDoVite(ambiente: Ambiente): Record<string, ProxyOptions> {
  const target = new URL(ambiente.VITE_SUPABASE_URL).origin;
  return Object.fromEntries(peloSite(ambiente).map((caminho) => [caminho, { target }]));
}

function peloSite({ VITE_API_NO_SITE }: Ambiente): readonly string[] {
  return VITE_API_NO_SITE === 'sim' ? PELO_SITE : [];
}

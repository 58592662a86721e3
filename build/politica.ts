import type { Plugin } from 'vite';

/** Content-Security-Policy of the application: own scripts only, calls to our own API only. */
export function politicaDeConteudo(supabaseUrl: string): string {
  const api = new URL(supabaseUrl).origin;
  const tempoReal = api.replace(/^http/, 'ws');
  return [
    "default-src 'none'",
    "script-src 'self'",
    // The calculators without a connection: build/sem-conexao.
    "worker-src 'self'",
    // Mantine writes its variables in a style element and its measures in style attributes.
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    "img-src 'self' data: blob:",
    `connect-src 'self' ${api} ${tempoReal}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}

/** Writes the policy into `app.html` when it is built; in dev Vite itself needs inline scripts. */
export function politicaNoHtml(supabaseUrl: string): Plugin {
  return {
    name: 'pleno:politica',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: {
          'http-equiv': 'Content-Security-Policy',
          content: politicaDeConteudo(supabaseUrl),
        },
        injectTo: 'head-prepend',
      },
    ],
  };
}

import { politicaDeConteudo } from './politica.ts';

/** What a browser does with a file that is named by its content: it never asks for it again. */
export const GUARDAR_SEMPRE = 'public, max-age=31536000, immutable';

/** The `_headers` file that static hosts read: security of every answer, caching of hashed files. */
export function arquivoDeCabecalhos(supabaseUrl: string): string {
  return `/*
  Content-Security-Policy: ${politicaDeConteudo(supabaseUrl)}; frame-ancestors 'none'
  Strict-Transport-Security: max-age=63072000; includeSubDomains
  X-Content-Type-Options: nosniff
  X-Frame-Options: DENY
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: camera=(self), microphone=(self), geolocation=()
  Cross-Origin-Opener-Policy: same-origin

/assets/*
  Cache-Control: ${GUARDAR_SEMPRE}
`;
}

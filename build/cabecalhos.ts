import { createHash } from 'node:crypto';

const SCRIPT_EMBUTIDO =
  /<script(?![^>]*\bsrc=)(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g;

/** CSP source of each inline script in a set of HTML documents, without repetition. */
export function hashesDosScripts(documentos: readonly string[]): string[] {
  const textos = documentos.flatMap((html) =>
    [...html.matchAll(SCRIPT_EMBUTIDO)].map(([, texto = '']) => texto),
  );
  const hashes = textos.map(
    (texto) => `'sha256-${createHash('sha256').update(texto).digest('base64')}'`,
  );
  return [...new Set(hashes)].sort();
}

/** Where the browser may call: the API by HTTP and, for realtime, by WebSocket. */
function conexoes(supabase: string | undefined): string {
  if (!supabase) return "'self'";
  const { origin } = new URL(supabase);
  return `'self' ${origin} ${origin.replace(/^http/, 'ws')}`;
}

/**
 * The `_headers` file of static hosts. Scripts run only from our own origin, plus the inline ones
 * known by hash; styles may be inline because the component library sets them on elements.
 */
export function arquivoDeCabecalhos(documentos: readonly string[], supabase?: string): string {
  const politica = [
    "default-src 'self'",
    `script-src ${["'self'", ...hashesDosScripts(documentos)].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${conexoes(supabase)}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
  return `/*
  Content-Security-Policy: ${politica}
  Strict-Transport-Security: max-age=63072000; includeSubDomains
  X-Content-Type-Options: nosniff
  X-Frame-Options: DENY
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: camera=(), microphone=(), geolocation=()
  Cross-Origin-Opener-Policy: same-origin

/assets/*
  Cache-Control: public, max-age=31536000, immutable
`;
}

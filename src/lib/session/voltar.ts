/**
 * Returns where to go after signing in: only a path of this same site. `//other.site`,
 * `/\other.site`, a scheme or the sign-in screen itself count as nothing.
 */
export function destinoSeguro(voltar: unknown, padrao: string): string {
  if (typeof voltar !== 'string' || !/^\/(?![/\\])/.test(voltar)) return padrao;
  try {
    const { origin, pathname, search, hash } = new URL(voltar, window.location.origin);
    if (origin !== window.location.origin || /^\/(login|register)\b/.test(pathname)) return padrao;
    return pathname + search + hash;
  } catch {
    return padrao;
  }
}

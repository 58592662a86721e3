import { CHAVES } from '@/config/constants.ts';
import { aparelho } from '../armazem.ts';

/** Reads the access token from where the specification keeps it. */
export function lerToken(): string | null {
  return aparelho.ler(CHAVES.token);
}

export function guardarToken(token: string): void {
  aparelho.guardar(CHAVES.token, token);
}

export function apagarToken(): void {
  aparelho.apagar(CHAVES.token);
}

/**
 * Reads what a token says of itself, only to renew in time and to notice another person's sign-in:
 * nothing is ever trusted because of it.
 */
export function reivindicacoes(token: string): { exp?: number; sub?: string } {
  try {
    const corpo = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
    const { exp, sub } = JSON.parse(atob(corpo));
    return {
      ...(typeof exp === 'number' && { exp }),
      ...(typeof sub === 'string' && { sub }),
    };
  } catch {
    return {};
  }
}

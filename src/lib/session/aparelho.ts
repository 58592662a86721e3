import { CHAVES } from '@/config/constants.ts';
import { aparelho } from '../armazem.ts';

const BYTES = 32;

/**
 * A secret that this device made for itself and keeps. It goes along with each password: whoever has
 * come in from here before gets in, whatever strangers have tried meanwhile.
 */
export function segredoDoAparelho(): string {
  const guardado = aparelho.ler(CHAVES.aparelho);
  if (guardado) return guardado;
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const novo = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  aparelho.guardar(CHAVES.aparelho, novo);
  return novo;
}

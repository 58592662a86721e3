import { type ErroDoBancoDeDados, falhaDoBanco } from '@domain/falhas/banco.ts';
import { ErroDeRede, ErroDoBanco } from './erros.ts';

/**
 * Turns a failure of the hosted database into ours: a sentence to show and a code to decide by.
 * @param status of HTTP; supabase-js says 0 of a call that never arrived.
 */
export function erroDoBanco(falha: ErroDoBancoDeDados, status: number): ErroDoBanco | ErroDeRede {
  if (status === 0) return new ErroDeRede(falha);
  const { codigo, frase } = falhaDoBanco(falha);
  return new ErroDoBanco(frase, codigo, status);
}

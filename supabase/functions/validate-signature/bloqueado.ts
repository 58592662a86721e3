import { AppError } from '../_shared/http/erro.ts';

/** The refusal of who tried too many codes, and for how long. */
export function bloqueado(ate: Date): AppError {
  const segundos = Math.max(1, Math.ceil((ate.getTime() - Date.now()) / 1000));
  return new AppError(
    'BLOQUEADO',
    'Muitos códigos errados em pouco tempo. Aguarde e confira o código no documento.',
    { cabecalhos: { 'retry-after': String(segundos) } },
  );
}

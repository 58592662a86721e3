import { FUSO_PADRAO, localDe } from '@domain/agenda/fuso.ts';
import { AppError } from '../_shared/http/erro.ts';

/** Whether the Auth service looked at what was given: its own outage must lock nobody out. */
export function foiJulgada(falha: unknown): boolean {
  return falha instanceof AppError && falha.status < 429;
}

/** Too often: says until when to wait. */
export function bloqueado(ate: Date, porque: string): AppError {
  const segundos = Math.max(1, Math.ceil((ate.getTime() - Date.now()) / 1000));
  return new AppError(
    'BLOQUEADO',
    `${porque} Tente de novo às ${horaCheia(ate)} (horário de Brasília).`,
    { cabecalhos: { 'retry-after': String(segundos) } },
  );
}

const MINUTO = 60_000;

/** `HH:mm` in Brasília of the first full minute that is not before an instant. */
function horaCheia(instante: Date): string {
  const cheia = new Date(Math.ceil(instante.getTime() / MINUTO) * MINUTO);
  return localDe(cheia, FUSO_PADRAO).slice(11);
}

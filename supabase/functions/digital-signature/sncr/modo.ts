import { MODOS_DO_SNCR, type ModoDoSncr } from '@domain/contracts/sncr.ts';
import { AppError } from '../../_shared/http/erro.ts';

/**
 * Reads `SNCR_MODO`; without it numbers are asked for nowhere.
 * @throws {AppError} 503 where it says something else: half a setting numbers nothing.
 */
export function modoDoSncr(variavel: (nome: string) => string | undefined): ModoDoSncr {
  const dito = variavel('SNCR_MODO') || 'desligado';
  const modo = MODOS_DO_SNCR.find((um) => um === dito);
  if (modo) return modo;
  throw new AppError(
    'INDISPONIVEL',
    'A numeração do SNCR está mal configurada. Avise quem mantém o Pleno: SNCR_MODO é desligado, simulado ou producao.',
  );
}

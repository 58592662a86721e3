import { FalhaDeCertificado, FalhaDePdf } from '@domain/assinatura/falhas.ts';
import { AppError } from '../_shared/http/erro.ts';
import { FalhaDeNuvem } from './psc/falhas.ts';

/** Says in the product's words what a certificate, a file or a cloud did not do. */
export async function emSentenca<T>(tarefa: () => Promise<T>): Promise<T> {
  try {
    return await tarefa();
  } catch (falha) {
    if (falha instanceof FalhaDeCertificado || falha instanceof FalhaDePdf) {
      throw new AppError('REGRA_VIOLADA', falha.message);
    }
    if (falha instanceof FalhaDeNuvem) {
      const passa = falha.motivo === 'semResposta' || falha.motivo === 'indisponivel';
      throw new AppError(passa ? 'INDISPONIVEL' : 'REGRA_VIOLADA', falha.message);
    }
    throw falha;
  }
}

import type { LocalDePlantao, Plantao } from '@domain/contracts/plantoes.ts';
import { agoraEmTexto } from '../plantao/tempo.ts';
import { usePlantao } from '../plantao/usePlantao.ts';

/** How long before its hour a planned shift may be started in one tap. */
const ANTES = 3 * 3_600_000;

/** Whether a planned shift may be started at an instant: from three hours before it until its end. */
export function comecavel({ estado, inicio, fim }: Plantao, agora: number): boolean {
  return estado === 'previsto' && Date.parse(inicio) - ANTES <= agora && agora < Date.parse(fim);
}

/** Starts the session of a planned shift; it is known by the same id, so that two taps make one. */
export function useComecar() {
  const { turno, pronto, escrever } = usePlantao();
  return {
    /** False while another shift is under way. */
    livre: pronto && turno.sessao === null,
    comecar: (plantao: Plantao, { id, nome }: LocalDePlantao) =>
      escrever({
        tipo: 'iniciar',
        id: plantao.id,
        inicio: agoraEmTexto(),
        local_id: id,
        local_nome: nome,
      }),
  };
}

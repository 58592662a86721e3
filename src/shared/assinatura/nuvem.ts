import { type AutorizacaoEmNuvem, autorizacaoSchema } from '@domain/contracts/nuvem.ts';
import * as z from 'zod/mini';
import { ErroDeAssinatura } from './leitura.ts';

/** By which the window that came back tells the one that waits: only pages of this site hear it. */
const CANAL = 'pleno:certificado-em-nuvem';

const avisoSchema = z.union([
  z.object({ autorizacao: autorizacaoSchema }),
  z.object({ recusa: z.string() }),
]);
type Aviso = z.infer<typeof avisoSchema>;

/** Tells whoever waits how the authorisation ended. */
export function avisarRetorno(aviso: Aviso): void {
  const canal = new BroadcastChannel(CANAL);
  canal.postMessage(aviso);
  canal.close();
}

/** Waits for a window to come back from the provider. @throws {ErroDeAssinatura} as it was refused. */
export function esperarRetorno(sinal: AbortSignal): Promise<AutorizacaoEmNuvem> {
  return new Promise((resolve, reject) => {
    const canal = new BroadcastChannel(CANAL);
    const fim = () => canal.close();
    canal.addEventListener('message', ({ data }) => {
      const lido = avisoSchema.safeParse(data);
      if (!lido.success) return;
      fim();
      if ('autorizacao' in lido.data) resolve(lido.data.autorizacao);
      else reject(new ErroDeAssinatura(lido.data.recusa));
    });
    sinal.addEventListener('abort', () => {
      fim();
      reject(new ErroDeAssinatura('A autorização foi interrompida. Nada foi assinado.'));
    });
  });
}

import { CHAVES } from '@/config/constants.ts';
import { aparelho } from '@/lib/armazem.ts';

const chaveDe = (id: string) => `${CHAVES.finalizando}:${id}`;

/** Says on this device that a draft waits to be finished: were the screen closed now, it would not be. */
export function marcarEspera(id: string): void {
  aparelho.guardar(chaveDe(id), '1');
}

/** The wait ended: it was finished, refused or taken back, or the person was told. */
export function esquecerEspera(id: string): void {
  aparelho.apagar(chaveDe(id));
}

/** Whether the screen was closed while this draft waited to be finished. */
export function foiInterrompida(id: string): boolean {
  return aparelho.ler(chaveDe(id)) !== null;
}

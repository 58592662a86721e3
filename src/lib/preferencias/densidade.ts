import { CHAVES } from '@/config/constants.ts';
import { aparelho } from '../armazem.ts';

export type Densidade = 'confortavel' | 'compacta';

/** Each person of a shared computer keeps the own choice. */
const chaveDe = (usuarioId: string) => `${CHAVES.densidade}:${usuarioId}`;

export function lerDensidade(usuarioId: string): Densidade {
  return aparelho.ler(chaveDe(usuarioId)) === 'compacta' ? 'compacta' : 'confortavel';
}

export function guardarDensidade(usuarioId: string, densidade: Densidade): void {
  aparelho.guardar(chaveDe(usuarioId), densidade);
}

/** The style sheets read it from the root element. */
export function aplicarDensidade(densidade: Densidade): void {
  document.documentElement.dataset.densidade = densidade;
}

import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { useFilaDeMensagens } from '../fila/useFila.ts';

/** Sends what the person typed without a connection, wherever in the app they are by then. */
export function EnvioDeMensagens() {
  useFilaDeMensagens(usePerfil().id);
  return null;
}

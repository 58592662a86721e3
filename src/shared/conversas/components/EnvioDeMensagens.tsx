import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { useEnvioDeMensagens } from '../fila.ts';

/** Sends what the person typed without a connection, wherever in the app they are by then. */
export function EnvioDeMensagens() {
  useEnvioDeMensagens(usePerfil().id);
  return null;
}

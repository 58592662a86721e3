import { useEnvioDeCalculos } from '@/features/calculadoras/paciente/fila.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { useEnvioDeMensagens } from '@/shared/conversas/fila.ts';

/** Sends what waits of the person, wherever in the app they are by then. */
export function EnvioDePendencias() {
  const { id } = usePerfil();
  useEnvioDeMensagens(id);
  useEnvioDeCalculos(id);
  return null;
}

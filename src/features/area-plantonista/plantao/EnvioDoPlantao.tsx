import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { useEnvioDoPlantao } from './fila.ts';

/** Sends what waits of the person's shift, wherever in the app they are by then. */
export function EnvioDoPlantao() {
  useEnvioDoPlantao(usePerfil().id);
  return null;
}

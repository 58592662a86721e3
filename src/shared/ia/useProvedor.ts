import { useQuery } from '@tanstack/react-query';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { provedorOptions } from './api/queries.ts';

/** Where what is asked or said in a clinic, or in none, goes; undefined until that is known. */
export function useProvedor(clinicaId: string | null) {
  const { id } = usePerfil();
  return useQuery(provedorOptions(id, clinicaId)).data;
}

import { useEffect, useState } from 'react';
import {
  aplicarDensidade,
  type Densidade,
  guardarDensidade,
  lerDensidade,
} from '@/lib/preferencias/densidade.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';

/** How tightly things stand, as this person likes it. */
export function useDensidade() {
  const { id } = usePerfil();
  const [densidade, setDensidade] = useState(() => lerDensidade(id));

  useEffect(() => aplicarDensidade(densidade), [densidade]);

  const escolherDensidade = (nova: Densidade) => {
    guardarDensidade(id, nova);
    setDensidade(nova);
  };
  return { densidade, escolherDensidade };
}

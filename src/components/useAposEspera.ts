import { useEffect, useState } from 'react';
import { ESQUELETO_APOS } from '@/config/constants.ts';

/** False at first, true once the wait is long enough to be noticed. */
export function useAposEspera(): boolean {
  const [passou, setPassou] = useState(false);
  useEffect(() => {
    const temporizador = setTimeout(() => setPassou(true), ESQUELETO_APOS);
    return () => clearTimeout(temporizador);
  }, []);
  return passou;
}

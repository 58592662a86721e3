import { useMinuto } from '@/lib/useMinuto.ts';
import { type NoRelogio, noFuso } from './calendario/fuso.ts';

/** The clinic's clock, to the minute. */
export function useAgora(fuso: string): NoRelogio {
  return noFuso(useMinuto(), fuso);
}

import { formatarHora } from '@/lib/format/datas.ts';
import type { HorasNaClinica } from '@/shared/plantoes/api/queries.ts';

/** Says when one is in the clinic: "14:00 a 15:30". */
export const emHorario = ({ inicio, fim }: HorasNaClinica, fuso: string): string =>
  `${formatarHora(inicio, fuso)} a ${formatarHora(fim, fuso)}`;

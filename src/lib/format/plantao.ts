import { diaDe } from '@domain/agenda/fuso.ts';
import { formatarDataHora, formatarHora } from './datas.ts';

/** Says when a shift is, by the clock of its place: "12/12/2026 19:00 a 07:00 do dia seguinte". */
export function quandoDoPlantao(plantao: { inicio: string; fim: string; fuso: string }): string {
  const { inicio, fim, fuso } = plantao;
  const noMesmoDia = diaDe(new Date(inicio), fuso) === diaDe(new Date(fim), fuso);
  return `${formatarDataHora(inicio, fuso)} a ${formatarHora(fim, fuso)}${noMesmoDia ? '' : ' do dia seguinte'}`;
}

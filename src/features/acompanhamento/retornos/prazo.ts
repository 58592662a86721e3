import { formatarDia } from '@/lib/format/datas.ts';

const DIA = 86_400_000;

/** How far a planned day is from today, as it is said: `há 12 dias`, `hoje`, `em 3 dias`. */
export function distancia(prevista: string, hoje: string): string {
  const dias = Math.round((Date.parse(prevista) - Date.parse(hoje)) / DIA);
  if (dias === 0) return 'hoje';
  if (dias === 1) return 'amanhã';
  if (dias === -1) return 'ontem';
  return dias < 0 ? `há ${-dias} dias` : `em ${dias} dias`;
}

/** `21/12/2026, em 30 dias`; without a date, since when it waits. */
export function quandoEra(
  { prevista_para, desde }: { prevista_para: string | null; desde: string },
  hoje: string,
): string {
  if (prevista_para === null) return `Sem data, pedido em ${formatarDia(desde)}`;
  return `${formatarDia(prevista_para)}, ${distancia(prevista_para, hoje)}`;
}

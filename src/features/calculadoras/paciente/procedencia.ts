import { formatarData } from '@/lib/format/datas.ts';

/** Where a value that nobody typed comes from, and of when it is. */
export interface Procedencia {
  readonly origem: 'cadastro' | 'evolucao' | 'rascunho' | 'calculo' | 'atendimento';
  /** The entry, the draft or the saved result. */
  readonly id?: string | undefined;
  /** When it was measured; of the registration, when it was read. */
  readonly em: string;
}

const DIA = 86_400_000;
const HORA = DIA / 24;

const ONDE = {
  cadastro: 'Cadastro do paciente',
  evolucao: 'Evolução',
  rascunho: 'Rascunho',
  calculo: 'Cálculo salvo',
  atendimento: 'Atendimento',
} as const;

/** `Evolução de 18/11/2026, há 3 dias`; of the draft that is being written, `Rascunho, agora`. */
export function procedenciaPorExtenso(
  { origem, em }: Procedencia,
  agora: number,
  fuso: string,
): string {
  if (origem === 'cadastro') return ONDE.cadastro;
  if (origem === 'rascunho' && agora - Date.parse(em) < HORA) return 'Rascunho, agora';
  return `${ONDE[origem]} de ${formatarData(em, fuso)}, ${haQuantosDias(em, agora)}`;
}

function haQuantosDias(em: string, agora: number): string {
  const horas = Math.floor((agora - Date.parse(em)) / HORA);
  if (horas < 1) return 'há menos de 1 h';
  if (horas < 24) return `há ${horas} h`;
  const dias = Math.floor(horas / 24);
  return dias === 1 ? 'há 1 dia' : `há ${dias} dias`;
}

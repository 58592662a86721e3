import { formatarDia } from '@/lib/format/datas.ts';
import { DIAS } from '@/lib/format/dias.ts';
import { type QuemEspera, ROTULO_DO_PERIODO } from '../api/espera.ts';
import type { Estrutura } from '../api/linhas.ts';
import { horaDoMinuto, noFuso } from '../calendario/fuso.ts';

const LISTA = new Intl.ListFormat('pt-BR');

type Desejo = Pick<QuemEspera, 'periodo' | 'dias_da_semana' | 'a_partir_de' | 'ate'>;

/** When a slot would do: `De manhã, segunda e quarta, a partir de 01/12/2026`. */
export function desejoPorExtenso(desejo: Desejo): string {
  return [
    ROTULO_DO_PERIODO[desejo.periodo],
    diasPorExtenso(desejo.dias_da_semana),
    entreDias(desejo),
  ]
    .filter(Boolean)
    .join(', ');
}

/** `segunda e quarta`, `de segunda a sexta`; nothing when any day would do. */
function diasPorExtenso(dias: readonly number[]): string {
  const nomes = DIAS.filter((_nome, posicao) => dias.includes(posicao + 1));
  if (nomes.length === DIAS.length) return '';
  const seguidos = Math.max(...dias) - Math.min(...dias) + 1 === nomes.length;
  return seguidos && nomes.length > 2 ? `de ${nomes[0]} a ${nomes.at(-1)}` : LISTA.format(nomes);
}

function entreDias({ a_partir_de: de, ate }: Desejo): string {
  if (de && ate) return `de ${formatarDia(de)} a ${formatarDia(ate)}`;
  if (de) return `a partir de ${formatarDia(de)}`;
  return ate ? `até ${formatarDia(ate)}` : '';
}

/** What somebody waits for, in a line: kind, doctor, when it would do, since when. */
export function esperaPorExtenso(lugar: QuemEspera, estrutura: Estrutura): string {
  const { tipos, medicos, regras } = estrutura;
  return [
    tipos.find(({ id }) => id === lugar.tipo_id)?.nome,
    medicos.find(({ id }) => id === lugar.medico_id)?.nome ?? 'Qualquer médico',
    desejoPorExtenso(lugar),
    `desde ${formatarDia(noFuso(lugar.criado_em, regras.fuso).dia)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Until when an offer stands, by the clinic's clock: `hoje, 15:30`, `24/11/2026, 15:30`. */
export function prazoPorExtenso(instante: string, hoje: string, fuso: string): string {
  const { dia, minuto } = noFuso(instante, fuso);
  return `${dia === hoje ? 'hoje' : formatarDia(dia)}, ${horaDoMinuto(minuto)}`;
}

import { news2 } from '../clinico/ferramentas/news2.ts';
import { executar } from '../clinico/motor/executar.ts';
import type { Atendimento, Reavaliacao, SinaisDoPlantao } from '../contracts/atendimento.ts';

/** NEWS2 is for people of 16 years and more. */
const IDADE_MINIMA = 16;

/** What NEWS2 asks of the vital signs of a shift. */
const PEDIDOS = {
  frequencia_respiratoria: 'FR',
  saturacao: 'SpO₂',
  oxigenio: 'uso de oxigênio',
  pressao_sistolica: 'PAS',
  frequencia_cardiaca: 'FC',
  consciencia: 'consciência',
  temperatura: 'temperatura',
} as const satisfies Partial<Record<keyof SinaisDoPlantao, string>>;

export type Alerta =
  | { readonly tipo: 'calculado'; readonly pontos: number; readonly frase: string }
  | { readonly tipo: 'falta'; readonly sinais: readonly string[] }
  | { readonly tipo: 'nao_se_aplica'; readonly frase: string };

/**
 * NEWS2 of the vital signs of a patient, by the clinical engine, with scale 1 of SpO₂ (scale 2 is a
 * choice that a person makes in the tool). Never guessed: what was not measured is named, and below
 * 16 years, or of unknown age, it is not given.
 */
export function alertaDe(sinais: SinaisDoPlantao, idade: number | null): Alerta {
  if (idade === null)
    return { tipo: 'nao_se_aplica', frase: 'NEWS2: informe a idade, mesmo estimada.' };
  if (idade < IDADE_MINIMA)
    return { tipo: 'nao_se_aplica', frase: 'NEWS2: vale a partir de 16 anos.' };
  const falta = Object.entries(PEDIDOS).filter(
    ([sinal]) => sinais[sinal as keyof typeof PEDIDOS] === undefined,
  );
  if (falta.length > 0) return { tipo: 'falta', sinais: falta.map(([, rotulo]) => rotulo) };
  const feita = executar(news2, {
    rr: sinais.frequencia_respiratoria,
    spo2: sinais.saturacao,
    spo2_scale: 1,
    on_oxygen: sinais.oxigenio,
    sbp: sinais.pressao_sistolica,
    hr: sinais.frequencia_cardiaca,
    consciousness: sinais.consciencia,
    temp_c: sinais.temperatura,
  });
  const pontos = feita.ok ? feita.resposta.resultado.score : undefined;
  if (!feita.ok || typeof pontos !== 'number') {
    return { tipo: 'nao_se_aplica', frase: 'NEWS2: confira os sinais vitais.' };
  }
  return { tipo: 'calculado', pontos, frase: feita.resposta.interpretacao ?? '' };
}

/** From 5 an urgent, from 7 an emergency response. Source: that of the tool `news2`. */
export const FAIXA_URGENTE = 5;
export const FAIXA_ALTA = 7;

export interface PontoDoNews2 {
  readonly em: string;
  readonly pontos: number;
}

/**
 * NEWS2 of each time at which all that it asks was measured: at the attendance, before, and in its
 * re-evaluations; the oldest first. What was measured without an hour is of no time, and left out.
 */
export function tendenciaDe(
  { sinais, clinico, idade_anos }: Pick<Atendimento, 'sinais' | 'clinico' | 'idade_anos'>,
  reavaliacoes: readonly Reavaliacao[],
): PontoDoNews2[] {
  const medidos = [
    ...(clinico.sinais_anteriores ?? []),
    sinais,
    ...reavaliacoes.map((uma) => ({ ...uma.sinais, medidos_em: uma.feita_em ?? undefined })),
  ];
  return medidos
    .flatMap((uns): PontoDoNews2[] => {
      const alerta = alertaDe(uns, idade_anos);
      if (alerta.tipo !== 'calculado' || !uns.medidos_em) return [];
      return [{ em: uns.medidos_em, pontos: alerta.pontos }];
    })
    .sort((um, outro) => Date.parse(um.em) - Date.parse(outro.em));
}

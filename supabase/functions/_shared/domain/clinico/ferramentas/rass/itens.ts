import { ordinal } from '../../motor/campos.ts';

/** The ten levels, from the most agitated to the unarousable. */
export const NIVEL_RASS = ordinal('RASS', [
  [4, 'Combativo'],
  [3, 'Muito agitado'],
  [2, 'Agitado'],
  [1, 'Inquieto'],
  [0, 'Alerta e calmo'],
  [-1, 'Sonolento: contato visual por mais de 10 s à voz'],
  [-2, 'Sedação leve: contato visual por menos de 10 s à voz'],
  [-3, 'Sedação moderada: movimento à voz, sem contato visual'],
  [-4, 'Sedação profunda: responde só ao toque'],
  [-5, 'Não desperta'],
]);

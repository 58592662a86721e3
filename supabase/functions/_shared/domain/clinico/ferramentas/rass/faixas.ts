import type { Faixa } from '../../motor/faixas.ts';

/** Each level is a band of its own; −2 to 0 is the usual target. */
export const FAIXAS_RASS: readonly Faixa[] = [
  { codigo: 'nao_desperta', ate: -5, rotulo: 'Não desperta', gravidade: 'alerta' },
  {
    codigo: 'sedacao_profunda',
    ate: -4,
    rotulo: 'Sedação profunda',
    texto: 'abaixo do alvo usual (−2 a 0).',
    gravidade: 'alerta',
  },
  {
    codigo: 'sedacao_moderada',
    ate: -3,
    rotulo: 'Sedação moderada',
    texto: 'abaixo do alvo usual (−2 a 0).',
    gravidade: 'atencao',
  },
  {
    codigo: 'sedacao_leve',
    ate: -2,
    rotulo: 'Sedação leve',
    texto: 'no alvo usual (−2 a 0).',
    gravidade: 'normal',
  },
  {
    codigo: 'sonolento',
    ate: -1,
    rotulo: 'Sonolento',
    texto: 'no alvo usual (−2 a 0).',
    gravidade: 'normal',
  },
  {
    codigo: 'alerta_e_calmo',
    ate: 0,
    rotulo: 'Alerta e calmo',
    texto: 'no alvo usual (−2 a 0).',
    gravidade: 'normal',
  },
  { codigo: 'inquieto', ate: 1, rotulo: 'Inquieto', gravidade: 'atencao' },
  { codigo: 'agitado', ate: 2, rotulo: 'Agitado', gravidade: 'alerta' },
  { codigo: 'muito_agitado', ate: 3, rotulo: 'Muito agitado', gravidade: 'alerta' },
  { codigo: 'combativo', rotulo: 'Combativo', gravidade: 'critico' },
];

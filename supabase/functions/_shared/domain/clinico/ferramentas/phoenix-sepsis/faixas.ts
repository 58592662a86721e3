import type { Faixa } from '../../motor/faixas.ts';

export const FAIXAS_DE_SEPSE: readonly Faixa[] = [
  {
    codigo: 'true',
    rotulo: 'Preenche critérios de sepse',
    texto: 'infecção suspeita e 2 pontos ou mais.',
    gravidade: 'critico',
  },
  {
    codigo: 'false',
    rotulo: 'Não preenche critérios de sepse',
    texto: 'não afasta infecção grave; reavalie.',
    gravidade: 'normal',
  },
];

/** Only its presence is said: without sepsis there is no septic shock to speak of. */
export const FAIXAS_DE_CHOQUE: readonly Faixa[] = [
  {
    codigo: 'true',
    rotulo: 'Choque séptico',
    texto: 'sepse com pelo menos 1 ponto cardiovascular.',
    gravidade: 'critico',
  },
];

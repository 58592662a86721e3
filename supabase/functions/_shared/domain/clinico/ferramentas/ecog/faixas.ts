import type { Faixa } from '../../motor/faixas.ts';

/** One band a grade, 0 to 5, in order. */
export const FAIXAS: readonly Faixa[] = [
  { codigo: 'ativo', ate: 0, rotulo: 'Totalmente ativo, sem restrição', gravidade: 'normal' },
  {
    codigo: 'restricao_a_esforco',
    ate: 1,
    rotulo: 'Restrição só a esforço intenso; faz trabalho leve',
    gravidade: 'normal',
  },
  {
    codigo: 'sem_trabalho',
    ate: 2,
    rotulo: 'Cuida de si, não trabalha; de pé mais de 50% do dia',
    gravidade: 'atencao',
  },
  {
    codigo: 'autocuidado_limitado',
    ate: 3,
    rotulo: 'Autocuidado limitado; no leito ou na cadeira mais de 50% do dia',
    gravidade: 'alerta',
  },
  {
    codigo: 'acamado',
    ate: 4,
    rotulo: 'Acamado, sem autocuidado',
    gravidade: 'critico',
  },
  { codigo: 'obito', rotulo: 'Óbito', gravidade: 'critico' },
];

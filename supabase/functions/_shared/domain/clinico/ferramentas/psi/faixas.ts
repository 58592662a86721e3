import type { Faixa } from '../../motor/faixas.ts';

/** 30-day mortality of the validation cohort. */
export const CLASSES_PSI: readonly Faixa[] = [
  {
    codigo: 'I',
    rotulo: 'Classe I',
    texto: 'mortalidade em 30 dias de 0,1%; em geral, tratamento ambulatorial.',
    gravidade: 'normal',
  },
  {
    codigo: 'II',
    rotulo: 'Classe II',
    texto: 'mortalidade em 30 dias de 0,6%; em geral, tratamento ambulatorial.',
    gravidade: 'normal',
  },
  {
    codigo: 'III',
    rotulo: 'Classe III',
    texto: 'mortalidade em 30 dias de 0,9%; considere internação breve.',
    gravidade: 'atencao',
  },
  {
    codigo: 'IV',
    rotulo: 'Classe IV',
    texto: 'mortalidade em 30 dias de 9,3%; interne.',
    gravidade: 'alerta',
  },
  {
    codigo: 'V',
    rotulo: 'Classe V',
    texto: 'mortalidade em 30 dias de 27,0%; interne.',
    gravidade: 'critico',
  },
];

import type { Faixa } from '../../motor/faixas.ts';

/** Berlin definition of ARDS, mmHg; the ratio alone does not make the diagnosis. */
export const FAIXAS_DE_BERLIM: readonly Faixa[] = [
  {
    codigo: 'grave',
    ate: 100,
    rotulo: 'SDRA grave, se houver os demais critérios',
    texto: 'PEEP de 5 cmH₂O ou mais, início em até 1 semana, opacidades bilaterais.',
    gravidade: 'critico',
  },
  {
    codigo: 'moderada',
    ate: 200,
    rotulo: 'SDRA moderada, se houver os demais critérios',
    texto: 'PEEP de 5 cmH₂O ou mais, início em até 1 semana, opacidades bilaterais.',
    gravidade: 'alerta',
  },
  {
    codigo: 'leve',
    ate: 300,
    rotulo: 'SDRA leve, se houver os demais critérios',
    texto: 'PEEP ou CPAP de 5 cmH₂O ou mais, início em até 1 semana, opacidades bilaterais.',
    gravidade: 'atencao',
  },
  {
    codigo: 'sem_criterio',
    rotulo: 'Sem critério de oxigenação para SDRA',
    gravidade: 'normal',
  },
];

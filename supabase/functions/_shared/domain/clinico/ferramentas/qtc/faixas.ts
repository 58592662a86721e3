import type { Faixa } from '../../motor/faixas.ts';

/** AHA/ACCF/HRS 2009, ms: prolonged from 450 in men and from 460 in women. */
export const FAIXAS: readonly Faixa[] = [
  {
    codigo: 'curto',
    ate: 390,
    rotulo: 'QTc curto (390 ms ou menos)',
    texto: 'procure hipercalcemia, digital e síndrome do QT curto.',
    gravidade: 'atencao',
  },
  { codigo: 'normal', abaixoDe: 450, rotulo: 'QTc normal', gravidade: 'normal' },
  {
    codigo: 'prolongado_no_homem',
    abaixoDe: 460,
    rotulo: 'QTc prolongado no homem, normal na mulher',
    texto: 'o corte é 450 ms no homem e 460 ms na mulher.',
    gravidade: 'atencao',
  },
  {
    codigo: 'prolongado',
    abaixoDe: 500,
    rotulo: 'QTc prolongado',
    texto: 'reveja medicamentos, potássio, magnésio e cálcio.',
    gravidade: 'alerta',
  },
  {
    codigo: 'alto_risco',
    rotulo: 'QTc de 500 ms ou mais',
    texto: 'risco alto de torsades de pointes; o mesmo vale para aumento maior que 60 ms.',
    gravidade: 'critico',
  },
];

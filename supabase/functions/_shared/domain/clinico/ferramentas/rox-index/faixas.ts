import type { Faixa } from '../../motor/faixas.ts';

/** The cut of high risk rises with the hours on high flow: 2.85 at 2 h, 3.47 at 6 h, 3.85 at 12 h. */
export const FAIXAS: readonly Faixa[] = [
  {
    codigo: 'alto',
    abaixoDe: 2.85,
    rotulo: 'Risco alto de intubação em 2, 6 ou 12 h',
    texto: 'não atrase a decisão de intubar.',
    gravidade: 'critico',
  },
  {
    codigo: 'alto_6h',
    abaixoDe: 3.47,
    rotulo: 'Risco alto se medido com 6 ou 12 h',
    texto: 'com 2 h é indeterminado: reavalie de perto.',
    gravidade: 'alerta',
  },
  {
    codigo: 'alto_12h',
    abaixoDe: 3.85,
    rotulo: 'Risco alto se medido com 12 h',
    texto: 'com 2 ou 6 h é indeterminado: reavalie de perto.',
    gravidade: 'alerta',
  },
  {
    codigo: 'indeterminado',
    abaixoDe: 4.88,
    rotulo: 'Indeterminado',
    texto: 'repita em 1 a 2 h e acompanhe a tendência.',
    gravidade: 'atencao',
  },
  {
    codigo: 'baixo',
    rotulo: 'Risco baixo de intubação',
    texto: 'vale quando medido com 2, 6 ou 12 h de alto fluxo.',
    gravidade: 'normal',
  },
];

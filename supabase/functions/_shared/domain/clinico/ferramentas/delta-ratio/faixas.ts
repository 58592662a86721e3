import type { Faixa } from '../../motor/faixas.ts';

export const FAIXAS_DO_DELTA: readonly Faixa[] = [
  {
    codigo: 'hipercloremica',
    abaixoDe: 0.4,
    rotulo: 'Acidose hiperclorêmica',
    texto: 'predomina a acidose de ânion gap normal.',
    gravidade: 'atencao',
  },
  {
    codigo: 'mista',
    abaixoDe: 1,
    rotulo: 'Acidose mista',
    texto: 'de ânion gap elevado e de ânion gap normal ao mesmo tempo.',
    gravidade: 'alerta',
  },
  {
    codigo: 'gap_elevado',
    ate: 2,
    rotulo: 'Acidose de ânion gap elevado, pura',
    texto: 'perto de 1,6 na acidose lática e de 1 na cetoacidose.',
    gravidade: 'atencao',
  },
  {
    codigo: 'alcalose_associada',
    rotulo: 'Ânion gap elevado com alcalose metabólica',
    texto: 'ou com bicarbonato já alto antes.',
    gravidade: 'alerta',
  },
];

import type { Faixa } from '../../motor/faixas.ts';

/** The bands of fatty liver disease; only the lower cut changes with age. */
function faixas(corteBaixo: number): readonly Faixa[] {
  return [
    {
      codigo: 'baixo',
      abaixoDe: corteBaixo,
      rotulo: 'Risco baixo de fibrose avançada',
      gravidade: 'normal',
    },
    {
      codigo: 'indeterminado',
      ate: 2.67,
      rotulo: 'Indeterminado',
      texto: 'peça elastografia ou outro teste.',
      gravidade: 'atencao',
    },
    {
      codigo: 'alto',
      rotulo: 'Risco alto de fibrose avançada',
      texto: 'encaminhe para avaliação do fígado.',
      gravidade: 'alerta',
    },
  ];
}

/** Shah 2009. */
export const FAIXAS_DO_ADULTO = faixas(1.3);
/** McPherson 2017: from 65 years on, 1.3 gives too many false positives. */
export const FAIXAS_DO_IDOSO = faixas(2);

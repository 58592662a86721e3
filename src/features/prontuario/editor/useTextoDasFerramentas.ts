import { SECOES_DA_EVOLUCAO } from '@domain/prontuario.ts';
import { type FocusEvent, useRef } from 'react';
import { useReceberResultado } from '@/shared/calculadoras/na-tela.ts';
import { comMais } from '@/shared/prontuario/linhas.ts';
import type { Editor } from './useEditor.ts';

/** What was measured is no complaint: a result goes to `Objetivo` or to a text after it. */
const LUGARES = SECOES_DA_EVOLUCAO.filter(({ campo }) => campo !== 'subjetivo');

/**
 * Puts what the tools write under the text that had the focus last.
 * @returns what is to hear of each focus in the form.
 */
export function useTextoDasFerramentas(form: Editor['form']) {
  const ultimo = useRef('objetivo');
  useReceberResultado((texto) => {
    const lugar = LUGARES.find(({ campo }) => campo === ultimo.current);
    if (!lugar) return '';
    const { campo, rotulo } = lugar;
    form.setValue(campo, comMais(form.getValues(campo), texto), { shouldDirty: true });
    return rotulo;
  });
  return ({ target }: FocusEvent) => {
    const nome = target.getAttribute('name');
    if (LUGARES.some(({ campo }) => campo === nome)) ultimo.current = nome ?? '';
  };
}

import type { FiltroDaLinha } from '../api/keys.ts';

/** The filter as the address of the record carries it. */
export interface BuscaDaLinha {
  autor?: 'minhas';
  de?: string;
  ate?: string;
  diagnostico?: 'sim';
  texto?: string;
}

export function filtroDaBusca(busca: BuscaDaLinha): FiltroDaLinha {
  const { autor, de, ate, diagnostico, texto } = busca;
  return {
    autor: autor ?? 'todas',
    ...(de && { de }),
    ...(ate && { ate }),
    ...(diagnostico && { comDiagnostico: true }),
    ...(texto && { texto }),
  };
}

export function buscaDoFiltro(filtro: FiltroDaLinha): BuscaDaLinha {
  const { autor, de, ate, comDiagnostico, texto } = filtro;
  return {
    ...(autor === 'minhas' && { autor }),
    ...(de && { de }),
    ...(ate && { ate }),
    ...(comDiagnostico && { diagnostico: 'sim' as const }),
    ...(texto && { texto }),
  };
}

/** Whether anything is left out of the timeline. */
export function temFiltro(filtro: FiltroDaLinha): boolean {
  return Object.keys(buscaDoFiltro(filtro)).length > 0;
}

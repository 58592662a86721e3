import type { FiltroDaLinha } from '@/shared/prontuario/api/keys.ts';
import type { BuscaDoPaciente } from '../busca.ts';

/** The filter as the address of the record carries it. */
export type BuscaDaLinha = Omit<BuscaDoPaciente, 'destaque'>;

export function filtroDaBusca(busca: BuscaDaLinha): FiltroDaLinha {
  const { autor, de, ate, diagnostico, texto } = busca;
  return {
    ...(autor && { autor }),
    ...(de && { de }),
    ...(ate && { ate }),
    ...(diagnostico && { comDiagnostico: true }),
    ...(texto && { texto }),
  };
}

export function buscaDoFiltro(filtro: FiltroDaLinha): BuscaDaLinha {
  const { autor, de, ate, comDiagnostico, texto } = filtro;
  return {
    ...(autor && { autor }),
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

/** An author who may be chosen. */
interface Autor {
  id: string;
  nome: string;
}

/**
 * What the choice of author offers: everything, what the reader wrote (for who writes here), and
 * each of the others. Nothing when there is nothing to choose between.
 */
export function opcoesDeAutor(
  autores: readonly Autor[],
  leitor: { id: string; escreve: boolean },
): { value: string; label: string }[] {
  const outros = autores.filter(({ id }) => !(leitor.escreve && id === leitor.id));
  if (!leitor.escreve && outros.length < 2) return [];
  return [
    { value: '', label: 'Todas as evoluções' },
    ...(leitor.escreve ? [{ value: 'minhas', label: 'Escritas por mim' }] : []),
    ...outros.map(({ id, nome }) => ({ value: id, label: `De ${nome}` })),
  ];
}

import { buscar, indexar } from '@domain/clinico/busca.ts';
import { CATEGORIAS } from '@domain/clinico/motor/ferramenta.ts';
import type { Guardados } from '@/shared/calculadoras/guardados.ts';
import { ITENS, type Item } from '@/shared/calculadoras/itens.ts';

const INDICE = indexar(ITENS);

/** The tools that answer to what was typed, best first. */
export function procurar(termo: string): readonly Item[] {
  return buscar(INDICE, termo);
}

/** A titled part of the list. */
export interface Secao {
  readonly chave: string;
  readonly titulo: string;
  readonly itens: readonly Item[];
  /** How many show before the person asks for the rest. */
  readonly mostra?: number;
}

/** A specialty that uses most of the catalogue must not push the rest of it out of sight. */
const DA_ESPECIALIDADE_A_MOSTRA = 6;

/**
 * The list before anything is typed: what the person marked, opened last, what their specialty uses,
 * then every category. Empty parts are left out.
 */
export function secoes(
  itens: readonly Item[],
  { favoritas, recentes }: Guardados,
  especialidade: string | null,
): readonly Secao[] {
  const escolhidos = (ids: readonly string[]) =>
    ids.flatMap((id) => itens.find((item) => item.id === id) ?? []);
  const daEspecialidade = itens.filter(({ especialidades }) =>
    especialidades.some((nome) => nome === especialidade),
  );
  return [
    { chave: 'favoritas', titulo: 'Favoritas', itens: escolhidos(favoritas) },
    { chave: 'recentes', titulo: 'Recentes', itens: escolhidos(recentes) },
    {
      chave: 'especialidade',
      titulo: 'Da sua especialidade',
      itens: daEspecialidade,
      mostra: DA_ESPECIALIDADE_A_MOSTRA,
    },
    ...Object.entries(CATEGORIAS).map(([chave, titulo]) => ({
      chave,
      titulo,
      itens: itens.filter(({ categoria }) => categoria === chave),
    })),
  ].filter(({ itens: daSecao }) => daSecao.length > 0);
}

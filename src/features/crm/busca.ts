import { useNavigate, useSearch } from '@tanstack/react-router';
import type { FiltroDoCrm } from '@/shared/crm/api/keys.ts';

/** What the address of the CRM holds. */
export function useBusca() {
  return useSearch({ strict: false });
}

type Busca = ReturnType<typeof useBusca>;

/** Changes part of the address, on whichever of the three addresses the CRM was opened. */
export function useMudarBusca() {
  const navegar = useNavigate();
  return (mudanca: { [C in keyof Busca]?: Busca[C] | undefined }, voltavel = false) =>
    void navegar({
      to: '.',
      search: (atual) => juntar(atual, mudanca),
      replace: !voltavel,
      resetScroll: false,
    });
}

/** What of the address narrows the board and the list; the stage narrows only the list. */
export function filtroDa(busca: Busca, comEstagio: boolean): FiltroDoCrm {
  const { busca: termo, origem, responsavel, etiqueta, contato, estagio } = busca;
  return {
    ...(termo && { busca: termo }),
    ...(origem && { origem }),
    ...(responsavel && { responsavel }),
    ...(etiqueta && { etiqueta }),
    ...(contato && { contato }),
    ...(comEstagio && estagio && { estagio }),
  };
}

/** Both searches as one; what became undefined leaves the address. */
function juntar(atual: Busca, mudanca: object): Busca {
  const juntas = Object.entries({ ...atual, ...mudanca });
  return Object.fromEntries(juntas.filter(([, valor]) => valor !== undefined));
}

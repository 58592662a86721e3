import { CANAIS, FINALIDADES, ORIGENS } from '@domain/crm/contato.ts';
import { ESTAGIOS } from '@domain/crm/estagios.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { CAMADAS, rotaDe } from '@/config/paths.ts';
import { contratoDaBusca, dia, inteiro, procurado, texto } from '@/lib/busca.ts';
import type { FiltroDoCrm } from '@/shared/crm/api/keys.ts';

/** The CRM: which part of it, filtered by what, and who is open over it. */
export const buscaDoCrm = contratoDaBusca({
  aba: z.enum(['lista', 'tarefas', 'contatos', 'conversao', 'protocolos']),
  pessoa: texto,
  nova: z.literal('sim'),
  busca: procurado,
  estagio: z.enum(ESTAGIOS),
  origem: z.enum(ORIGENS),
  responsavel: texto,
  etiqueta: procurado,
  contato: z.enum(['vencido', 'semana']),
  quais: z.enum(['minhas', 'todas']),
  lista: z.literal('aniversariantes'),
  finalidade: z.enum(FINALIDADES),
  canal: z.enum(CANAIS),
  meses: inteiro(1, 120),
  mes: inteiro(1, 12),
  de: dia,
  ate: dia,
});

type Busca = ReturnType<typeof buscaDoCrm>;

/** What the address of the CRM holds. */
export function useBusca() {
  return useSearch({ from: rotaDe(CAMADAS.crm) });
}

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
function juntar(atual: object, mudanca: object): Busca {
  const juntas = Object.entries({ ...atual, ...mudanca });
  return Object.fromEntries(juntas.filter(([, valor]) => valor !== undefined));
}

import { contratoDaBusca, dia, inteiro, procurado, texto } from '@/lib/busca.ts';

/** Places: which one is open; `novo` adds one. */
export const buscaDosLocais = contratoDaBusca({ local: texto });

/** The agenda of shifts: the day whose month shows, which shift is open, or where a new one begins. */
export const buscaDaAgendaDoPlantao = contratoDaBusca({ dia, plantao: texto, novo: dia });

/** The money of shifts: the year, the place and state that are shown, and which shift is open. */
export const buscaDoFinanceiro = contratoDaBusca({
  ano: inteiro(2000, 2199),
  local: texto,
  situacao: texto,
  plantao: texto,
});

/** Past shifts: what is searched in them, where and when, and which one is open. */
export const buscaDoHistorico = contratoDaBusca({
  q: procurado,
  local: texto,
  de: dia,
  ate: dia,
  sessao: texto,
});

import type { SessaoDePlantao } from '@domain/contracts/atendimento.ts';
import { normalizarBusca } from '@domain/texto.ts';
import * as z from 'zod/mini';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { criarCopia } from '@/lib/sigilo/copia.ts';
import { useCopia } from '@/lib/sigilo/useCopia.ts';

/** Where a shift is, as far as its dilutions go: a place of the doctor's list, else its name. */
export type Lugar = Pick<SessaoDePlantao, 'local_id' | 'local_nome'>;

const chaveDe = ({ local_id, local_nome }: Lugar, medicamento: string) =>
  `${local_id ?? normalizarBusca(local_nome ?? '')} ${normalizarBusca(medicamento)}`;

/** How each place prepares each medicine, in the doctor's own words; sealed on this device alone. */
const diluicoes = criarCopia({
  nome: 'diluicoes',
  schema: z.record(z.string(), z.string()),
  vazio: {},
});

/** The standard dilution of a medicine at a place, and how to remember another. */
export function useDiluicao(lugar: Lugar, medicamento: string) {
  const { id } = usePerfil();
  const { valor } = useCopia(diluicoes, id);
  const chave = chaveDe(lugar, medicamento);
  return {
    padrao: medicamento.trim() === '' ? undefined : valor[chave],
    lembrar: (diluicao: string) =>
      diluicoes.mudar(id, (atual) => ({ ...atual, [chave]: diluicao })),
  };
}

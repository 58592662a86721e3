import { COMPOSICAO_VAZIA, type Composicao } from '@domain/contracts/prescricao.ts';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { comecarComposicao, salvarComposicao } from '../api/mutations.ts';
import type { ComposicaoAberta } from '../api/queries.ts';
import { Salvamento } from './salvamento.ts';

/** How long the writing rests before it is saved, in ms. */
const PAUSA = 700;

interface Onde {
  clinicaId: string;
  pacienteId: string;
  prontuarioId: string | undefined;
}

/** The composition on the screen: what it holds, and that it is saved as it is written. */
export function useComposicao(onde: Onde, aberta: ComposicaoAberta | null) {
  const [conteudo, setConteudo] = useState<Composicao>(() => ({
    ...COMPOSICAO_VAZIA,
    ...aberta?.conteudo,
  }));
  const [salvamento] = useState(
    () =>
      new Salvamento(
        {
          comecar: (id, escrito) => comecarComposicao({ id, ...onde }, escrito),
          salvar: salvarComposicao,
        },
        aberta && { id: aberta.id, revisao: aberta.revisao },
        crypto.randomUUID(),
      ),
  );
  const salvarDepois = useDebouncedCallback(() => void salvamento.agora(), PAUSA);
  const estado = useSyncExternalStore(salvamento.assistir, salvamento.estado);

  // What was written last goes with who leaves.
  useEffect(() => () => void salvamento.agora(), [salvamento]);

  return {
    conteudo,
    estado,
    mudar(como: (atual: Composicao) => Composicao) {
      setConteudo((atual) => {
        const novo = como(atual);
        salvamento.mudar(novo);
        return novo;
      });
      salvarDepois();
    },
    salvar: () => salvamento.agora(),
  };
}

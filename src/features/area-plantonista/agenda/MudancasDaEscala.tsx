import type { LocalDePlantao } from '@domain/contracts/plantoes.ts';
import { Stack } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { avisar } from '@/components/avisar.tsx';
import { ConfirmacaoSobDemanda } from '@/components/ConfirmacaoSobDemanda.tsx';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { ofertasOptions, vagasAbertasOptions } from '../api/escala.ts';
import { useReler } from '../api/usePlantoes.ts';
import type { Mudanca } from './mudanca.ts';
import { Ofertas } from './Ofertas.tsx';
import { PlantoesAbertos } from './PlantoesAbertos.tsx';

/** What colleagues and hospitals offer, and what one offers: nothing where there is nothing. */
export function MudancasDaEscala({ locais }: { locais: readonly LocalDePlantao[] }) {
  const { id: eu } = usePerfil();
  const reler = useReler();
  const ofertas = useQuery(ofertasOptions(eu));
  const vagas = useQuery(vagasAbertasOptions(eu));
  // Still known while the dialog closes, so that no text flickers.
  const [mudanca, setMudanca] = useState<Mudanca | null>(null);
  const [aberta, setAberta] = useState(false);
  const bloco = useRef<HTMLDivElement>(null);
  const gravar = useMutation({
    mutationFn: ({ fazer }: Mudanca) => fazer(),
    onSuccess: (_nada, { feito }) => {
      avisar.sucesso(feito);
      // The line that was answered goes: the focus stays where the person was working.
      bloco.current?.focus();
    },
    onError: avisar.erro,
    onSettled: async () => {
      setAberta(false);
      await reler();
    },
  });
  const pedir = (uma: Mudanca) => {
    setMudanca(uma);
    setAberta(true);
  };
  if (!aberta && !ofertas.data?.length && !vagas.data?.length) return null;
  return (
    <Stack ref={bloco} tabIndex={-1}>
      <Ofertas ofertas={ofertas.data ?? []} locais={locais} pedir={pedir} />
      <PlantoesAbertos vagas={vagas.data ?? []} pedir={pedir} />
      <ConfirmacaoSobDemanda
        titulo={mudanca?.titulo ?? ''}
        aberta={aberta}
        acao={mudanca?.acao ?? ''}
        voltar="Voltar"
        perigosa={mudanca?.perigosa ?? false}
        enviando={gravar.isPending}
        aoConfirmar={() => mudanca && gravar.mutate(mudanca)}
        aoFechar={() => setAberta(false)}
      >
        {mudanca?.texto}
      </ConfirmacaoSobDemanda>
    </Stack>
  );
}

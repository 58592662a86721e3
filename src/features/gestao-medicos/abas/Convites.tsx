import { Stack } from '@mantine/core';
import { useRef, useState } from 'react';
import type { ConviteCriado } from '../api/linhas.ts';
import { FormularioDeConvite } from '../convites/FormularioDeConvite.tsx';
import { LinkDoConvite } from '../convites/LinkDoConvite.tsx';
import { ListaDeConvites } from '../convites/ListaDeConvites.tsx';
import type { PropsDaAba } from '../gestao.ts';

/** Inviting by a link, and what became of each invitation. */
export function Convites({ clinica }: PropsDaAba) {
  const [criado, setCriado] = useState<ConviteCriado | null>(null);
  const topo = useRef<HTMLDivElement>(null);

  function fazerOutro() {
    setCriado(null);
    topo.current?.focus();
  }

  return (
    <Stack gap="xl">
      <div ref={topo} tabIndex={-1}>
        {criado ? (
          <LinkDoConvite convite={criado} aoFazerOutro={fazerOutro} />
        ) : (
          <FormularioDeConvite clinicaId={clinica.id} aoCriar={setCriado} />
        )}
      </div>
      <ListaDeConvites
        clinicaId={clinica.id}
        aoCancelar={(id) => setCriado((atual) => (atual?.id === id ? null : atual))}
      />
    </Stack>
  );
}

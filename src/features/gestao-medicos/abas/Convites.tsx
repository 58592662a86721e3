import { Stack } from '@mantine/core';
import { useState } from 'react';
import type { ConviteCriado } from '../api/linhas.ts';
import { FormularioDeConvite } from '../convites/FormularioDeConvite.tsx';
import { LinkDoConvite } from '../convites/LinkDoConvite.tsx';
import { ListaDeConvites } from '../convites/ListaDeConvites.tsx';
import type { PropsDaAba } from '../gestao.ts';

/** Inviting by a link, and what became of each invitation. */
export function Convites({ clinica }: PropsDaAba) {
  const [criado, setCriado] = useState<ConviteCriado | null>(null);
  return (
    <Stack gap="xl">
      {criado ? (
        <LinkDoConvite convite={criado} aoFazerOutro={() => setCriado(null)} />
      ) : (
        <FormularioDeConvite clinicaId={clinica.id} aoCriar={setCriado} />
      )}
      <ListaDeConvites clinicaId={clinica.id} />
    </Stack>
  );
}

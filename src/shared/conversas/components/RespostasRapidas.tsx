import { ActionIcon } from '@mantine/core';
import { IconBolt } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MenuSobDemanda } from '@/components/flutuante/MenuSobDemanda.tsx';
import { respostasRapidasOptions } from '../api/queries.ts';

interface Props {
  clinicaId: string;
  aoEscolher: (texto: string) => void;
}

/** Ready answers of the clinic: choosing one puts it in the field, to be read before it is sent. */
export function RespostasRapidas({ clinicaId, aoEscolher }: Props) {
  const [pedidas, setPedidas] = useState(false);
  const { data } = useQuery({ ...respostasRapidasOptions(clinicaId), enabled: pedidas });
  return (
    <MenuSobDemanda
      botao={
        <ActionIcon variant="default" size={42} aria-label="Respostas rápidas">
          <IconBolt size={18} aria-hidden />
        </ActionIcon>
      }
      posicao="top-start"
      largura={320}
      titulo={data?.length === 0 ? 'Nenhuma resposta pronta ainda.' : undefined}
      itens={(data ?? []).map(({ id, titulo, texto }) => ({
        id,
        rotulo: titulo,
        aoEscolher: () => aoEscolher(texto),
      }))}
      aoAbrir={() => setPedidas(true)}
    />
  );
}

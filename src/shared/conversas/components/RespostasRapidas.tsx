import { ActionIcon, Menu } from '@mantine/core';
import { IconBolt } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
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
    <Menu position="top-start" width={320} onOpen={() => setPedidas(true)}>
      <Menu.Target>
        <ActionIcon variant="default" size={42} aria-label="Respostas rápidas">
          <IconBolt size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {data?.length === 0 && <Menu.Label>Nenhuma resposta pronta ainda.</Menu.Label>}
        {data?.map(({ id, titulo, texto }) => (
          <Menu.Item key={id} onClick={() => aoEscolher(texto)}>
            {titulo}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

import '@mantine/core/styles/Menu.layer.css';
import { ActionIcon, Menu } from '@mantine/core';
import { IconBolt } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { respostasRapidasOptions } from '@/lib/conversas/queries.ts';

interface Props {
  clinicaId: string;
  aoEscolher: (texto: string) => void;
}

/** Ready answers of the clinic: choosing one puts it in the field, to be read before it is sent. */
export function RespostasRapidas({ clinicaId, aoEscolher }: Props) {
  const { data: respostas = [] } = useQuery(respostasRapidasOptions(clinicaId));
  return (
    <Menu position="top-start" width={320}>
      <Menu.Target>
        <ActionIcon variant="default" size={42} aria-label="Respostas rápidas">
          <IconBolt size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown mah={320} style={{ overflowY: 'auto' }}>
        {respostas.length === 0 && <Menu.Label>Nenhuma resposta pronta ainda.</Menu.Label>}
        {respostas.map(({ id, titulo, texto }) => (
          <Menu.Item key={id} onClick={() => aoEscolher(texto)}>
            {titulo}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

import '@mantine/core/styles/Menu.layer.css';
import { Menu } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { respostasRapidasOptions } from '@/lib/conversas/queries.ts';

interface Props {
  clinicaId: string;
  /** What the menu hangs from. */
  botao: ReactElement;
  aoEscolher: (texto: string) => void;
  aoFechar: () => void;
}

/** The ready answers of a clinic. */
export function MenuDeRespostas({ clinicaId, botao, aoEscolher, aoFechar }: Props) {
  const { data: respostas = [] } = useQuery(respostasRapidasOptions(clinicaId));
  return (
    <Menu opened onClose={aoFechar} position="top-start" width={320}>
      <Menu.Target>{botao}</Menu.Target>
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

import '@mantine/core/styles/Menu.layer.css';
import { Menu, type MenuProps } from '@mantine/core';
import type { ReactElement } from 'react';

export interface ItemDoMenu {
  id: string;
  rotulo: string;
  aoEscolher: () => void;
}

interface Props {
  /** What the menu hangs from. */
  botao: ReactElement;
  posicao: NonNullable<MenuProps['position']>;
  largura?: number;
  /** What stands over the items, or in place of them. */
  titulo?: string | undefined;
  itens: readonly ItemDoMenu[];
  aoFechar: () => void;
}

/** An open menu, as high as some eight items; the rest scrolls. */
export function MenuAberto({ botao, posicao, largura, titulo, itens, aoFechar }: Props) {
  return (
    <Menu opened onClose={aoFechar} position={posicao} {...(largura && { width: largura })}>
      <Menu.Target>{botao}</Menu.Target>
      <Menu.Dropdown mah={320} style={{ overflowY: 'auto' }}>
        {titulo && <Menu.Label>{titulo}</Menu.Label>}
        {itens.map(({ id, rotulo, aoEscolher }) => (
          <Menu.Item key={id} onClick={aoEscolher}>
            {rotulo}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

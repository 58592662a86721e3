import '@mantine/core/styles/Menu.layer.css';
import { ESTAGIOS, type Estagio, ROTULO_DO_ESTAGIO } from '@domain/crm/estagios.ts';
import { Menu } from '@mantine/core';
import type { ReactElement } from 'react';

interface Props {
  atual: Estagio;
  /** What the menu hangs from. */
  botao: ReactElement;
  aoEscolher: (estagio: Estagio) => void;
  aoFechar: () => void;
}

/** The stages a person may be moved to. */
export function MenuDoCartao({ atual, botao, aoEscolher, aoFechar }: Props) {
  return (
    <Menu opened onClose={aoFechar} position="bottom-end">
      <Menu.Target>{botao}</Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Mover para</Menu.Label>
        {ESTAGIOS.filter((estagio) => estagio !== atual).map((estagio) => (
          <Menu.Item key={estagio} onClick={() => aoEscolher(estagio)}>
            {ROTULO_DO_ESTAGIO[estagio]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

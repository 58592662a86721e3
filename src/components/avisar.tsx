import { Button, Group } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { AVISOS } from '@/config/constants.ts';
import { mensagemDeErro } from '@/lib/errors/erros.ts';
import { pedirRegiao } from './avisos/regiao.ts';

/** The library of toasts is fetched with the first of them. */
const biblioteca = () => import('@mantine/notifications');

let contador = 0;

const novoId = () => {
  contador += 1;
  return `aviso-${contador}`;
};

async function mostrar(
  mensagem: ReactNode,
  cor: string,
  icone: ReactNode,
  duracao: number,
  id = novoId(),
): Promise<void> {
  pedirRegiao();
  const { notifications } = await biblioteca();
  notifications.show({
    id,
    message: mensagem,
    color: cor,
    icon: icone,
    autoClose: duracao,
    withBorder: true,
    closeButtonProps: { 'aria-label': 'Fechar aviso' },
    // Read by the swipe, which finds the toast under the finger.
    'data-aviso': id,
  });
}

/** Toasts, for what happened elsewhere or can be undone; what is here is said where it is. */
export const avisar = {
  sucesso: (mensagem: ReactNode): void =>
    void mostrar(mensagem, 'teal', <IconCheck size={18} aria-hidden />, AVISOS.sucesso),
  erro: (erro: unknown): void =>
    void mostrar(
      mensagemDeErro(erro),
      'red',
      <IconAlertTriangle size={18} aria-hidden />,
      AVISOS.erro,
    ),
  /** Something done that can still be taken back, for as long as the toast stands. */
  desfazivel: (mensagem: string, aoDesfazer: () => void): void =>
    comAcao(mensagem, 'Desfazer', aoDesfazer, <IconCheck size={18} aria-hidden />),
  /** Something that came of what was done, and where it leads. */
  comAcao: (mensagem: string, rotulo: string, aoAgir: () => void): void =>
    comAcao(mensagem, rotulo, aoAgir, <IconInfoCircle size={18} aria-hidden />),
};

function comAcao(mensagem: string, rotulo: string, aoAgir: () => void, icone: ReactNode): void {
  const id = novoId();
  const agir = () => {
    void biblioteca().then(({ notifications }) => notifications.hide(id));
    aoAgir();
  };
  void mostrar(
    <Group justify="space-between" wrap="nowrap" gap="sm">
      {mensagem}
      <Button variant="light" size="compact-sm" flex="none" onClick={agir}>
        {rotulo}
      </Button>
    </Group>,
    'teal',
    icone,
    AVISOS.desfazer,
    id,
  );
}

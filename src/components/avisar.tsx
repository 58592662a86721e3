import { notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { AVISOS } from '@/config/constants.ts';
import { mensagemDeErro } from '@/lib/errors/erros.ts';

let contador = 0;

function mostrar(mensagem: ReactNode, cor: string, icone: ReactNode, duracao: number): void {
  contador += 1;
  const id = `aviso-${contador}`;
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
  sucesso: (mensagem: ReactNode) =>
    mostrar(mensagem, 'teal', <IconCheck size={18} aria-hidden />, AVISOS.sucesso),
  erro: (erro: unknown) =>
    mostrar(mensagemDeErro(erro), 'red', <IconAlertTriangle size={18} aria-hidden />, AVISOS.erro),
};

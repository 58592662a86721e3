import { Modal, type ModalProps } from '@mantine/core';
import { useCamada } from './camadas.ts';

/** A window over the screen that asks or shows one thing. */
export function Dialogo({ closeOnEscape = true, ...props }: ModalProps) {
  useCamada(props.opened, closeOnEscape ? props.onClose : undefined);
  return <Modal {...props} closeOnEscape={false} />;
}

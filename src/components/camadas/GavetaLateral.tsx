import { Drawer, type DrawerProps } from '@mantine/core';
import { useCamada } from './camadas.ts';

/** A panel that slides over one side of the screen. */
export function GavetaLateral(props: DrawerProps) {
  useCamada(props.opened, props.onClose);
  return <Drawer {...props} closeOnEscape={false} />;
}

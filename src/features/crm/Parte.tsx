import type { ComponentProps } from 'react';
import { Bloco } from '@/components/Bloco.tsx';
import classes from './Parte.module.css';

/** A block whose content keeps its distance from the border. */
export function Parte({ children, ...bloco }: ComponentProps<typeof Bloco>) {
  return (
    <Bloco {...bloco}>
      <div className={classes.corpo}>{children}</div>
    </Bloco>
  );
}

import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';
import classes from './Recado.module.css';

interface Props {
  titulo: ReactNode;
  /** `erro` and `aviso` are read out at once. */
  tom?: 'informacao' | 'aviso' | 'erro';
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** A notice inside the page. Lighter than Mantine's alert: the sign-in screen carries it. */
export function Recado({ titulo, tom = 'informacao', children, ref }: Props) {
  const Icone = tom === 'informacao' ? IconInfoCircle : IconAlertTriangle;
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role={tom === 'informacao' ? undefined : 'alert'}
      className={classes.recado}
      data-tom={tom}
    >
      <Icone size={20} aria-hidden className={classes.icone} />
      <div className={classes.textos}>
        <p className={classes.titulo}>{titulo}</p>
        {children}
      </div>
    </div>
  );
}

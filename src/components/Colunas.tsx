import type { ReactNode } from 'react';
import classes from './Colunas.module.css';

interface Props {
  children: ReactNode;
  /** What is read beside, or after it where there is no room. */
  lateral: ReactNode;
}

/** Two columns of blocks, the first the wider; one under the other on narrow screens. */
export function Colunas({ children, lateral }: Props) {
  return (
    <div className={classes.colunas}>
      <div className={classes.coluna}>{children}</div>
      <div className={classes.coluna}>{lateral}</div>
    </div>
  );
}

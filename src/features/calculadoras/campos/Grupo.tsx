import { type ReactNode, useId } from 'react';
import classes from './Campos.module.css';

interface Props {
  rotulo: ReactNode;
  ajuda?: string | undefined;
  erro?: string | undefined;
  children: ReactNode;
  /** Beside the question where there is room, instead of under it. */
  emLinha?: boolean;
  nome: string;
}

/** A question answered by choosing: what is asked, what helps, what is wrong, and the answers. */
export function Grupo({ rotulo, ajuda, erro, children, emLinha = false, nome }: Props) {
  const id = useId();
  const descricao = [ajuda && `${id}-ajuda`, erro && `${id}-erro`].filter(Boolean).join(' ');
  return (
    <div
      role="radiogroup"
      className={classes.grupo}
      data-em-linha={emLinha || undefined}
      data-campo={nome}
      aria-labelledby={`${id}-rotulo`}
      {...(descricao && { 'aria-describedby': descricao })}
      {...(erro && { 'aria-invalid': true })}
    >
      <div className={classes.pergunta}>
        <span id={`${id}-rotulo`} className={classes.rotulo}>
          {rotulo}
        </span>
        {ajuda && (
          <span id={`${id}-ajuda`} className={classes.ajuda}>
            {ajuda}
          </span>
        )}
      </div>
      {children}
      {erro && (
        <span id={`${id}-erro`} className={classes.erro}>
          {erro}
        </span>
      )}
    </div>
  );
}

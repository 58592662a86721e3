import type { ReactNode } from 'react';
import classes from './Linhas.module.css';

/** People or invitations, one a line; on a phone each line becomes a card. */
export function Linhas({ rotulo, children }: { rotulo: string; children: ReactNode }) {
  return (
    <ul className={classes.lista} aria-label={rotulo}>
      {children}
    </ul>
  );
}

interface PropsDaLinha {
  nome: ReactNode;
  detalhe?: ReactNode;
  meio?: ReactNode;
  acao?: ReactNode;
}

/** One line: who, what is known, what can be done. */
export function Linha({ nome, detalhe, meio, acao }: PropsDaLinha) {
  return (
    <li className={classes.linha}>
      <div className={classes.quem}>
        <div className={classes.nome}>{nome}</div>
        {detalhe && <div className={classes.detalhe}>{detalhe}</div>}
      </div>
      <div className={classes.meio}>{meio}</div>
      <div className={classes.acao}>{acao}</div>
    </li>
  );
}

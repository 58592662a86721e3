import { SECOES_DA_EVOLUCAO } from '@domain/prontuario.ts';
import type { Entrada } from '../api/linhas.ts';
import classes from './Textos.module.css';

interface Props {
  entrada: Entrada;
  /** The first lines of each section only. */
  previa?: boolean;
}

/** The sections of an entry in which something was written. */
export function Textos({ entrada, previa = false }: Props) {
  const escritas = SECOES_DA_EVOLUCAO.filter(({ campo }) => entrada[campo].trim() !== '');
  if (escritas.length === 0) return null;
  return (
    <dl className={classes.secoes} data-previa={previa || undefined}>
      {escritas.map(({ campo, rotulo }) => (
        <div key={campo} className={classes.secao}>
          <dt>{rotulo}</dt>
          <dd>{entrada[campo].trim()}</dd>
        </div>
      ))}
    </dl>
  );
}

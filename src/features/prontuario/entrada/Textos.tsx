import { secoesEscritas } from '@domain/prontuario/secoes.ts';
import type { Entrada } from '../api/linhas.ts';
import classes from './Textos.module.css';

interface Props {
  entrada: Entrada;
  /** The first lines of each section only. */
  previa?: boolean;
}

/** The sections of an entry in which something was written. */
export function Textos({ entrada, previa = false }: Props) {
  const escritas = secoesEscritas(entrada);
  if (escritas.length === 0) return null;
  return (
    <dl className={classes.secoes} data-previa={previa || undefined}>
      {escritas.map(({ titulo, texto }) => (
        <div key={titulo} className={classes.secao}>
          <dt>{titulo}</dt>
          <dd>{texto}</dd>
        </div>
      ))}
    </dl>
  );
}

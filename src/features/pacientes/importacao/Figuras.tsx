import classes from './Importacao.module.css';

interface Props {
  figuras: readonly (readonly [rotulo: string, valor: number])[];
}

/** A few counts side by side. */
export function Figuras({ figuras }: Props) {
  return (
    <dl className={classes.figuras}>
      {figuras.map(([rotulo, valor]) => (
        <div key={rotulo}>
          <dt>{rotulo}</dt>
          <dd>{valor.toLocaleString('pt-BR')}</dd>
        </div>
      ))}
    </dl>
  );
}

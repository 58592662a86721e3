import { Skeleton, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Figura } from '../resumo.ts';
import classes from './Resumo.module.css';

const LUGARES = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

/** The day in six figures, the most urgent first; each leads to what it counts. */
export function Resumo({ figuras }: { figuras: readonly Figura[] }) {
  return (
    <ul className={classes.figuras} aria-label="O dia em números">
      {figuras.map(({ chave, quantos, rotulo, detalhe, urgente, destino }) => (
        <li key={chave}>
          <Link
            {...destino}
            className={`cartao ${classes.figura}`}
            data-urgente={urgente || undefined}
          >
            <span className={classes.quantos} data-zero={quantos === '0' || undefined}>
              {quantos}
            </span>{' '}
            <Text span inherit lh={1.3} fw={600}>
              {rotulo}
            </Text>{' '}
            <span className={classes.detalhe}>{detalhe}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** As much room as the figures will take. */
export function EsqueletoDoResumo() {
  return (
    <div className={classes.figuras}>
      {LUGARES.map((lugar) => (
        <Skeleton key={lugar} className={classes.lugar} radius="lg" />
      ))}
    </div>
  );
}

import classes from './Estado.module.css';

/** The number for the support team, out of the way. */
export function DetalheDoErro({ requestId }: { requestId: string | undefined }) {
  if (!requestId) return null;
  return (
    <details className={classes.detalhe}>
      <summary>Código para o suporte</summary>
      <code>{requestId}</code>
    </details>
  );
}

import { duracaoPorExtenso, minutosDesde, tamanhoDaEspera } from '@domain/painel/fila.ts';
import classes from './TempoDeEspera.module.css';

/** How long somebody has been waiting since an instant, in minutes and in a colour that repeats them. */
export function TempoDeEspera({ desde, agora }: { desde: string; agora: number }) {
  const minutos = minutosDesde(desde, agora);
  return (
    <span className={classes.tempo} data-espera={tamanhoDaEspera(minutos)}>
      espera {duracaoPorExtenso(minutos)}
    </span>
  );
}

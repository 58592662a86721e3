import { Loader } from '@mantine/core';
import classes from './Carregando.module.css';
import { useAposEspera } from './useAposEspera.ts';

interface Props {
  texto?: string;
  /** Show at once, for a wait that is always noticed. */
  imediato?: boolean;
}

/** Fills the screen while it is not known what to show. Says nothing if the wait is short. */
export function Carregando({ texto = 'Carregando…', imediato = false }: Props) {
  const esperou = useAposEspera();
  const visivel = imediato || esperou;
  return (
    <div className={classes.tela} role="status">
      {visivel && (
        <>
          <Loader size="sm" aria-hidden />
          <span>{texto}</span>
        </>
      )}
    </div>
  );
}

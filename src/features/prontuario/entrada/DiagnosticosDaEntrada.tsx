import { ROTULO_DA_CERTEZA } from '@domain/prontuario/diagnosticos.ts';
import type { Entrada } from '../api/linhas.ts';
import classes from './Diagnosticos.module.css';

/** The diagnoses of an entry, the principal first; a hypothesis says so. */
export function DiagnosticosDaEntrada({ entrada: { diagnosticos } }: { entrada: Entrada }) {
  if (diagnosticos.length === 0) return null;
  return (
    <ul className={classes.lista} aria-label="Diagnósticos">
      {diagnosticos.map(({ sistema, codigo, descricao, certeza }) => (
        <li key={`${sistema} ${codigo}`} className={classes.diagnostico}>
          <b>{codigo}</b> {descricao}
          {certeza === 'hipotese' && (
            <span className={classes.certeza}> ({ROTULO_DA_CERTEZA.hipotese.toLowerCase()})</span>
          )}
        </li>
      ))}
    </ul>
  );
}

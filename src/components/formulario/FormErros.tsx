import type { Ref } from 'react';
import { Recado } from '../Recado.tsx';
import classes from './FormErros.module.css';

export interface ErroDeCampo<C extends string = string> {
  campo: C;
  mensagem: string;
}

interface Props<C extends string> {
  /** What belongs to no field. */
  geral: string | undefined;
  deCampos: readonly ErroDeCampo<C>[];
  aoEscolher: (campo: C) => void;
  ref?: Ref<HTMLDivElement>;
}

/** Above the form: what belongs to no field, and a summary when several fields need attention. */
export function FormErros<C extends string>({ geral, deCampos, aoEscolher, ref }: Props<C>) {
  const varios = deCampos.length > 1;
  if (!geral && !varios) return null;
  return (
    <Recado
      {...(ref && { ref })}
      tom="erro"
      titulo={geral ?? `Corrija ${deCampos.length} campos para continuar`}
    >
      {varios && (
        <ul>
          {deCampos.map(({ campo, mensagem }) => (
            <li key={campo}>
              <button type="button" className={classes.ligacao} onClick={() => aoEscolher(campo)}>
                {mensagem}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Recado>
  );
}

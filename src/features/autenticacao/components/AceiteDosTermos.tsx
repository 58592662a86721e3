import type { Registro } from '@domain/contracts/registro.ts';
import { Anchor, Checkbox } from '@mantine/core';
import { type Control, useController } from 'react-hook-form';
import { PAGINAS_PUBLICAS } from '@/config/paths.ts';
import type { CamposDoRegistro } from '../registro.ts';

interface Props {
  control: Control<CamposDoRegistro, unknown, Registro>;
}

/** Acceptance of the terms, given by the person and never by default. */
export function AceiteDosTermos({ control }: Props) {
  const { field, fieldState } = useController({ control, name: 'aceite_termos' });
  return (
    <Checkbox
      ref={field.ref}
      name={field.name}
      checked={field.value}
      onChange={({ currentTarget }) => field.onChange(currentTarget.checked)}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
      label={
        <>
          Li e aceito os{' '}
          <Anchor href={PAGINAS_PUBLICAS.termos} target="_blank" rel="noopener" inherit>
            termos de uso
          </Anchor>{' '}
          e a{' '}
          <Anchor href={PAGINAS_PUBLICAS.privacidade} target="_blank" rel="noopener" inherit>
            política de privacidade
          </Anchor>
          .
        </>
      }
    />
  );
}

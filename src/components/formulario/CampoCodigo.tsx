import { TextInput } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { type LigacaoDoCampo, useCampo } from './campo.ts';

type Props<V extends FieldValues, T> = LigacaoDoCampo<V, T> & {
  label?: string;
  description?: string;
  autoFocus?: boolean;
};

/** The six digits of an authenticator app: what is pasted may have spaces, and the phone offers them. */
export function CampoCodigo<V extends FieldValues, T = V>(props: Props<V, T>) {
  const { control, name, label = 'Código do aplicativo', ...resto } = props;
  const campo = useCampo({ control, name });
  return (
    <TextInput
      {...resto}
      {...campo.props}
      label={label}
      className="numeros"
      inputMode="numeric"
      autoComplete="one-time-code"
      value={campo.valor}
      onChange={({ currentTarget }) =>
        campo.mudar(currentTarget.value.replace(/\D/g, '').slice(0, 6))
      }
      required
    />
  );
}

import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { type LigacaoDoCampo, useCampo } from './campo.ts';

type Props<V extends FieldValues, T> = LigacaoDoCampo<V, T> &
  Omit<PasswordInputProps, 'name' | 'value' | 'onChange' | 'error'>;

/** A password, which the person may look at. */
export function CampoSenha<V extends FieldValues, T = V>(props: Props<V, T>) {
  const { control, name, ...resto } = props;
  const campo = useCampo({ control, name });
  return (
    <PasswordInput
      visibilityToggleButtonProps={{ 'aria-label': 'Mostrar ou ocultar a senha', tabIndex: 0 }}
      {...resto}
      {...campo.props}
      value={campo.valor}
      onChange={({ currentTarget }) => campo.mudar(currentTarget.value)}
    />
  );
}

import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { type LigacaoDoCampo, useCampo } from './campo.ts';
import { BOTAO_DE_VER_SENHA } from './rotulos.ts';

type Props<V extends FieldValues, T> = LigacaoDoCampo<V, T> &
  Omit<PasswordInputProps, 'name' | 'value' | 'onChange' | 'error'>;

/** A password, which the person may look at. */
export function CampoSenha<V extends FieldValues, T = V>(props: Props<V, T>) {
  const { control, name, ...resto } = props;
  const campo = useCampo({ control, name });
  return (
    <PasswordInput
      visibilityToggleButtonProps={BOTAO_DE_VER_SENHA}
      {...resto}
      {...campo.props}
      value={campo.valor}
      onChange={({ currentTarget }) => campo.mudar(currentTarget.value)}
    />
  );
}

import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type LigacaoDoCampo, useCampo } from './campo.ts';
import { EntradaDeSenha } from './EntradaDeSenha.tsx';

type Props<V extends FieldValues, T> = LigacaoDoCampo<V, T> &
  Omit<ComponentProps<typeof EntradaDeSenha>, 'name' | 'value' | 'onChange' | 'error'>;

/** A password of a form. */
export function CampoSenha<V extends FieldValues, T = V>(props: Props<V, T>) {
  const { control, name, ...resto } = props;
  const campo = useCampo({ control, name });
  return (
    <EntradaDeSenha
      {...resto}
      {...campo.props}
      value={campo.valor}
      onChange={({ currentTarget }) => campo.mudar(currentTarget.value)}
    />
  );
}

import { type ComboboxItem, NativeSelect, type NativeSelectProps } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { type LigacaoDoCampo, useCampo } from './campo.ts';

type Props<V extends FieldValues, T> = LigacaoDoCampo<V, T> &
  Omit<NativeSelectProps, 'name' | 'value' | 'onChange' | 'error' | 'data'> & {
    data: readonly (string | ComboboxItem)[];
  };

/**
 * One of a few options, or of many that everybody knows by heart (states): typed letters choose, and
 * a phone shows its own list.
 */
export function CampoSelecaoNativa<V extends FieldValues, T = V>(props: Props<V, T>) {
  const { control, name, data, ...resto } = props;
  const campo = useCampo({ control, name });
  return (
    <NativeSelect
      {...resto}
      {...campo.props}
      data={[...data]}
      value={campo.valor}
      onChange={({ currentTarget }) => campo.mudar(currentTarget.value)}
    />
  );
}

import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { lerHora } from '@/lib/format/datas.ts';
import { type LigacaoDoCampo, useCampo } from './campo.ts';

type Props<V extends FieldValues, T> = LigacaoDoCampo<V, T> &
  Omit<TextInputProps, 'name' | 'value' | 'onChange' | 'error'>;

/**
 * A time, typed: `14:32`, `14h32`, `1432`. The form keeps `HH:mm`; what is no time is kept as typed,
 * so that the contract refuses it with its own sentence.
 */
export function CampoHora<V extends FieldValues, T = V>(props: Props<V, T>) {
  const { control, name, ...resto } = props;
  const campo = useCampo({ control, name });
  const [digitando, setDigitando] = useState<string | null>(null);

  return (
    <TextInput
      inputMode="numeric"
      placeholder="hh:mm"
      {...resto}
      {...campo.props}
      value={digitando ?? campo.valor}
      onChange={({ currentTarget }) => {
        const texto = currentTarget.value;
        setDigitando(texto);
        campo.mudar(lerHora(texto) ?? texto);
      }}
      onBlur={() => {
        setDigitando(null);
        campo.props.onBlur();
      }}
    />
  );
}

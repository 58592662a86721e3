import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import type { LigacaoDoCampo } from './campo.ts';
import { escreverNumero, lerNumero } from './numero.ts';

type Props<V extends FieldValues, T> = LigacaoDoCampo<V, T> &
  Omit<TextInputProps, 'name' | 'value' | 'onChange' | 'error' | 'rightSection'> & {
    /** Shown after the number, smaller and quieter. */
    unidade?: string;
  };

/**
 * A number: "1,2" and "1.2" both mean 1.2. The form keeps a number, null when empty, and the text
 * itself when it is none, so that the contract refuses it.
 */
export function CampoNumero<V extends FieldValues, T = V>(props: Props<V, T>) {
  const { control, name, unidade, ...resto } = props;
  const { field, fieldState } = useController({ control, name });
  const [digitando, setDigitando] = useState<string | null>(null);

  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      {...resto}
      name={field.name}
      ref={field.ref}
      error={fieldState.error?.message}
      className="numeros"
      value={digitando ?? escreverNumero(field.value)}
      onChange={({ currentTarget }) => {
        setDigitando(currentTarget.value);
        field.onChange(lerNumero(currentTarget.value));
      }}
      onBlur={() => {
        setDigitando(null);
        field.onBlur();
      }}
      {...(unidade && {
        rightSection: <span className="unidade">{unidade}</span>,
        rightSectionWidth: `${unidade.length + 2}ch`,
        rightSectionPointerEvents: 'none',
      })}
    />
  );
}

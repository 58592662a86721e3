import { TextInput, type TextInputProps } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { type LigacaoDoCampo, useCampo } from './campo.ts';

type Props<V extends FieldValues, T> = LigacaoDoCampo<V, T> &
  Omit<TextInputProps, 'name' | 'value' | 'onChange' | 'error'> & {
    /** Applied when the person leaves the field, never while typing: a mask must not fight. */
    formatar?: (texto: string) => string;
    /** Told of what stands in the field when the person leaves it. */
    aoSair?: (texto: string) => void;
  };

/** One line of text. */
export function CampoTexto<V extends FieldValues, T = V>(props: Props<V, T>) {
  const { control, name, formatar, aoSair, ...resto } = props;
  const campo = useCampo({ control, name });
  return (
    <TextInput
      {...resto}
      {...campo.props}
      value={campo.valor}
      onChange={({ currentTarget }) => campo.mudar(currentTarget.value)}
      onBlur={() => {
        const arrumado = formatar?.(campo.valor) ?? campo.valor;
        if (arrumado !== campo.valor) campo.mudar(arrumado);
        campo.props.onBlur();
        aoSair?.(arrumado);
      }}
    />
  );
}

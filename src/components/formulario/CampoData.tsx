import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarDia, hoje, lerData } from '@/lib/format/datas.ts';
import { type LigacaoDoCampo, useCampo } from './campo.ts';

type Props<V extends FieldValues, T> = LigacaoDoCampo<V, T> &
  Omit<TextInputProps, 'name' | 'value' | 'onChange' | 'error'>;

const ISO = /^\d{4}-\d{2}-\d{2}$/;
const comoSeLe = (valor: string) => (ISO.test(valor) ? formatarDia(valor) : valor);

/**
 * A calendar date, typed: `21/11/2026`, `211126`, `hoje`. The form keeps `AAAA-MM-DD`; what is no
 * date is kept as typed, so that the contract refuses it with its own sentence.
 */
export function CampoData<V extends FieldValues, T = V>(props: Props<V, T>) {
  const fuso = useFuso();
  const { control, name, ...resto } = props;
  const campo = useCampo({ control, name });
  const [digitando, setDigitando] = useState<string | null>(null);

  return (
    <TextInput
      inputMode="numeric"
      placeholder="dd/mm/aaaa"
      {...resto}
      {...campo.props}
      value={digitando ?? comoSeLe(campo.valor)}
      onChange={({ currentTarget }) => {
        const texto = currentTarget.value;
        setDigitando(texto);
        campo.mudar(lerData(texto, hoje(fuso)) ?? texto);
      }}
      onBlur={() => {
        setDigitando(null);
        campo.props.onBlur();
      }}
    />
  );
}

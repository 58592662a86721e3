import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type LigacaoDoCampo, useCampo } from '@/components/formulario/campo.ts';
import { formatarDia } from '@/lib/format/datas.ts';
import { semanaCurta } from '@/lib/format/dias.ts';
import { lerQuando } from '../calendario/quando.ts';

const ISO = /^\d{4}-\d{2}-\d{2}$/;

/** A day to come, typed as one says it; what was understood stands under the field. */
export function CampoDia<V extends FieldValues, T = V>(
  props: LigacaoDoCampo<V, T> & { hoje: string; label?: string },
) {
  const { control, name, hoje, label = 'Dia' } = props;
  const campo = useCampo({ control, name });
  const [digitando, setDigitando] = useState<string | null>(null);
  const lido = ISO.test(campo.valor);
  return (
    <TextInput
      {...campo.props}
      label={label}
      placeholder="25/11 ou em 30 dias"
      description={lido ? `${semanaCurta(campo.valor)}., ${formatarDia(campo.valor)}` : undefined}
      autoComplete="off"
      value={digitando ?? (lido ? formatarDia(campo.valor) : campo.valor)}
      onChange={({ currentTarget: { value } }) => {
        setDigitando(value);
        campo.mudar(lerQuando(value, hoje) ?? value);
      }}
      onBlur={() => {
        setDigitando(null);
        campo.props.onBlur();
      }}
    />
  );
}

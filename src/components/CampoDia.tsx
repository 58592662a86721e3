import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarDia, hoje, lerData } from '@/lib/format/datas.ts';

type Props = Omit<TextInputProps, 'value' | 'onChange'> & {
  /** `AAAA-MM-DD`, or what was typed and is no date. */
  valor: string;
  aoMudar: (valor: string) => void;
};

/** A calendar date outside a form: `21/11/2026`, `211126`, `ontem`. */
export function CampoDia({ valor, aoMudar, ...resto }: Props) {
  const fuso = useFuso();
  const [digitando, setDigitando] = useState<string | null>(null);
  const lido = /^\d{4}-\d{2}-\d{2}$/.test(valor) ? formatarDia(valor) : valor;
  return (
    <TextInput
      inputMode="numeric"
      placeholder="dd/mm/aaaa"
      {...resto}
      value={digitando ?? lido}
      onChange={({ currentTarget }) => {
        setDigitando(currentTarget.value);
        aoMudar(lerData(currentTarget.value, hoje(fuso)) ?? currentTarget.value);
      }}
      onBlur={() => setDigitando(null)}
    />
  );
}

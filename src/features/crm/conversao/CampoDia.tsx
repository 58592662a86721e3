import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarDia, hoje, lerData } from '@/lib/format/datas.ts';

interface Props {
  rotulo: string;
  /** `AAAA-MM-DD`. */
  valor: string;
  aoMudar: (dia: string) => void;
}

/** A day of the address, typed; what is no date stays there, and changes nothing. */
export function CampoDia({ rotulo, valor, aoMudar }: Props) {
  const fuso = useFuso();
  const [digitando, setDigitando] = useState<string | null>(null);
  const lido = digitando === null ? valor : lerData(digitando, hoje(fuso));
  const guardar = () => {
    if (lido && lido !== valor) aoMudar(lido);
    if (lido) setDigitando(null);
  };
  return (
    <TextInput
      miw="8.5rem"
      flex="1 1 8.5rem"
      label={rotulo}
      placeholder="dd/mm/aaaa"
      inputMode="numeric"
      autoComplete="off"
      value={digitando ?? formatarDia(valor)}
      error={lido === null && 'Confira dia, mês e ano.'}
      onChange={({ currentTarget }) => setDigitando(currentTarget.value)}
      onBlur={guardar}
      onKeyDown={({ key }) => key === 'Enter' && guardar()}
    />
  );
}

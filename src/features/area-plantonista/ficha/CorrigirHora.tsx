import type { MedicamentoDado } from '@domain/contracts/atendimento.ts';
import { comHoraCorrigida, instanteDaHora } from '@domain/plantao/hora-dada.ts';
import { Button, Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarHora, lerHora } from '@/lib/format/datas.ts';
import { agoraEmTexto } from '../plantao/tempo.ts';

interface Props {
  medicamento: MedicamentoDado;
  aoCorrigir: (medicamento: MedicamentoDado) => void;
}

/** Says when a medicine was really given, for what was written down later. */
export function CorrigirHora({ medicamento, aoCorrigir }: Props) {
  const fuso = useFuso();
  const { nome, dado_em } = medicamento;
  const [escrita, setEscrita] = useState<string | null>(null);
  const [recusa, setRecusa] = useState<string>();
  if (escrita === null) {
    return (
      <Button
        mih={44}
        size="xs"
        variant="subtle"
        aria-label={`Corrigir a hora de ${nome}`}
        onClick={() => setEscrita(formatarHora(dado_em, fuso))}
      >
        Corrigir hora
      </Button>
    );
  }
  function corrigir() {
    const hora = lerHora(escrita ?? '');
    const instante = hora && instanteDaHora(hora, new Date(), fuso);
    if (!instante) {
      setRecusa('Informe a hora, por exemplo 14:32.');
      return;
    }
    aoCorrigir(comHoraCorrigida(medicamento, instante.toISOString(), agoraEmTexto()));
    setEscrita(null);
  }
  return (
    <Group gap="xs" wrap="nowrap" align="start">
      <TextInput
        aria-label={`Hora em que ${nome} foi dado`}
        w={88}
        inputMode="numeric"
        autoComplete="off"
        autoFocus
        error={recusa}
        value={escrita}
        onChange={({ currentTarget }) => {
          setRecusa(undefined);
          setEscrita(currentTarget.value);
        }}
      />
      <Button mih={44} size="xs" variant="default" onClick={corrigir}>
        Corrigir
      </Button>
    </Group>
  );
}

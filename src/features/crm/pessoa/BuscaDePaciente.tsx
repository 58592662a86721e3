import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { avisar } from '@/components/avisar.tsx';
import { EscolhaDePaciente } from '@/shared/paciente/components/EscolhaDePaciente.tsx';
import type { PropsDaParte } from '../props.ts';

interface Props extends PropsDaParte {
  acao: string;
  aoEscolher: (pacienteId: string) => Promise<void>;
  /** Who is offered before anything is typed. */
  sugestao?: string;
}

/** Finds a registered patient, and does one thing with who was found. */
export function BuscaDePaciente({ clinica, acao, aoEscolher, sugestao = '' }: Props) {
  const [escolhido, setEscolhido] = useState('');
  const [fazendo, setFazendo] = useState(false);
  const fazer = async () => {
    setFazendo(true);
    await aoEscolher(escolhido).catch(avisar.erro);
    setFazendo(false);
  };
  return (
    <Stack gap="sm">
      <EscolhaDePaciente
        size="md"
        clinicaId={clinica.id}
        valor={escolhido}
        aoMudar={setEscolhido}
        sugestao={sugestao}
      />
      <Group justify="flex-end">
        <Button disabled={escolhido === ''} loading={fazendo} onClick={() => void fazer()}>
          {acao}
        </Button>
      </Group>
    </Stack>
  );
}

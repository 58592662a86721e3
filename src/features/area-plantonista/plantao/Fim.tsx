import { LIMITES_DO_PLANTAO, recusaDoFim } from '@domain/plantao/estados.ts';
import { Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Bloco } from '@/components/Bloco.tsx';
import { lerNumero } from '@/components/formulario/numero.ts';
import { Recado } from '@/components/Recado.tsx';
import { agoraEmTexto } from './tempo.ts';
import type { PlantaoEmCurso } from './usePlantao.ts';
import { useSegundo } from './useSegundo.ts';

interface Props extends Pick<PlantaoEmCurso, 'escrever'> {
  sessao: { id: string; inicio: string };
  /** In care and handed over to nobody. */
  abertos: number;
  aoPassar: () => void;
  aoVoltar: () => void;
}

const HORA = 3_600_000;

/** Ends the shift; with patients still in care it asks for a handover, or why there is none. */
export function Fim({ sessao, abertos, escrever, aoPassar, aoVoltar }: Props) {
  const [motivo, setMotivo] = useState('');
  const [horas, setHoras] = useState('');
  const agora = useSegundo();
  // A shift that nobody ended ended earlier than now.
  const esquecido = agora - Date.parse(sessao.inicio) > LIMITES_DO_PLANTAO.alerta * HORA;
  const [recusa, setRecusa] = useState<string | null>(null);
  function finalizar() {
    const escrito = motivo.trim() || null;
    const durou = esquecido && horas.trim() ? lerNumero(horas) : null;
    if (durou !== null && typeof durou !== 'number') {
      setRecusa('Duração: informe um número de horas.');
      return;
    }
    const data_fim =
      durou === null
        ? agoraEmTexto()
        : new Date(Date.parse(sessao.inicio) + durou * HORA).toISOString();
    const porque = recusaDoFim(sessao.inicio, data_fim, abertos, escrito);
    setRecusa(porque);
    if (porque === null) escrever({ tipo: 'finalizar', id: sessao.id, data_fim, motivo: escrito });
  }
  return (
    <Bloco titulo="Finalizar o plantão">
      <Stack px="recuo" pb="recuo">
        {recusa && <Recado tom="erro" titulo={recusa} />}
        <Text>Depois de finalizado, o plantão e os atendimentos não mudam mais.</Text>
        {esquecido && (
          <TextInput
            label="Quantas horas durou"
            description="Em branco: o plantão termina agora."
            inputMode="decimal"
            value={horas}
            onChange={({ currentTarget }) => setHoras(currentTarget.value)}
          />
        )}
        {abertos > 0 && (
          <>
            <Text>{`Pacientes ainda em atendimento, sem passagem: ${abertos}.`}</Text>
            <Button mih={44} style={{ alignSelf: 'start' }} onClick={aoPassar}>
              Passar o plantão
            </Button>
            <Textarea
              label="Ou escreva por que o plantão termina sem passagem"
              rows={3}
              maxLength={500}
              value={motivo}
              onChange={({ currentTarget }) => setMotivo(currentTarget.value)}
            />
          </>
        )}
        <Group>
          <Button mih={44} onClick={finalizar}>
            Finalizar
          </Button>
          <Button mih={44} variant="default" onClick={aoVoltar}>
            Voltar ao quadro
          </Button>
        </Group>
      </Stack>
    </Bloco>
  );
}

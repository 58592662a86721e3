import { ESPECIALIDADES } from '@domain/especialidades.ts';
import { Button, Select, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { avisar } from '@/components/avisar.tsx';
import { Bloco } from '@/components/Bloco.tsx';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { modeloOptions, montarAgenda } from '../api/modelo.ts';
import { useReler } from './aba.ts';

/** The agenda set up at once from the model of a specialty: what it will hold is shown before. */
export function Modelo({ clinicaId }: { clinicaId: string }) {
  const perfil = usePerfil();
  const [especialidade, setEspecialidade] = useState(perfil.especialidade ?? 'Clínica Médica');
  const { data } = useQuery(modeloOptions(clinicaId, especialidade));
  const reler = useReler(clinicaId);
  const montar = useMutation({
    mutationFn: () => montarAgenda(clinicaId, especialidade),
    onSuccess: () => avisar.sucesso('A agenda está montada. Tudo pode ser mudado aqui.'),
    onError: avisar.erro,
    onSettled: reler,
  });
  return (
    <Bloco titulo="Começar por um modelo">
      <Stack px="lg" pb="lg">
        <Select
          label="Especialidade"
          data={[...ESPECIALIDADES]}
          value={especialidade}
          onChange={(escolhida) => escolhida && setEspecialidade(escolhida)}
          allowDeselect={false}
          searchable
        />
        <Text>
          {data?.map(({ nome, duracao_min }) => `${nome} (${duracao_min} min)`).join(', ')}. Cada
          médico sem horários recebe segunda a sexta, das 8h às 12h e das 14h às 18h.
        </Text>
        <Button loading={montar.isPending} disabled={!data} onClick={() => montar.mutate()}>
          Usar este modelo
        </Button>
      </Stack>
    </Bloco>
  );
}

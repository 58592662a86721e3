import { Button, Group, NativeSelect, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { avisar } from '@/components/avisar.tsx';
import { PERIODOS, type Periodo, ROTULO_DO_PERIODO } from '../api/linhas.ts';
import { entrarNaEspera } from '../api/mutations.ts';
import { esperaOptions } from '../api/queries.ts';
import { Recusa } from '../Recusa.tsx';
import { useMudar } from '../useArea.ts';
import type { TipoOferecido } from './opcoes.ts';

interface Props {
  paciente: string;
  tipo: TipoOferecido;
  /** Null: any doctor. */
  medico: string | null;
}

/** For when no time serves: to be told when one opens. */
export function EntrarNaEspera({ paciente, tipo, medico }: Props) {
  const [periodo, setPeriodo] = useState<Periodo>('qualquer');
  const { data: espera = [] } = useQuery(esperaOptions);
  const jaEspera = espera.some(
    ({ paciente_id, tipo_id }) => paciente_id === paciente && tipo_id === tipo.tipo_id,
  );
  const entrar = useMudar(() => entrarNaEspera(paciente, tipo.tipo_id, medico, periodo), {
    aoFazer: () =>
      avisar.sucesso('Você entrou na lista de espera. Quando abrir uma vaga, avisamos.'),
  });
  if (jaEspera) {
    return <Text c="dimmed">Você já está na lista de espera para {tipo.tipo_nome}.</Text>;
  }
  return (
    <div>
      <Text mb="xs">Nenhum horário serve? Entre na lista de espera e receba um aviso.</Text>
      <Group gap="xs" align="flex-end">
        <NativeSelect
          label="Quando você pode vir"
          size="md"
          value={periodo}
          data={PERIODOS.map((um) => ({ value: um, label: ROTULO_DO_PERIODO[um] }))}
          onChange={({ currentTarget }) =>
            setPeriodo(PERIODOS.find((um) => um === currentTarget.value) ?? 'qualquer')
          }
        />
        <Button
          variant="default"
          size="md"
          loading={entrar.isPending}
          onClick={() => entrar.mutate(undefined)}
        >
          Entrar na lista de espera
        </Button>
      </Group>
      <Recusa erro={entrar.error} />
    </div>
  );
}

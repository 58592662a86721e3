import type { Modelo } from '@domain/prontuario/modelos.ts';
import { Box, Button, Group, Text } from '@mantine/core';
import { Recado } from '@/components/Recado.tsx';
import { retirar } from '../api/modelos.ts';
import { useAlterar } from './useAlterar.ts';

interface Props {
  modelo: Modelo;
  /** Present on the doctor's own, which can be put away. */
  proprioId?: string;
  aoUsar: (modelo: Modelo) => void;
}

/** A template with what can be done with it. */
export function ModeloDaLista({ modelo, proprioId, aoUsar }: Props) {
  const { enviando, falha, alterar } = useAlterar();
  return (
    <Box component="li" py={8}>
      {falha && <Recado tom="erro" titulo={falha} />}
      <Group justify="space-between" gap="xs">
        <span>
          <b>{modelo.nome}</b>
          {modelo.especialidade && (
            <Text span c="dimmed" fz="sm">
              {' '}
              · {modelo.especialidade}
            </Text>
          )}
        </span>
        <Group gap="xs">
          {proprioId && (
            <Button
              size="compact-sm"
              variant="subtle"
              color="gray"
              loading={enviando}
              aria-label={`Remover o modelo ${modelo.nome}`}
              onClick={() => alterar(() => retirar('modelos_de_evolucao', proprioId))}
            >
              Remover
            </Button>
          )}
          <Button
            size="compact-sm"
            variant="light"
            aria-label={`Usar o modelo ${modelo.nome}`}
            onClick={() => aoUsar(modelo)}
          >
            Usar
          </Button>
        </Group>
      </Group>
    </Box>
  );
}

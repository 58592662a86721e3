import { Button, Group, Text } from '@mantine/core';
import { IconThumbDown, IconThumbUp } from '@tabler/icons-react';
import { useRegistrarUso } from '../api/mutations.ts';

const NOTAS = [
  { decisao: 'util', rotulo: 'Ajudou', Icone: IconThumbUp },
  { decisao: 'inutil', rotulo: 'Não ajudou', Icone: IconThumbDown },
] as const;

/** Whether an answer helped, kept with it. */
export function Avaliacao({ interacaoId }: { interacaoId: string }) {
  const { mutate: registrar, variables, isSuccess, isError } = useRegistrarUso();
  return (
    <Group gap="xs">
      {NOTAS.map(({ decisao, rotulo, Icone }) => (
        <Button
          key={decisao}
          variant="subtle"
          color="gray"
          leftSection={<Icone size={18} aria-hidden />}
          aria-pressed={isSuccess && variables.decisao === decisao}
          onClick={() => registrar({ interacaoId, decisao, destino: 'nenhum' })}
        >
          {rotulo}
        </Button>
      ))}
      <Text size="sm" c="dimmed" role="status">
        {isSuccess && 'Avaliação registrada.'}
        {isError && 'Não foi possível registrar. Tente de novo.'}
      </Text>
    </Group>
  );
}

import { CORES, type Cor, ROTULO_DA_COR } from '@domain/plantao/triagem.ts';
import { Button, Group, Text } from '@mantine/core';

interface Props {
  cor: Cor | null;
  aoEscolher: (cor: Cor) => void;
}

/** The five colours, each a tap; the one that was given is pressed. */
export function EscolhaDaCor({ cor, aoEscolher }: Props) {
  return (
    <div>
      <Text size="sm" fw={500} mb={4}>
        Classificação de risco
      </Text>
      <Group gap="xs" role="group" aria-label="Classificação de risco">
        {CORES.map((uma) => (
          <Button
            key={uma}
            mih={44}
            variant={uma === cor ? 'filled' : 'default'}
            aria-pressed={uma === cor}
            onClick={() => aoEscolher(uma)}
          >
            {ROTULO_DA_COR[uma]}
          </Button>
        ))}
      </Group>
    </div>
  );
}

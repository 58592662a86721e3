import { CORES, type Cor, ROTULO_DA_COR } from '@domain/plantao/triagem.ts';
import { Box, Button, Group, Text } from '@mantine/core';
import { TRIAGEM } from '@/theme/tokens.ts';
import { tintaSobre } from './Cor.tsx';

interface Props {
  cor: Cor | null;
  aoEscolher: (cor: Cor) => void;
}

/** The five colours, each a tap beside its name; the one that was given is pressed, and filled with it. */
export function EscolhaDaCor({ cor, aoEscolher }: Props) {
  return (
    <div>
      <Text size="sm" fw={500} mb={4}>
        Classificação de risco
      </Text>
      <Group gap="xs" role="group" aria-label="Classificação de risco">
        {CORES.map((uma) => {
          const dada = uma === cor;
          return (
            <Button
              key={uma}
              mih={44}
              px="sm"
              variant="default"
              {...(dada && { bg: TRIAGEM[uma], c: tintaSobre(uma) })}
              leftSection={<Ponto cor={dada ? tintaSobre(uma) : TRIAGEM[uma]} />}
              aria-pressed={dada}
              onClick={() => aoEscolher(uma)}
            >
              {ROTULO_DA_COR[uma]}
            </Button>
          );
        })}
      </Group>
    </div>
  );
}

function Ponto({ cor }: { cor: string }) {
  return <Box w={12} h={12} bg={cor} style={{ borderRadius: '50%' }} />;
}

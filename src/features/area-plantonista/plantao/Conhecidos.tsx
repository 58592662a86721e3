import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { locaisOptions } from '../api/queries.ts';

interface Props {
  aoEscolher: (local: { id: string; nome: string }) => void;
}

/** The doctor's own places, each a tap; without a network, what is typed serves. */
export function Conhecidos({ aoEscolher }: Props) {
  const { data = [] } = useQuery(locaisOptions(usePerfil().id));
  const ativos = data.filter(({ ativo }) => ativo);
  if (ativos.length === 0) return null;
  return (
    <div>
      <Text size="sm" fw={500} mb={4}>
        Toque em um dos seus locais para começar agora nele
      </Text>
      <Group role="group" aria-label="Começar em um dos seus locais" gap="xs">
        {ativos.map(({ id, nome }) => (
          <Button
            key={id}
            mih={44}
            variant="default"
            aria-label={`Começar em ${nome}`}
            onClick={() => aoEscolher({ id, nome })}
          >
            {nome}
          </Button>
        ))}
      </Group>
    </div>
  );
}

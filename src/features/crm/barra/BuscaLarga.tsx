import { Text } from '@mantine/core';
import { useBusca } from '../busca.ts';

/** A search shows at most this many people, the first by name. */
const ACHADAS_ATE = 500;

/** Says that a search found more people than it shows. */
export function BuscaLarga({ achadas }: { achadas: number }) {
  const { busca } = useBusca();
  if (!busca || achadas < ACHADAS_ATE) return null;
  return (
    <Text size="sm" c="dimmed" role="status">
      A busca mostra as {ACHADAS_ATE} primeiras pessoas pelo nome. Escreva mais do nome para
      encontrar as outras.
    </Text>
  );
}

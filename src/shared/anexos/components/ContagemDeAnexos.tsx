import { Group } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { contagemDeAnexosOptions } from '../api/queries.ts';

/** Shows how many files an entry of the timeline has; nothing where it has none. */
export function ContagemDeAnexos({ prontuarioId }: { prontuarioId: string }) {
  const { data: quantos = 0 } = useQuery(contagemDeAnexosOptions(prontuarioId));
  if (quantos === 0) return null;
  return (
    <Group component="span" display="inline-flex" gap={4} wrap="nowrap" c="dimmed" fz="sm">
      <IconPaperclip size={16} aria-hidden />
      {quantos === 1 ? '1 anexo' : `${quantos} anexos`}
    </Group>
  );
}

import { Skeleton, Stack } from '@mantine/core';
import { Esqueleto } from '@/components/Esqueleto.tsx';

export function EsqueletoDoEditor() {
  return (
    <Esqueleto>
      <Stack gap="lg">
        <Skeleton height={32} width="16rem" radius="md" />
        <Skeleton height={120} radius="md" />
        <Skeleton height={120} radius="md" />
        <Skeleton height={120} radius="md" />
      </Stack>
    </Esqueleto>
  );
}

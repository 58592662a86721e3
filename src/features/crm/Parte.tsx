import { Box } from '@mantine/core';
import type { ComponentProps } from 'react';
import { Bloco } from '@/components/Bloco.tsx';

/** A block whose content keeps its distance from the border. */
export function Parte({ children, ...bloco }: ComponentProps<typeof Bloco>) {
  return (
    <Bloco {...bloco}>
      <Box pb="lg" px="lg">
        {children}
      </Box>
    </Bloco>
  );
}

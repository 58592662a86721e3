import { Box, Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, Suspense, useState } from 'react';
import { Bloco } from '@/components/Bloco.tsx';
import { Esqueleto } from '@/components/Esqueleto.tsx';

interface Props {
  titulo: string;
  /** What the button that opens it says. */
  rotulo: string;
  aberto?: boolean;
  /** The form; it gets what closes it. */
  children: (fechar: () => void) => ReactNode;
}

/** A form that is fetched and shown when somebody asks for it. */
export function FormularioSobDemanda({ titulo, rotulo, aberto = false, children }: Props) {
  const [pedido, setPedido] = useState(aberto);
  if (!pedido) {
    return (
      <div>
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setPedido(true)}>
          {rotulo}
        </Button>
      </div>
    );
  }
  return (
    <Bloco titulo={titulo}>
      <Suspense fallback={<Esqueleto />}>
        <Box pb="lg" px="lg">
          {children(() => setPedido(false))}
        </Box>
      </Suspense>
    </Bloco>
  );
}

import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { gerenciadorDeTema } from '@/lib/preferencias/tema.ts';
import { AuthProvider } from '@/lib/session/AuthProvider.tsx';
import { tema, variaveisDoTema } from '@/theme/tema.ts';
import { queryClient, sessao } from './servicos.ts';

const temaGuardado = gerenciadorDeTema();

/** What every screen may count on. Heavier providers belong to the signed-in layout. */
export function Provedores({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={tema}
      cssVariablesResolver={variaveisDoTema}
      colorSchemeManager={temaGuardado}
      defaultColorScheme="auto"
    >
      <QueryClientProvider client={queryClient}>
        <AuthProvider sessao={sessao}>{children}</AuthProvider>
      </QueryClientProvider>
    </MantineProvider>
  );
}

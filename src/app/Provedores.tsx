import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { gerenciadorDeTema } from '@/lib/preferencias/tema.ts';
import { AuthProvider } from '@/lib/session/AuthProvider.tsx';
import { tema, variaveisDoTema } from '@/theme/tema.ts';
import { sessao } from './servicos.ts';

const temaGuardado = gerenciadorDeTema();

/** What every screen may count on. Heavier providers belong to the routes that need them. */
export function Provedores({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={tema}
      cssVariablesResolver={variaveisDoTema}
      colorSchemeManager={temaGuardado}
      defaultColorScheme="auto"
      // Every variable comes from the theme at run time, so Mantine's sheet of defaults stays home.
      deduplicateCssVariables={false}
    >
      <AuthProvider sessao={sessao}>{children}</AuthProvider>
    </MantineProvider>
  );
}

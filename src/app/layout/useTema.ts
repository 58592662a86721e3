import { useMantineColorScheme } from '@mantine/core';
import { daMantine, type Tema } from '@/lib/preferencias/tema.ts';

/** The theme in the specification's words; the provider remembers the choice. */
export function useTema() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return {
    tema: daMantine(colorScheme),
    escolherTema: (tema: Tema) => setColorScheme(tema === 'system' ? 'auto' : tema),
  };
}

import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core';
import { CHAVES } from '@/config/constants.ts';
import { aparelho } from '../armazem.ts';

/** The three choices of the specification (§4); Mantine calls the last one `auto`. */
export type Tema = 'light' | 'dark' | 'system';

const paraMantine = (guardado: string | null): MantineColorScheme | null => {
  if (guardado === 'light' || guardado === 'dark') return guardado;
  return guardado === 'system' ? 'auto' : null;
};

export const daMantine = (esquema: MantineColorScheme): Tema =>
  esquema === 'auto' ? 'system' : esquema;

/** Keeps the theme in local storage under `theme`, and follows a change made in another tab. */
export function gerenciadorDeTema(): MantineColorSchemeManager {
  let desligar: () => void = () => undefined;
  return {
    get: (padrao) => paraMantine(aparelho.ler(CHAVES.tema)) ?? padrao,
    set: (esquema) => void aparelho.guardar(CHAVES.tema, daMantine(esquema)),
    subscribe: (aoMudar) => {
      const ouvir = ({ key, newValue }: StorageEvent) => {
        const esquema = key === CHAVES.tema ? paraMantine(newValue) : null;
        if (esquema) aoMudar(esquema);
      };
      window.addEventListener('storage', ouvir);
      desligar = () => window.removeEventListener('storage', ouvir);
    },
    unsubscribe: () => desligar(),
    clear: () => aparelho.apagar(CHAVES.tema),
  };
}

import type * as z from 'zod/mini';
import { type Armazem, aparelho } from './armazem.ts';

interface Opcoes<T> {
  /** The name of the key; each person has one under it. */
  chave: string;
  schema: z.ZodMiniType<T>;
  /** What counts when nothing is kept, or what is kept cannot be read; it is not stored. */
  vazio: T;
  armazem?: Armazem;
}

/** A value that this device keeps for each person of a shared computer. */
export interface Guardado<T> {
  /** The same object as long as nothing changed, as React asks of what it subscribes to. */
  ler: (usuarioId: string) => T;
  /**
   * Changes what is stored now, which another tab may have written since it was read. What does not
   * fit on the device holds in this tab alone, until it closes or a change fits.
   */
  mudar: (usuarioId: string, como: (atual: T) => T) => void;
  /** Reports changes of this tab and of the others. Returns how to unsubscribe. */
  assinar: (aoMudar: () => void) => () => void;
}

/** Keeps a value for each person in local storage and tells whoever shows it of its changes. */
export function criarGuardado<T>({
  chave,
  schema,
  vazio,
  armazem = aparelho,
}: Opcoes<T>): Guardado<T> {
  const ouvintes = new Set<() => void>();
  const lidos = new Map<string, { bruto: string | null; valor: T }>();
  const chaveDe = (usuarioId: string) => `${chave}:${usuarioId}`;
  const nada = JSON.stringify(vazio);

  function interpretar(bruto: string | null): T {
    if (!bruto) return vazio;
    try {
      const lido = schema.safeParse(JSON.parse(bruto));
      return lido.success ? lido.data : vazio;
    } catch {
      return vazio;
    }
  }

  function ler(usuarioId: string): T {
    const bruto = armazem.ler(chaveDe(usuarioId));
    const anterior = lidos.get(usuarioId);
    if (anterior && anterior.bruto === bruto) return anterior.valor;
    const valor = interpretar(bruto);
    lidos.set(usuarioId, { bruto, valor });
    return valor;
  }

  return {
    ler,
    mudar(usuarioId, como) {
      const texto = JSON.stringify(como(ler(usuarioId)));
      if (texto === nada) armazem.apagar(chaveDe(usuarioId));
      else armazem.guardar(chaveDe(usuarioId), texto);
      for (const avisar of ouvintes) avisar();
    },
    assinar(aoMudar) {
      ouvintes.add(aoMudar);
      window.addEventListener('storage', aoMudar);
      return () => {
        ouvintes.delete(aoMudar);
        window.removeEventListener('storage', aoMudar);
      };
    },
  };
}

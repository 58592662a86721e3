/** What a browser offers to keep texts in: every call of it throws when it is full or refused. */
export type Guarda = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Keeps texts in the browser, and never throws: a full or refused storage breaks no screen. */
export interface Armazem {
  /** Reads what is kept under a key, on the device or in this tab alone; null when nothing is. */
  ler: (chave: string) => string | null;
  /**
   * Keeps a text; what does not fit on the device holds in this tab alone, until it closes or
   * another tab writes under the same key. Returns whether it is on the device.
   */
  guardar: (chave: string, texto: string) => boolean;
  /** Keeps a text on the device or not at all. Returns whether it is there. */
  gravar: (chave: string, texto: string) => boolean;
  apagar: (chave: string) => void;
  /** Lists the keys on the device. */
  chaves: () => string[];
  /** False from when a text did not fit on the device, until one under the same key fits or goes. */
  coube: (chave: string) => boolean;
  /** Whether everything that was to be kept is on the device. */
  tudoCoube: () => boolean;
  /** Reports changes of `tudoCoube`. Returns how to unsubscribe. */
  assinar: (aoMudar: () => void) => () => void;
}

/** @param guarda may itself throw: a browser that refuses storage does so when it is asked for. */
export function criarArmazem(guarda: () => Guarda): Armazem {
  /** What did not fit, by key; null when it is not kept in this tab either. */
  const foraDoAparelho = new Map<string, string | null>();
  const ouvintes = new Set<() => void>();

  /** Forgets what this tab held under a key that another tab wrote or erased. */
  function largar(evento: StorageEvent): void {
    if (evento.key === null) foraDoAparelho.clear();
    else foraDoAparelho.delete(evento.key);
    avisar();
  }
  if (typeof window !== 'undefined') window.addEventListener('storage', largar);

  function avisar(): void {
    for (const ouvinte of ouvintes) ouvinte();
  }

  function noAparelho(chave: string, texto: string, senao: string | null): boolean {
    const fez = tentar(() => {
      guarda().setItem(chave, texto);
      return true;
    }, false);
    if (fez) foraDoAparelho.delete(chave);
    else foraDoAparelho.set(chave, senao);
    avisar();
    return fez;
  }

  const apagarDoAparelho = (chave: string) => tentar(() => guarda().removeItem(chave), undefined);

  return {
    ler: (chave) => foraDoAparelho.get(chave) ?? tentar(() => guarda().getItem(chave), null),
    guardar: (chave, texto) => noAparelho(chave, texto, texto),
    gravar: (chave, texto) => noAparelho(chave, texto, null),
    apagar(chave) {
      foraDoAparelho.delete(chave);
      apagarDoAparelho(chave);
      avisar();
    },
    chaves: () => tentar(() => Object.keys(guarda()), []),
    coube: (chave) => !foraDoAparelho.has(chave),
    tudoCoube: () => foraDoAparelho.size === 0,
    assinar(aoMudar) {
      ouvintes.add(aoMudar);
      return () => ouvintes.delete(aoMudar);
    },
  };
}

function tentar<T>(fazer: () => T, senao: T): T {
  try {
    return fazer();
  } catch {
    return senao;
  }
}

/** What this device keeps, for every tab. */
export const aparelho = criarArmazem(() => localStorage);

/** What this tab keeps, through a reload. */
export const aba = criarArmazem(() => sessionStorage);

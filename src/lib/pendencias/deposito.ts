import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { BANCO_DAS_PENDENCIAS } from '@/config/constants.ts';
import { lerPendencia, type Pendencia } from './pendencia.ts';

/** A change to one operation on the device. */
export interface Mudanca {
  /** Null removes it. */
  pendencia: Pendencia | null;
  /** The large part, given when it is kept for the first time. */
  carga?: unknown;
  /** Applies only while the device holds this version, so that newer words are not overwritten. */
  seAinda?: number | undefined;
  /** Comes from the journal: it replaces only an older version. */
  doDiario?: true;
}
export type Mudancas = ReadonlyMap<string, Mudanca>;

/**
 * Where pending operations are kept. Whoever encrypts them does it here and in `Diario`: nothing else
 * touches the device. Every call rejects where the browser keeps nothing.
 */
export interface Deposito {
  ler: (usuarioId: string) => Promise<Pendencia[]>;
  daCorrente: (usuarioId: string, corrente: string) => Promise<Pendencia[]>;
  buscar: (usuarioId: string, ids: readonly string[]) => Promise<Pendencia[]>;
  carga: (usuarioId: string, id: string) => Promise<unknown>;
  /**
   * Makes the changes in one transaction, on the disk once it resolves. Returns the ids of those
   * that another version prevented.
   */
  gravar: (usuarioId: string, mudancas: Mudancas) => Promise<string[]>;
}

/** The key of a row: account and id. */
type Chave = [string, string];

interface Esquema extends DBSchema {
  pendencias: { key: Chave; value: Pendencia; indexes: { corrente: Chave } };
  cargas: { key: Chave; value: unknown };
}

/** Keeps pending operations in IndexedDB. */
export function criarDeposito(): Deposito {
  let aberto: Promise<IDBPDatabase<Esquema>> | null = null;
  const fechar = () => {
    aberto = null;
  };

  async function abrir(): Promise<IDBPDatabase<Esquema>> {
    const banco = await openDB<Esquema>(BANCO_DAS_PENDENCIAS, 1, {
      upgrade(novo) {
        novo
          .createObjectStore('pendencias', { keyPath: ['usuarioId', 'id'] })
          .createIndex('corrente', ['usuarioId', 'corrente']);
        novo.createObjectStore('cargas');
      },
      // Closes for another tab that opens a newer version, or when the data is being cleared.
      blocking() {
        banco.close();
        fechar();
      },
      terminated: fechar,
    });
    return banco;
  }

  function banco(): Promise<IDBPDatabase<Esquema>> {
    aberto ??= abrir().catch((erro: unknown) => {
      fechar();
      throw erro;
    });
    return aberto;
  }

  return {
    async ler(usuarioId) {
      const doUsuario = IDBKeyRange.bound([usuarioId], [usuarioId, []]);
      return pendencias(await (await banco()).getAll('pendencias', doUsuario));
    },
    async daCorrente(usuarioId, corrente) {
      const achadas = await (await banco()).getAllFromIndex('pendencias', 'corrente', [
        usuarioId,
        corrente,
      ]);
      return pendencias(achadas);
    },
    async buscar(usuarioId, ids) {
      const { store } = (await banco()).transaction('pendencias');
      return pendencias(await Promise.all(ids.map((id) => store.get([usuarioId, id]))));
    },
    carga: async (usuarioId, id) => (await banco()).get('cargas', [usuarioId, id]),
    async gravar(usuarioId, mudancas) {
      const feito = (await banco()).transaction(['pendencias', 'cargas'], 'readwrite', {
        durability: 'strict',
      });
      const loja = feito.objectStore('pendencias');
      const cargas = feito.objectStore('cargas');
      const escritas = [...mudancas].map(async ([id, mudanca]) => {
        const chave: Chave = [usuarioId, id];
        const condicional = mudanca.seAinda !== undefined || mudanca.doDiario;
        if (condicional && !cabeSobre(mudanca, await loja.get(chave))) return [id];
        await Promise.all(
          mudanca.pendencia
            ? [
                loja.put(mudanca.pendencia),
                mudanca.carga === undefined ? undefined : cargas.put(mudanca.carga, chave),
              ]
            : [loja.delete(chave), cargas.delete(chave)],
        );
        return [];
      });
      const [recusadas] = await Promise.all([Promise.all(escritas), feito.done]);
      return recusadas.flat();
    },
  };
}

function cabeSobre({ pendencia, seAinda, doDiario }: Mudanca, atual?: Pendencia): boolean {
  if (doDiario) return (atual?.versao ?? 0) < (pendencia?.versao ?? 0);
  return atual?.versao === seAinda;
}

function pendencias(guardadas: readonly unknown[]): Pendencia[] {
  return guardadas.flatMap((guardada) => lerPendencia(guardada) ?? []);
}

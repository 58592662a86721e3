import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { BANCO_DO_APARELHO } from '@/config/constants.ts';
import type { Selado } from './selo.ts';

/** The key of a row: account, and what it is. */
export type ChaveDeLinha = [usuarioId: string, id: string];

/** A pending operation: what it says is sealed; the rest is what it is found and compared by. */
export interface LinhaDePendencia {
  usuarioId: string;
  id: string;
  corrente: string;
  versao: number;
  selo: Selado;
}

/** What opens the device for a person, each way in an envelope around the same key. */
export interface Envelopes {
  /** Opens by itself: its key stays in the browser, and no script can read it out. */
  aparelho?: { chave: CryptoKey; selo: Selado };
  /** Opens with the password, also without a network. */
  senha?: { sal: Uint8Array<ArrayBuffer>; voltas: number; selo: Selado };
  /** Opens with a passkey of the device: what its authenticator makes of the salt is the key (PRF). */
  passkey?: { credencial: Uint8Array<ArrayBuffer>; sal: Uint8Array<ArrayBuffer>; selo: Selado };
  /** Opens with what the server gives to who has just signed in: a forgotten password loses nothing. */
  servidor?: { selo: Selado };
}

interface Esquema extends DBSchema {
  chaves: { key: string; value: Envelopes };
  copias: { key: ChaveDeLinha; value: { marca: string; selo: Selado } };
  pendencias: {
    key: ChaveDeLinha;
    value: LinhaDePendencia;
    indexes: { corrente: ChaveDeLinha };
  };
  cargas: { key: ChaveDeLinha; value: Selado };
}

/** What this device keeps for the people who use it: nothing that somebody wrote is readable in it. */
export type Banco = IDBPDatabase<Esquema>;

/** Makes the way to the database, which is opened when it is first asked for, and again after a failure. */
export function criarBanco(): () => Promise<Banco> {
  let aberto: Promise<Banco> | null = null;
  const fechar = () => {
    aberto = null;
  };

  async function abrir(): Promise<Banco> {
    const banco = await openDB<Esquema>(BANCO_DO_APARELHO, 1, {
      upgrade(novo) {
        novo.createObjectStore('chaves');
        novo.createObjectStore('copias');
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

  return () => {
    aberto ??= abrir().catch((erro: unknown) => {
      fechar();
      throw erro;
    });
    return aberto;
  };
}

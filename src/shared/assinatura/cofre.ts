import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { BANCO_DOS_CERTIFICADOS } from '@/config/constants.ts';
import { ErroComSentenca } from '@/lib/errors/erros.ts';
import { adicionar, ativar, type Certificado, remover } from './certificados.ts';

/** A certificate as it is listed: whose it is, without what signs. */
export interface CertificadoNaLista extends Omit<Certificado, 'data' | 'password'> {
  /** Whether the password is kept on this device. */
  senhaGuardada: boolean;
}

/** What signs, opened for one use. */
export type Segredos = Pick<Certificado, 'data' | 'password'>;

/** This browser keeps nothing, as in a private window. */
export class ErroDoCofre extends ErroComSentenca {
  override readonly name = 'ErroDoCofre';

  constructor(causa: unknown) {
    super(
      'Este navegador não está guardando dados (janela anônima ou espaço cheio). O certificado não foi alterado.',
      { cause: causa },
    );
  }
}

interface Selado {
  iv: Uint8Array<ArrayBuffer>;
  cifra: ArrayBuffer;
}

/** A row: nothing that signs is readable in it. */
interface Guardado extends Omit<Certificado, 'data' | 'password'> {
  usuarioId: string;
  ordem: number;
  data: Selado;
  /** Null when the person types it each time. */
  password: Selado | null;
}

interface Esquema extends DBSchema {
  /** One key a person, which no script can read out of the browser. */
  chaves: { key: string; value: CryptoKey };
  certificados: { key: [string, string]; value: Guardado };
}

const doUsuario = (usuarioId: string) => IDBKeyRange.bound([usuarioId], [usuarioId, []]);

/**
 * Keeps the certificates of each person of this device in IndexedDB. File and password are sealed with a
 * key of WebCrypto that cannot be extracted, and bound to their person, certificate and field, so that what
 * is copied to another place opens nothing. Every call rejects with {@link ErroDoCofre} where the browser
 * keeps nothing.
 */
export function criarCofre() {
  let aberto: Promise<IDBPDatabase<Esquema>> | null = null;
  const fechar = () => {
    aberto = null;
  };

  async function abrirBanco(): Promise<IDBPDatabase<Esquema>> {
    const banco = await openDB<Esquema>(BANCO_DOS_CERTIFICADOS, 1, {
      upgrade(novo) {
        novo.createObjectStore('chaves');
        novo.createObjectStore('certificados', { keyPath: ['usuarioId', 'id'] });
      },
      blocking() {
        banco.close();
        fechar();
      },
      terminated: fechar,
    });
    return banco;
  }

  async function comBanco<T>(fazer: (banco: IDBPDatabase<Esquema>) => Promise<T>): Promise<T> {
    try {
      aberto ??= abrirBanco();
      return await fazer(await aberto);
    } catch (erro) {
      fechar();
      throw erro instanceof ErroComSentenca ? erro : new ErroDoCofre(erro);
    }
  }

  /** The key of a person; two tabs that make one at the same time use the first that was kept. */
  async function chaveDe(banco: IDBPDatabase<Esquema>, usuarioId: string): Promise<CryptoKey> {
    const guardada = await banco.get('chaves', usuarioId);
    if (guardada) return guardada;
    const nova = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]);
    const { store, done } = banco.transaction('chaves', 'readwrite');
    const deOutraAba = await store.get(usuarioId);
    if (!deOutraAba) await store.put(nova, usuarioId);
    await done;
    return deOutraAba ?? nova;
  }

  /** Changes the list of a person in one transaction, so that two tabs leave one active certificate. */
  async function mudar(usuarioId: string, como: (lista: Guardado[]) => Guardado[]): Promise<void> {
    await comBanco(async (banco) => {
      const { store, done } = banco.transaction('certificados', 'readwrite', {
        durability: 'strict',
      });
      const antes = await store.getAll(doUsuario(usuarioId));
      const depois = como(porOrdem(antes));
      const ficam = new Set(depois.map(({ id }) => id));
      await Promise.all([
        ...depois.map((um, ordem) => store.put({ ...um, ordem })),
        ...antes.filter(({ id }) => !ficam.has(id)).map(({ id }) => store.delete([usuarioId, id])),
        done,
      ]);
    });
  }

  return {
    /** Lists the certificates of a person, in the order in which they were added. */
    ler: (usuarioId: string): Promise<CertificadoNaLista[]> =>
      comBanco(async (banco) =>
        porOrdem(await banco.getAll('certificados', doUsuario(usuarioId))).map(
          ({ id, type, name, validUntil, isActive, password }) => ({
            ...{ id, type, name, validUntil, isActive },
            senhaGuardada: password !== null,
          }),
        ),
      ),

    /** Keeps a certificate as the only active one; without a password, it is asked for at each use. */
    async adicionar(usuarioId: string, novo: Omit<Certificado, 'isActive'>): Promise<void> {
      const { data, password, ...resto } = novo;
      const selados = await comBanco(async (banco) => {
        const chave = await chaveDe(banco, usuarioId);
        return {
          data: await selar(chave, data, contexto(usuarioId, novo.id, 'data')),
          password: password
            ? await selar(chave, password, contexto(usuarioId, novo.id, 'password'))
            : null,
        };
      });
      await mudar(usuarioId, (lista) =>
        adicionar(lista, { ...resto, ...selados, usuarioId, ordem: 0, isActive: true }),
      );
    },

    ativar: (usuarioId: string, id: string) => mudar(usuarioId, (lista) => ativar(lista, id)),

    remover: (usuarioId: string, id: string) => mudar(usuarioId, (lista) => remover(lista, id)),

    /** Forgets a password that was kept; from then on it is asked for at each use. */
    esquecerSenha: (usuarioId: string, id: string) =>
      mudar(usuarioId, (lista) =>
        lista.map((um) => (um.id === id ? { ...um, password: null } : um)),
      ),

    /** Opens what signs; null when the person has no such certificate here, or its seal is broken. */
    abrir: (usuarioId: string, id: string): Promise<Segredos | null> =>
      comBanco(async (banco) => {
        const chave = await banco.get('chaves', usuarioId);
        const guardado = await banco.get('certificados', [usuarioId, id]);
        if (!chave || !guardado) return null;
        const data = await abrirSelo(chave, guardado.data, contexto(usuarioId, id, 'data'));
        const password = guardado.password
          ? await abrirSelo(chave, guardado.password, contexto(usuarioId, id, 'password'))
          : '';
        return data === null ? null : { data, password: password ?? '' };
      }),

    /** Leaves nothing of a person on this device, the key included. */
    esvaziar: (usuarioId: string) =>
      comBanco(async (banco) => {
        const feito = banco.transaction(['chaves', 'certificados'], 'readwrite', {
          durability: 'strict',
        });
        await Promise.all([
          feito.objectStore('chaves').delete(usuarioId),
          feito.objectStore('certificados').delete(doUsuario(usuarioId)),
          feito.done,
        ]);
      }),
  };
}
export type Cofre = ReturnType<typeof criarCofre>;

/** The certificates of this device. */
export const cofre = criarCofre();

function porOrdem(lista: readonly Guardado[]): Guardado[] {
  return lista.toSorted((um, outro) => um.ordem - outro.ordem);
}

/** What a seal is bound to: elsewhere it does not open. */
function contexto(usuarioId: string, id: string, campo: keyof Segredos) {
  return new TextEncoder().encode(JSON.stringify([usuarioId, id, campo]));
}

async function selar(
  chave: CryptoKey,
  texto: string,
  additionalData: Uint8Array<ArrayBuffer>,
): Promise<Selado> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const claro = new TextEncoder().encode(texto);
  return {
    iv,
    cifra: await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, chave, claro),
  };
}

/** Null when the seal does not open: another key, another place, or changed bytes. */
async function abrirSelo(
  chave: CryptoKey,
  { iv, cifra }: Selado,
  additionalData: Uint8Array<ArrayBuffer>,
): Promise<string | null> {
  try {
    const aberto = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv, additionalData },
      chave,
      cifra,
    );
    return new TextDecoder().decode(aberto);
  } catch {
    return null;
  }
}

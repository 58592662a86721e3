import type { Banco, Envelopes } from './banco.ts';
import { abrirBytes, selarBytes } from './selo.ts';

/** What the person keeps here is locked: only what the person knows or has opens it. */
export class ErroTrancado extends Error {
  override readonly name = 'ErroTrancado';
}

const AES = { name: 'AES-GCM', length: 256 } as const;
const USOS: KeyUsage[] = ['encrypt', 'decrypt'];

/** What OWASP asks of PBKDF2 with SHA-256 (Password Storage Cheat Sheet, 2023). */
const VOLTAS = 600_000;

type Bytes = Uint8Array<ArrayBuffer>;

/** A passkey, and the salt of which its authenticator makes the person's secret. */
export interface Passkey {
  readonly credencial: Bytes;
  readonly sal: Bytes;
}

/**
 * Holds the key of each person of this device, with which all that they keep here is sealed. The key
 * itself is never written: each envelope has it sealed with a key of its own.
 */
export function criarChaveiro(banco: () => Promise<Banco>) {
  const abertas = new Map<string, Promise<CryptoKey>>();

  /** The bytes of the key, for as long as an envelope is made. */
  async function bytesDe(usuarioId: string): Promise<Bytes> {
    const db = await banco();
    const guardada = (await db.get('chaves', usuarioId)) ?? (await fazer(db, usuarioId));
    const { aparelho } = guardada;
    const lugar = lugarDo('aparelho', usuarioId);
    const bytes = aparelho && (await abrirBytes(aparelho.chave, aparelho.selo, lugar));
    if (!bytes) throw new ErroTrancado();
    return bytes;
  }

  async function mudar(
    usuarioId: string,
    como: (antes: Envelopes) => Envelopes | null,
  ): Promise<void> {
    const { store, done } = (await banco()).transaction('chaves', 'readwrite', {
      durability: 'strict',
    });
    const depois = como((await store.get(usuarioId)) ?? {});
    if (depois) await store.put(depois, usuarioId);
    await done;
  }

  /** Lets the device open by itself again, for who has opened another envelope. */
  async function destrancar(usuarioId: string, bytes: Bytes): Promise<true> {
    const aparelho = await envelopeDoAparelho(usuarioId, bytes);
    await mudar(usuarioId, (antes) => ({ ...antes, aparelho }));
    return true;
  }

  return {
    /**
     * Returns the key of a person, made the first time. A tab that has it keeps it while it is locked:
     * what was being written there is on its screen, covered, and what waits goes on being sent.
     * @throws {ErroTrancado} while it is locked; another error where the browser keeps nothing.
     */
    chaveDe(usuarioId: string): Promise<CryptoKey> {
      const aberta = abertas.get(usuarioId);
      if (aberta) return aberta;
      const abrindo = bytesDe(usuarioId).then(paraUso);
      abertas.set(usuarioId, abrindo);
      abrindo.catch(() => abertas.delete(usuarioId));
      return abrindo;
    },

    /** From now on the password opens what is kept here. @throws {ErroTrancado} while it is locked. */
    async guardarSenha(usuarioId: string, senha: string): Promise<void> {
      const bytes = await bytesDe(usuarioId);
      const sal = crypto.getRandomValues(new Uint8Array(16));
      const chave = await chaveDaSenha(senha, sal, VOLTAS);
      const selo = await selarBytes(chave, bytes, lugarDo('senha', usuarioId));
      await mudar(usuarioId, (antes) => ({ ...antes, senha: { sal, voltas: VOLTAS, selo } }));
    },

    /** From now on a passkey does too, by what its authenticator makes. @throws {ErroTrancado} while it is locked. */
    async guardarPasskey(usuarioId: string, passkey: Passkey, segredo: Bytes): Promise<void> {
      const bytes = await bytesDe(usuarioId);
      const chave = await chaveDaPasskey(segredo);
      const selo = await selarBytes(chave, bytes, lugarDo('passkey', usuarioId));
      await mudar(usuarioId, (antes) => ({ ...antes, passkey: { ...passkey, selo } }));
    },

    /** From now on no passkey opens. */
    tirarPasskey: (usuarioId: string): Promise<void> =>
      mudar(usuarioId, ({ passkey: _, ...outros }) => outros),

    /** The passkey that opens, to be asked for its secret; null where there is none. */
    async passkeyDe(usuarioId: string): Promise<Passkey | null> {
      const guardada = (await (await banco()).get('chaves', usuarioId))?.passkey;
      return guardada ? { credencial: guardada.credencial, sal: guardada.sal } : null;
    },

    /** Opens with what the passkey's authenticator made. Returns false for anything else. */
    async abrirComPasskey(usuarioId: string, segredo: Bytes): Promise<boolean> {
      const guardado = (await (await banco()).get('chaves', usuarioId))?.passkey;
      if (!guardado) return false;
      const lugar = lugarDo('passkey', usuarioId);
      const bytes = await abrirBytes(await chaveDaPasskey(segredo), guardado.selo, lugar);
      return bytes !== null && destrancar(usuarioId, bytes);
    },

    /** From now on the person's secret on the server does too. @throws {ErroTrancado} while it is locked. */
    async guardarSegredo(usuarioId: string, segredo: Bytes): Promise<void> {
      const bytes = await bytesDe(usuarioId);
      const selo = await selarBytes(await paraUso(segredo), bytes, lugarDo('servidor', usuarioId));
      await mudar(usuarioId, (antes) => ({ ...antes, servidor: { selo } }));
    },

    /** Locks the device for a person; not where nothing else would open it again. Returns whether it did. */
    async trancar(usuarioId: string): Promise<boolean> {
      let feito = false;
      await mudar(usuarioId, ({ aparelho: _, ...outros }) => {
        feito = outros.senha !== undefined;
        return feito ? outros : null;
      });
      return feito;
    },

    /** Opens with the password. Returns false for a wrong one. */
    async abrirComSenha(usuarioId: string, senha: string): Promise<boolean> {
      const guardado = (await (await banco()).get('chaves', usuarioId))?.senha;
      if (!guardado) return false;
      const chave = await chaveDaSenha(senha, guardado.sal, guardado.voltas);
      const bytes = await abrirBytes(chave, guardado.selo, lugarDo('senha', usuarioId));
      return bytes !== null && destrancar(usuarioId, bytes);
    },

    /** Opens with the person's secret on the server. */
    async abrirComSegredo(usuarioId: string, segredo: Bytes): Promise<boolean> {
      const guardado = (await (await banco()).get('chaves', usuarioId))?.servidor;
      if (!guardado) return false;
      const lugar = lugarDo('servidor', usuarioId);
      const bytes = await abrirBytes(await paraUso(segredo), guardado.selo, lugar);
      return bytes !== null && destrancar(usuarioId, bytes);
    },

    /** Counts what waits of a person, which needs no key. */
    async quantasEsperam(usuarioId: string): Promise<number> {
      const doUsuario = IDBKeyRange.bound([usuarioId], [usuarioId, []]);
      return (await banco()).count('pendencias', doUsuario);
    },
  };
}
export type Chaveiro = ReturnType<typeof criarChaveiro>;

/** Makes the key of a person; two tabs that make one at the same time use the first that was kept. */
async function fazer(db: Banco, usuarioId: string): Promise<Envelopes> {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const aparelho = await envelopeDoAparelho(usuarioId, bytes);
  const { store, done } = db.transaction('chaves', 'readwrite', { durability: 'strict' });
  const deOutraAba = await store.get(usuarioId);
  const envelopes = deOutraAba ?? { aparelho };
  if (!deOutraAba) await store.put(envelopes, usuarioId);
  await done;
  return envelopes;
}

async function envelopeDoAparelho(usuarioId: string, bytes: Bytes) {
  const chave = await crypto.subtle.generateKey(AES, false, USOS);
  return { chave, selo: await selarBytes(chave, bytes, lugarDo('aparelho', usuarioId)) };
}

async function chaveDaSenha(senha: string, salt: Bytes, iterations: number): Promise<CryptoKey> {
  const texto = new TextEncoder().encode(senha.normalize('NFC'));
  const material = await crypto.subtle.importKey('raw', texto, 'PBKDF2', false, ['deriveKey']);
  const como = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
  return crypto.subtle.deriveKey(como, material, AES, false, USOS);
}

async function chaveDaPasskey(segredo: Bytes): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', segredo, 'HKDF', false, ['deriveKey']);
  const info = new TextEncoder().encode('pleno: bloqueio do aparelho');
  const como = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info };
  return crypto.subtle.deriveKey(como, material, AES, false, USOS);
}

const paraUso = (bytes: Bytes) => crypto.subtle.importKey('raw', bytes, AES, false, USOS);

const lugarDo = (envelope: keyof Envelopes, usuarioId: string) => ['chave', usuarioId, envelope];

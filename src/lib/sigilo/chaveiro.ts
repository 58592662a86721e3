import type { Banco, Envelopes } from './banco.ts';
import { abrirBytes, selarBytes } from './selo.ts';

/** What the person keeps here is locked: only what the person knows or has opens it. */
export class ErroTrancado extends Error {
  override readonly name = 'ErroTrancado';
}

const AES = { name: 'AES-GCM', length: 256 } as const;
const USOS: KeyUsage[] = ['encrypt', 'decrypt'];

/**
 * Holds the key of each person of this device, with which all that they keep here is sealed. The key
 * itself is never written: each envelope has it sealed with a key of its own.
 */
export function criarChaveiro(banco: () => Promise<Banco>) {
  const abertas = new Map<string, Promise<CryptoKey>>();

  async function abrirOuFazer(usuarioId: string): Promise<CryptoKey> {
    const db = await banco();
    const guardada = (await db.get('chaves', usuarioId)) ?? (await fazer(db, usuarioId));
    if (!guardada.aparelho) throw new ErroTrancado();
    const { chave, selo } = guardada.aparelho;
    const bytes = await abrirBytes(chave, selo, lugarDo('aparelho', usuarioId));
    if (!bytes) throw new ErroTrancado();
    return paraUso(bytes);
  }

  return {
    /**
     * Returns the key of a person, made the first time.
     * @throws {ErroTrancado} while it is locked; another error where the browser keeps nothing.
     */
    chaveDe(usuarioId: string): Promise<CryptoKey> {
      const aberta = abertas.get(usuarioId);
      if (aberta) return aberta;
      const abrindo = abrirOuFazer(usuarioId);
      abertas.set(usuarioId, abrindo);
      abrindo.catch(() => abertas.delete(usuarioId));
      return abrindo;
    },
  };
}
export type Chaveiro = ReturnType<typeof criarChaveiro>;

/** Makes the key of a person; two tabs that make one at the same time use the first that was kept. */
async function fazer(db: Banco, usuarioId: string): Promise<Envelopes> {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const chave = await crypto.subtle.generateKey(AES, false, USOS);
  const selo = await selarBytes(chave, bytes, lugarDo('aparelho', usuarioId));
  const { store, done } = db.transaction('chaves', 'readwrite', { durability: 'strict' });
  const deOutraAba = await store.get(usuarioId);
  const envelopes = deOutraAba ?? { aparelho: { chave, selo } };
  if (!deOutraAba) await store.put(envelopes, usuarioId);
  await done;
  return envelopes;
}

const paraUso = (bytes: Uint8Array<ArrayBuffer>) =>
  crypto.subtle.importKey('raw', bytes, AES, false, USOS);

const lugarDo = (envelope: keyof Envelopes, usuarioId: string) => ['chave', usuarioId, envelope];

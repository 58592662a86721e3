import { CHAVES } from '@/config/constants.ts';
import { aparelho } from '../armazem.ts';
import type { Cliente } from './partes.ts';

let cliente: Promise<Cliente> | undefined;

/**
 * Returns the client of the hosted database, loaded when first needed: the sign-in screen does
 * without.
 */
export function supabase(): Promise<Cliente> {
  cliente ??= import('./partes.ts').then(({ juntarPartes }) => juntarPartes());
  return cliente;
}

/** Leaves the realtime channels and forgets the stored session, if the client was ever loaded. */
export async function esquecerSessaoDoBanco(): Promise<void> {
  aparelho.apagar(CHAVES.sessaoSupabase);
  await (await cliente)?.realtime.removeAllChannels();
}

import { consultar } from '../supabase/consulta.ts';
import { chaveiro } from './aparelho.ts';
import { destrancar, trava } from './trava.ts';

/**
 * Opens what the person keeps here, for who has just signed in with their password, and has that password
 * open it from then on. Rejects where the browser keeps nothing.
 */
export async function abrirComQuemEntrou(usuarioId: string, senha: string): Promise<void> {
  // Asked meanwhile: the lock is ready by the password, however slow the network is.
  const pedido = segredoDaPessoa();
  const abreComSegredo = async () => {
    const segredo = await pedido;
    return segredo !== null && (await chaveiro.abrirComSegredo(usuarioId, segredo));
  };
  const aberta =
    (await abreSozinho(usuarioId)) ||
    (await chaveiro.abrirComSenha(usuarioId, senha)) ||
    (await abreComSegredo());
  if (!aberta) return;
  await guardarSenha(usuarioId, senha);
  destrancar(usuarioId, Date.now());
  const segredo = await pedido;
  if (segredo) await chaveiro.guardarSegredo(usuarioId, segredo);
}

/** Has another password open what is kept here. */
export async function guardarSenha(usuarioId: string, senha: string): Promise<void> {
  await chaveiro.guardarSenha(usuarioId, senha);
  trava.mudar(usuarioId, (atual) => ({ ...atual, pronta: true, visto: Date.now() }));
}

const abreSozinho = (usuarioId: string): Promise<boolean> =>
  chaveiro.chaveDe(usuarioId).then(
    () => !trava.ler(usuarioId).trancada,
    () => false,
  );

/** What the server keeps for a forgotten password; null when it cannot be asked. */
async function segredoDaPessoa(): Promise<Uint8Array<ArrayBuffer> | null> {
  const texto = await consultar((db) => db.rpc('segredo_do_aparelho')).catch(() => null);
  return typeof texto === 'string'
    ? Uint8Array.from(atob(texto), (letra) => letra.charCodeAt(0))
    : null;
}

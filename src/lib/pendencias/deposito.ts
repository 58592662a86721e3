import type { Banco, ChaveDeLinha, LinhaDePendencia } from '../sigilo/banco.ts';
import { abrir, type Selado, selar } from '../sigilo/selo.ts';
import { lerPendencia, type Pendencia } from './pendencia.ts';

/** A change to one operation on the device. */
export interface Mudanca {
  /** Null removes it. */
  pendencia: Pendencia | null;
  /** The large part, given when it is kept for the first time. */
  carga?: unknown;
  /** Applies only while the device holds this version, so that newer words are not overwritten. */
  seAinda?: number | undefined;
}
export type Mudancas = ReadonlyMap<string, Mudanca>;

/** Where pending operations are kept. Every call rejects where the browser keeps nothing. */
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

interface Portas {
  banco: () => Promise<Banco>;
  /** The key of a person, with which their operations are sealed. */
  chaveDe: (usuarioId: string) => Promise<CryptoKey>;
}

const lugarDa = (usuarioId: string, id: string) => ['pendencia', usuarioId, id];
const lugarDaCarga = (usuarioId: string, id: string) => ['carga', usuarioId, id];

/** Keeps pending operations in IndexedDB, sealed: without the person's key they say nothing. */
export function criarDeposito({ banco, chaveDe }: Portas): Deposito {
  async function abertas(
    usuarioId: string,
    linhas: readonly (LinhaDePendencia | undefined)[],
  ): Promise<Pendencia[]> {
    const chave = await chaveDe(usuarioId);
    const lidas = await Promise.all(
      linhas.map((linha) => linha && abrir(chave, linha.selo, lugarDa(usuarioId, linha.id))),
    );
    return lidas.flatMap((lida) => lerPendencia(lida) ?? []);
  }

  return {
    async ler(usuarioId) {
      const doUsuario = IDBKeyRange.bound([usuarioId], [usuarioId, []]);
      return abertas(usuarioId, await (await banco()).getAll('pendencias', doUsuario));
    },
    async daCorrente(usuarioId, corrente) {
      const db = await banco();
      const chave: ChaveDeLinha = [usuarioId, corrente];
      return abertas(usuarioId, await db.getAllFromIndex('pendencias', 'corrente', chave));
    },
    async buscar(usuarioId, ids) {
      const { store } = (await banco()).transaction('pendencias');
      return abertas(usuarioId, await Promise.all(ids.map((id) => store.get([usuarioId, id]))));
    },
    async carga(usuarioId, id) {
      const selo = await (await banco()).get('cargas', [usuarioId, id]);
      return selo && abrir(await chaveDe(usuarioId), selo, lugarDaCarga(usuarioId, id));
    },
    async gravar(usuarioId, mudancas) {
      // Sealed before the transaction, which ends by itself while something else is waited for.
      const seladas = await selarTodas(await chaveDe(usuarioId), usuarioId, mudancas);
      const feito = (await banco()).transaction(['pendencias', 'cargas'], 'readwrite', {
        durability: 'strict',
      });
      const loja = feito.objectStore('pendencias');
      const cargas = feito.objectStore('cargas');
      const escritas = seladas.map(async ({ id, linha, carga, seAinda }) => {
        const chave: ChaveDeLinha = [usuarioId, id];
        if (seAinda !== undefined && (await loja.get(chave))?.versao !== seAinda) return [id];
        await Promise.all(
          linha
            ? [loja.put(linha), carga && cargas.put(carga, chave)]
            : [loja.delete(chave), cargas.delete(chave)],
        );
        return [];
      });
      const [recusadas] = await Promise.all([Promise.all(escritas), feito.done]);
      return recusadas.flat();
    },
  };
}

interface Selada {
  id: string;
  linha: LinhaDePendencia | null;
  carga: Selado | undefined;
  seAinda: number | undefined;
}

function selarTodas(chave: CryptoKey, usuarioId: string, mudancas: Mudancas): Promise<Selada[]> {
  return Promise.all(
    [...mudancas].map(async ([id, { pendencia, carga, seAinda }]) => ({
      id,
      seAinda,
      linha: pendencia && {
        usuarioId,
        id,
        corrente: pendencia.corrente,
        versao: pendencia.versao,
        selo: await selar(chave, pendencia, lugarDa(usuarioId, id)),
      },
      carga:
        carga === undefined ? undefined : await selar(chave, carga, lugarDaCarga(usuarioId, id)),
    })),
  );
}

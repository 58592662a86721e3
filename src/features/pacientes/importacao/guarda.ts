import type { LinhaRecusada } from '@domain/importacao/erros.ts';
import type { LinhaDoPlano } from './plano.ts';

/** An import on its way: what is sent, kept on this device until the server has all of it. */
export interface ImportacaoGuardada {
  id: string;
  usuarioId: string;
  clinicaId: string;
  arquivo: string;
  /** Rows of the file, its header apart. */
  total: number;
  plano: LinhaDoPlano[];
  cabecalho: string[];
  recusadas: LinhaRecusada[];
  /** Of the rows that are sent, by their number: what the server refuses is given back whole. */
  celulas: ReadonlyMap<number, readonly string[]>;
  guardadaEm: number;
}

const BANCO = 'pleno-importacao';
const LOJA = 'importacoes';
/** A file of patients does not stay on a device for longer, in ms. */
const VALIDADE = 24 * 60 * 60 * 1000;

const chaveDe = (usuarioId: string, clinicaId: string) => `${usuarioId}:${clinicaId}`;

/** Keeps an import until it is forgotten. @throws when the device keeps nothing (private window). */
export async function guardarImportacao(importacao: ImportacaoGuardada): Promise<void> {
  const { usuarioId, clinicaId } = importacao;
  await naLoja('readwrite', (loja) => loja.put(importacao, chaveDe(usuarioId, clinicaId)));
}

/** The import that a person left on its way in a clinic; null when there is none, or it is too old. */
export async function lerImportacao(
  usuarioId: string,
  clinicaId: string,
): Promise<ImportacaoGuardada | null> {
  const chave = chaveDe(usuarioId, clinicaId);
  const guardada: ImportacaoGuardada | undefined = await naLoja('readonly', (loja) =>
    loja.get(chave),
  );
  if (!guardada) return null;
  // One that an earlier version kept has no cells.
  const inteira = { ...guardada, celulas: guardada.celulas ?? new Map() };
  if (Date.now() - guardada.guardadaEm < VALIDADE) return inteira;
  await esquecerImportacao(usuarioId, clinicaId);
  return null;
}

/** Forgets the import of a person in a clinic. */
export async function esquecerImportacao(usuarioId: string, clinicaId: string): Promise<void> {
  await naLoja('readwrite', (loja) => loja.delete(chaveDe(usuarioId, clinicaId)));
}

async function naLoja<T>(
  modo: IDBTransactionMode,
  fazer: (loja: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const banco = await abrir();
  try {
    return await prometer(fazer(banco.transaction(LOJA, modo).objectStore(LOJA)));
  } finally {
    banco.close();
  }
}

function abrir(): Promise<IDBDatabase> {
  const pedido = indexedDB.open(BANCO, 1);
  pedido.onupgradeneeded = () => pedido.result.createObjectStore(LOJA);
  return prometer(pedido);
}

function prometer<T>(pedido: IDBRequest<T>): Promise<T> {
  return new Promise((resolver, recusar) => {
    pedido.onsuccess = () => resolver(pedido.result);
    pedido.onerror = () => recusar(pedido.error);
  });
}

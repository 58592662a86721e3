/** A device with its tabs, for the tests of what waits to be sent. */
import {
  IDBCursor,
  IDBDatabase,
  IDBFactory,
  IDBIndex,
  IDBKeyRange,
  IDBObjectStore,
  IDBRequest,
  IDBTransaction,
} from 'fake-indexeddb';
import { vi } from 'vitest';
import * as z from 'zod/mini';
import { ErroDoBanco } from '@/lib/errors/erros.ts';
import { criarDeposito, type Deposito } from '@/lib/pendencias/deposito.ts';
import type { Especie } from '@/lib/pendencias/pendencia.ts';
import { Pendencias } from '@/lib/pendencias/pendencias.ts';
import { criarBanco } from '@/lib/sigilo/banco.ts';
import { criarChaveiro } from '@/lib/sigilo/chaveiro.ts';

export interface Recado {
  texto: string;
}
const dados = z.object({ texto: z.string() });
export const RECADO: Especie<Recado> = { nome: 'recado', dados, recusaPrende: false };
/** What follows a refused one is of no use without it. */
export const FICHA: Especie<Recado> = { nome: 'ficha', dados, recusaPrende: true };

const SEM_BANCO: Deposito = {
  ler: () => Promise.reject(new Error('no database')),
  daCorrente: () => Promise.reject(new Error('no database')),
  buscar: () => Promise.reject(new Error('no database')),
  carga: () => Promise.reject(new Error('no database')),
  gravar: () => Promise.reject(new Error('no database')),
};

/** Time moves only when the test says so; what a tab keeps outlives it. */
export function criarAparelho() {
  vi.stubGlobal('indexedDB', new IDBFactory());
  for (const [nome, classe] of Object.entries({
    IDBCursor,
    IDBDatabase,
    IDBIndex,
    IDBKeyRange,
    IDBObjectStore,
    IDBRequest,
    IDBTransaction,
  })) {
    vi.stubGlobal(nome, classe);
  }
  const tarefas: { em: number; tarefa: () => void }[] = [];
  const abas = new Map<object, { usuarioId: string; ouvir: (ids: readonly string[]) => void }>();
  const travas = new Map<string, Promise<void>>();
  const estado = { agora: Date.parse('2026-11-21T12:00:00Z'), semBanco: false };

  /** One tab of the device; `morrer` ends it in the middle of whatever it does. */
  function abrir(usuarioId = 'ana') {
    const aba = { viva: true };
    const voltas = new Set<() => void>();
    const banco = criarBanco();
    const { chaveDe } = criarChaveiro(banco);
    const deposito = estado.semBanco ? SEM_BANCO : criarDeposito({ banco, chaveDe });
    const gravar = vi.fn(deposito.gravar);
    const morta = new Promise<never>(() => undefined);
    const pendencias = new Pendencias({
      usuarioId,
      deposito: { ...deposito, gravar: (...tudo) => (aba.viva ? gravar(...tudo) : morta) },
      canal: {
        dizer(ids) {
          for (const [outra, { usuarioId: dela, ouvir }] of abas) {
            if (outra !== aba && dela === usuarioId) ouvir(ids);
          }
        },
        ouvir(aoMudar) {
          abas.set(aba, { usuarioId, ouvir: aoMudar });
          return () => abas.delete(aba);
        },
      },
      agora: () => estado.agora,
      agendar(espera, tarefa) {
        const item = { em: estado.agora + espera, tarefa: () => aba.viva && tarefa() };
        tarefas.push(item);
        return () => {
          if (tarefas.includes(item)) tarefas.splice(tarefas.indexOf(item), 1);
        };
      },
      async travar(nome, tarefa) {
        const antes = travas.get(nome);
        const agora = (antes ?? Promise.resolve()).then(tarefa);
        travas.set(nome, agora);
        await agora;
      },
      aoVoltarRede(aoVoltar) {
        voltas.add(aoVoltar);
        return () => voltas.delete(aoVoltar);
      },
    });
    return {
      pendencias,
      gravar,
      voltarRede: () => {
        for (const avisar of voltas) avisar();
      },
      /** Hears of the other tabs no more, as before a word of theirs arrives. */
      ensurdecer: () => void abas.delete(aba),
      morrer() {
        aba.viva = false;
        abas.delete(aba);
        travas.clear();
      },
    };
  }

  return {
    abrir,
    estado,
    esperas: () => tarefas.map(({ em }) => em - estado.agora),
    passar(tempo: number) {
      estado.agora += tempo;
      for (const item of tarefas.filter(({ em }) => em <= estado.agora)) {
        tarefas.splice(tarefas.indexOf(item), 1);
        item.tarefa();
      }
    },
  };
}

export let aparelho: ReturnType<typeof criarAparelho>;
const novoEnviar = () => vi.fn<(recado: Recado) => Promise<unknown>>().mockResolvedValue({});
export let enviar = novoEnviar();
export type Aba = ReturnType<typeof aparelho.abrir>;

/** A tab that sends both kinds. */
export function abrir(usuarioId?: string): Aba {
  const aba = aparelho.abrir(usuarioId);
  aba.pendencias.registrar(RECADO, { enviar });
  aba.pendencias.registrar(FICHA, { enviar });
  return aba;
}

export const guardar = ({ pendencias }: Aba, texto: string, corrente = 'uma', chave = texto) =>
  pendencias.guardar(RECADO, { chave, corrente, dados: { texto } });
export const enviados = () => enviar.mock.calls.map(([{ texto }]) => texto);
export const esperando = ({ pendencias }: Aba) =>
  pendencias.ler(RECADO).map(({ dados }) => dados.texto);
export const recusar = () =>
  enviar.mockRejectedValueOnce(new ErroDoBanco('Você não escreve aqui.', 'PROIBIDO', 403));

/** A sending that is answered by hand. */
export function segurar() {
  let responder: (valor?: unknown) => void = () => undefined;
  let recusa: (erro: unknown) => void = () => undefined;
  enviar.mockImplementationOnce(
    () =>
      new Promise((resolver, rejeitar) => {
        responder = resolver;
        recusa = rejeitar;
      }),
  );
  return { responder: () => responder(), recusar: (erro: unknown) => recusa(erro) };
}

/** A device and a sender of their own, for each test. */
export function preparar(): void {
  aparelho = criarAparelho();
  enviar = novoEnviar();
}

/** What a visit later finds, which sends nothing. */
export async function reaberta() {
  const aba = aparelho.abrir();
  await aba.pendencias.abrir();
  return aba;
}

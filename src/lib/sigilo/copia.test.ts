import * as falso from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { criarBanco } from './banco.ts';
import { criarChaveiro } from './chaveiro.ts';
import { criarCopia } from './copia.ts';

const ouvintes = new Set<(usuarioId: string) => void>();

/** A tab of one device. */
function aba() {
  const banco = criarBanco();
  return criarCopia<readonly string[]>({
    nome: 'nomes',
    schema: z.readonly(z.array(z.string())),
    vazio: [],
    banco,
    chaveDe: criarChaveiro(banco).chaveDe,
    canal: {
      dizer: (usuarioId) => {
        for (const ouvir of ouvintes) ouvir(usuarioId);
      },
      ouvir: (aoDizer) => {
        ouvintes.add(aoDizer);
        return () => ouvintes.delete(aoDizer);
      },
    },
  });
}

const por = (copia: ReturnType<typeof aba>, nome: string, quem = 'ana') => {
  copia.mudar(quem, (nomes) => [...nomes, nome]);
  return copia.assentar(quem);
};
async function lidos(quem = 'ana') {
  const nova = aba();
  await nova.abrir(quem);
  return nova.ler(quem);
}

beforeEach(() => {
  ouvintes.clear();
  for (const [nome, classe] of Object.entries(falso)) {
    if (nome.startsWith('IDB')) vi.stubGlobal(nome, classe);
  }
  vi.stubGlobal('indexedDB', new falso.IDBFactory());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('is there at once, after a reload, and for its person alone', async () => {
  const uma = aba();
  const gravado = por(uma, 'Maria');
  expect(uma.ler('ana')).toEqual(['Maria']);
  await gravado;
  expect([await lidos(), await lidos('bia')]).toEqual([['Maria'], []]);
});

it('is sealed on the device, and leaves nothing once it is empty', async () => {
  const uma = aba();
  await por(uma, 'Maria');
  const banco = await criarBanco()();
  const [linha] = await banco.getAll('copias');
  if (!linha) throw new Error('nothing was kept');
  expect(Buffer.from(linha.selo.cifra).toString('latin1')).not.toContain('Maria');
  expect(JSON.stringify(linha)).not.toContain('Maria');
  uma.mudar('ana', () => []);
  await uma.assentar('ana');
  expect(await banco.getAll('copias')).toEqual([]);
  banco.close();
});

it('changed before it was read, keeps what the device had', async () => {
  await por(aba(), 'Maria');
  const depois = aba();
  await por(depois, 'João');
  expect(depois.ler('ana')).toEqual(['Maria', 'João']);
});

it('is changed in one tab over what the other wrote, and shown in both', async () => {
  const [uma, outra] = [aba(), aba()];
  await Promise.all([uma.abrir('ana'), outra.abrir('ana')]);
  await por(uma, 'Maria');
  await vi.waitFor(() => expect(outra.ler('ana')).toEqual(['Maria']));
  ouvintes.clear();
  await por(uma, 'João');
  await por(outra, 'Rita');
  expect(await lidos()).toEqual(['Maria', 'João', 'Rita']);
  await uma.reler('ana');
  expect(uma.ler('ana')).toEqual(['Maria', 'João', 'Rita']);
});

it('holds in the tab where the browser keeps nothing', async () => {
  const uma = criarCopia<readonly string[]>({
    nome: 'nomes',
    schema: z.readonly(z.array(z.string())),
    vazio: [],
    banco: () => Promise.reject(new Error('no database')),
    chaveDe: () => Promise.reject(new Error('no key')),
  });
  uma.mudar('ana', () => ['Maria']);
  await uma.assentar('ana');
  expect([uma.ler('ana'), uma.aberta('ana')]).toEqual([['Maria'], true]);
});

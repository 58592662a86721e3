import * as falso from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BANCO_DOS_CERTIFICADOS } from '@/config/constants.ts';
import { criarCofre, ErroDoCofre } from './cofre.ts';

const A1 = {
  id: '0a1b',
  type: 'A1' as const,
  name: 'HELENA PRADO',
  data: 'cGZ4LWRhLWhlbGVuYQ==',
  password: 'segredo-da-helena',
  validUntil: '2027-11-22T12:00:00Z',
};
const TOKEN = { ...A1, id: 'token', type: 'A3' as const, name: 'eToken', data: '', password: '' };

beforeEach(() => {
  for (const [nome, classe] of Object.entries(falso)) {
    if (nome.startsWith('IDB')) vi.stubGlobal(nome, classe);
  }
  vi.stubGlobal('indexedDB', new falso.IDBFactory());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const ativos = async (cofre: ReturnType<typeof criarCofre>, quem: string) =>
  (await cofre.ler(quem)).flatMap(({ id, isActive }) => (isActive ? [id] : []));

it('opens what was sealed, and lists nothing that signs', async () => {
  const cofre = criarCofre();
  await cofre.adicionar('ana', A1);
  expect(await cofre.abrir('ana', A1.id)).toEqual({ data: A1.data, password: A1.password });
  expect(await cofre.ler('ana')).toEqual([
    {
      id: '0a1b',
      type: 'A1',
      name: 'HELENA PRADO',
      validUntil: '2027-11-22T12:00:00Z',
      isActive: true,
      senhaGuardada: true,
    },
  ]);
});

it('keeps no password unless it was given, and forgets one that was', async () => {
  const cofre = criarCofre();
  await cofre.adicionar('ana', { ...A1, password: '' });
  expect((await cofre.ler('ana'))[0]?.senhaGuardada).toBe(false);
  expect(await cofre.abrir('ana', A1.id)).toEqual({ data: A1.data, password: '' });
  await cofre.adicionar('ana', A1);
  await cofre.esquecerSenha('ana', A1.id);
  expect(await cofre.abrir('ana', A1.id)).toEqual({ data: A1.data, password: '' });
});

it('leaves neither file nor password readable on the device, and a key that no script reads out', async () => {
  await criarCofre().adicionar('ana', A1);
  const banco = await openDB(BANCO_DOS_CERTIFICADOS);
  const tudo = await banco.getAll('certificados');
  const bytes = tudo.flatMap(({ data, password }) =>
    [data, password].map(({ cifra }) => Buffer.from(cifra).toString('latin1')),
  );
  expect(bytes).toHaveLength(2);
  const visivel = JSON.stringify(tudo) + bytes.join('');
  expect(visivel).not.toContain(A1.password);
  expect(visivel).not.toContain(A1.data);
  const [chave] = await banco.getAll('chaves');
  expect(chave.extractable).toBe(false);
  await expect(crypto.subtle.exportKey('raw', chave)).rejects.toThrow();
  banco.close();
});

it('never writes the same bytes twice', async () => {
  const cofre = criarCofre();
  await cofre.adicionar('ana', A1);
  await cofre.adicionar('ana', { ...A1, id: 'outro' });
  const banco = await openDB(BANCO_DOS_CERTIFICADOS);
  const cifras = (await banco.getAll('certificados')).map(({ data }) =>
    Buffer.from(data.cifra).toString('hex'),
  );
  expect(new Set(cifras).size).toBe(2);
  banco.close();
});

it('shows a person nothing of another one of the device', async () => {
  const cofre = criarCofre();
  await cofre.adicionar('ana', A1);
  expect(await cofre.ler('bia')).toEqual([]);
  expect(await cofre.abrir('bia', A1.id)).toBeNull();
  await cofre.remover('bia', A1.id);
  await cofre.esvaziar('bia');
  expect(await cofre.ler('ana')).toHaveLength(1);
});

it('opens no row that was copied to another person, another certificate or another field', async () => {
  const cofre = criarCofre();
  await cofre.adicionar('ana', A1);
  await cofre.adicionar('bia', { ...A1, id: 'dela' });
  const banco = await openDB(BANCO_DOS_CERTIFICADOS);
  const daAna = await banco.get('certificados', ['ana', A1.id]);
  // As somebody with the device in hand would, key and all.
  await banco.put('chaves', await banco.get('chaves', 'ana'), 'bia');
  await banco.put('certificados', { ...daAna, usuarioId: 'bia' });
  await banco.put('certificados', { ...daAna, id: 'copia' });
  await banco.put('certificados', { ...daAna, id: 'trocado', data: daAna.password });
  expect(await cofre.abrir('bia', A1.id)).toBeNull();
  expect(await cofre.abrir('ana', 'copia')).toBeNull();
  expect(await cofre.abrir('ana', 'trocado')).toBeNull();
  expect(await cofre.abrir('ana', A1.id)).not.toBeNull();
  banco.close();
});

it('keeps the same file once', async () => {
  const cofre = criarCofre();
  await cofre.adicionar('ana', A1);
  await cofre.adicionar('ana', TOKEN);
  await cofre.adicionar('ana', A1);
  expect((await cofre.ler('ana')).map(({ id }) => id)).toEqual(['token', A1.id]);
  expect(await ativos(cofre, 'ana')).toEqual([A1.id]);
});

it('leaves one active certificate when two tabs add at the same time, and one key', async () => {
  const [uma, outra] = [criarCofre(), criarCofre()];
  await Promise.all([uma.adicionar('ana', A1), outra.adicionar('ana', { ...A1, id: 'outro' })]);
  expect(await ativos(uma, 'ana')).toHaveLength(1);
  expect(await uma.ler('ana')).toHaveLength(2);
  expect(await uma.abrir('ana', 'outro')).not.toBeNull();
  expect(await outra.abrir('ana', A1.id)).not.toBeNull();
});

it('activates and removes by the rules of the specification', async () => {
  const cofre = criarCofre();
  await cofre.adicionar('ana', TOKEN);
  await cofre.adicionar('ana', A1);
  await cofre.adicionar('ana', { ...A1, id: 'novo' });
  await cofre.ativar('ana', 'token');
  expect(await ativos(cofre, 'ana')).toEqual(['token']);
  await cofre.remover('ana', 'token');
  expect(await ativos(cofre, 'ana')).toEqual([A1.id]);
});

it('leaves nothing of who asked for it, the key included', async () => {
  const cofre = criarCofre();
  await cofre.adicionar('ana', A1);
  await cofre.esvaziar('ana');
  const banco = await openDB(BANCO_DOS_CERTIFICADOS);
  expect(await banco.getAll('certificados')).toEqual([]);
  expect(await banco.getAll('chaves')).toEqual([]);
  banco.close();
});

it('says so where the browser keeps nothing', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('refused', 'SecurityError');
    },
  });
  const cofre = criarCofre();
  await expect(cofre.adicionar('ana', A1)).rejects.toThrow(ErroDoCofre);
  await expect(cofre.ler('ana')).rejects.toThrow('Este navegador não está guardando dados');
});

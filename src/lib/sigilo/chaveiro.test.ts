import * as falso from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { criarBanco } from './banco.ts';
import { criarChaveiro, ErroTrancado } from './chaveiro.ts';
import { abrir, selar } from './selo.ts';

const SENHA = 'Clinica2026';
const SEGREDO = new Uint8Array(32).fill(7);
const LUGAR = ['prova'];

/** A visit to the device: it remembers nothing of another. */
const visita = () => criarChaveiro(criarBanco());

beforeEach(() => {
  for (const [nome, classe] of Object.entries(falso)) {
    if (nome.startsWith('IDB')) vi.stubGlobal(nome, classe);
  }
  vi.stubGlobal('indexedDB', new falso.IDBFactory());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Something that ana sealed, on a device that is locked. */
async function trancado() {
  const chaveiro = visita();
  const selo = await selar(await chaveiro.chaveDe('ana'), 'Dor no peito', LUGAR);
  await chaveiro.guardarSenha('ana', SENHA);
  await chaveiro.guardarSegredo('ana', SEGREDO);
  expect(await chaveiro.trancar('ana')).toBe(true);
  return selo;
}

describe('a locked device', () => {
  it('has no key of the person, and opens with the password for every later visit', async () => {
    const selo = await trancado();
    const depois = visita();
    await expect(depois.chaveDe('ana')).rejects.toThrow(ErroTrancado);
    const banco = await criarBanco()();
    expect(Object.keys((await banco.get('chaves', 'ana')) ?? {}).sort()).toEqual([
      'senha',
      'servidor',
    ]);
    banco.close();
    expect(await depois.abrirComSenha('ana', 'Clinica2027')).toBe(false);
    await expect(depois.chaveDe('ana')).rejects.toThrow(ErroTrancado);
    expect(await depois.abrirComSenha('ana', SENHA)).toBe(true);
    expect(await abrir(await visita().chaveDe('ana'), selo, LUGAR)).toBe('Dor no peito');
  });

  it('opens after a forgotten password with what the server keeps, and with no other secret', async () => {
    const selo = await trancado();
    const depois = visita();
    expect(await depois.abrirComSegredo('ana', new Uint8Array(32))).toBe(false);
    expect(await depois.abrirComSegredo('ana', SEGREDO)).toBe(true);
    expect(await abrir(await depois.chaveDe('ana'), selo, LUGAR)).toBe('Dor no peito');
    await depois.guardarSenha('ana', 'OutraSenha1');
    await depois.trancar('ana');
    expect(await visita().abrirComSenha('ana', SENHA)).toBe(false);
    expect(await visita().abrirComSenha('ana', 'OutraSenha1')).toBe(true);
  });

  it('opens with what its passkey makes, until that is taken off, and with no other secret', async () => {
    const passkey = { credencial: new Uint8Array([1, 2]), sal: new Uint8Array(32).fill(5) };
    const chaveiro = visita();
    const selo = await selar(await chaveiro.chaveDe('ana'), 'Dor no peito', LUGAR);
    await chaveiro.guardarPasskey('ana', passkey, SEGREDO);
    expect(await chaveiro.trancar('ana'), 'a passkey may be lost').toBe(false);
    await chaveiro.guardarSenha('ana', SENHA);
    await chaveiro.trancar('ana');
    const depois = visita();
    expect(await depois.passkeyDe('ana')).toEqual(passkey);
    await expect(depois.guardarPasskey('ana', passkey, SEGREDO)).rejects.toThrow(ErroTrancado);
    expect(await depois.abrirComPasskey('ana', new Uint8Array(32))).toBe(false);
    expect(await depois.abrirComPasskey('bia', SEGREDO)).toBe(false);
    expect(await depois.abrirComPasskey('ana', SEGREDO)).toBe(true);
    expect(await abrir(await depois.chaveDe('ana'), selo, LUGAR)).toBe('Dor no peito');
    await depois.trancar('ana');
    await depois.tirarPasskey('ana');
    expect(await depois.passkeyDe('ana')).toBeNull();
    expect(await visita().abrirComPasskey('ana', SEGREDO)).toBe(false);
    expect(await visita().abrirComSenha('ana', SENHA)).toBe(true);
  });

  it('opens for nobody else, though the envelopes are copied to them', async () => {
    await trancado();
    const banco = await criarBanco()();
    const daAna = await banco.get('chaves', 'ana');
    if (!daAna) throw new Error('nothing was kept');
    await banco.put('chaves', daAna, 'bia');
    banco.close();
    expect(await visita().abrirComSenha('bia', SENHA)).toBe(false);
    expect(await visita().abrirComSegredo('bia', SEGREDO)).toBe(false);
  });

  it('stays open in the tab that had it open, so that what waits goes on being sent', async () => {
    const chaveiro = visita();
    const chave = await chaveiro.chaveDe('ana');
    await chaveiro.guardarSenha('ana', SENHA);
    await chaveiro.trancar('ana');
    expect(await chaveiro.chaveDe('ana')).toBe(chave);
  });
});

it('is not locked where nothing would open it again', async () => {
  const chaveiro = visita();
  await chaveiro.chaveDe('ana');
  expect(await chaveiro.trancar('ana')).toBe(false);
  await expect(visita().chaveDe('ana')).resolves.toBeTruthy();
});

/** What the device keeps, whatever becomes of the browser, and between its tabs. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type Aba,
  abrir,
  aparelho,
  enviados,
  enviar,
  esperando,
  guardar,
  preparar,
  RECADO,
  reaberta,
  segurar,
} from '../../../tests/unit/support/pendencias.ts';
import { ErroDeRede } from '../errors/erros.ts';

beforeEach(preparar);
afterEach(() => vi.unstubAllGlobals());

describe('a browser that is killed', () => {
  it('loses no word that the database had not answered for', async () => {
    const antes = aparelho.abrir();
    await antes.pendencias.abrir();
    void guardar(antes, 'primeiro', 'uma', 'texto');
    await antes.pendencias.assentar();
    void guardar(antes, 'primeiro e segundo', 'uma', 'texto');
    antes.morrer();
    expect(esperando(await reaberta())).toEqual(['primeiro e segundo']);
  });

  it('does not bring back what was taken away', async () => {
    const antes = aparelho.abrir();
    void guardar(antes, 'a');
    await antes.pendencias.assentar();
    antes.pendencias.desistir('recado:a');
    antes.morrer();
    const depois = await reaberta();
    expect(esperando(depois)).toEqual([]);
    await depois.pendencias.assentar();
    expect(aparelho.textos.size).toBe(0);
    expect(esperando(await reaberta())).toEqual([]);
  });
});

describe('a device that takes little', () => {
  const noAparelho = ({ pendencias }: Aba) => pendencias.ler(RECADO).map((item) => item.noAparelho);

  it('keeps in the database what local storage refuses, and says so only once it is there', async () => {
    aparelho.estado.cabem = 0;
    const aba = await reaberta();
    void guardar(aba, 'a');
    expect(noAparelho(aba)).toEqual([false]);
    await aba.pendencias.assentar();
    expect(noAparelho(aba)).toEqual([true]);
    expect(esperando(await reaberta())).toEqual(['a']);
  });

  it('keeps in local storage what a browser without a database cannot', async () => {
    aparelho.estado.semBanco = true;
    const aba = await reaberta();
    void guardar(aba, 'a');
    await aba.pendencias.assentar();
    expect(noAparelho(aba)).toEqual([true]);
    const depois = await reaberta();
    expect(esperando(depois)).toEqual(['a']);
    depois.pendencias.desistir('recado:a');
    expect(aparelho.textos.size).toBe(0);
  });

  it('keeps nothing, says so, and sends all the same', async () => {
    aparelho.estado.semBanco = true;
    aparelho.estado.cabem = 0;
    enviar.mockRejectedValueOnce(new ErroDeRede());
    const aba = abrir();
    await guardar(aba, 'a');
    await aba.pendencias.assentar();
    expect(noAparelho(aba)).toEqual([false]);
    aba.voltarRede();
    await vi.waitFor(() => expect(aba.pendencias.quantas()).toBe(0));
    expect(enviados()).toEqual(['a', 'a']);
  });

  it('keeps the small beside something too large for it', async () => {
    aparelho.estado.cabem = 0;
    const aba = await reaberta();
    const gravar = aba.gravar.getMockImplementation();
    aba.gravar.mockImplementation(async (usuarioId, mudancas) => {
      if ([...mudancas.values()].some(({ carga }) => carga)) throw new Error('quota');
      return (await gravar?.(usuarioId, mudancas)) ?? [];
    });
    void aba.pendencias.guardar(RECADO, { chave: 'g', dados: { texto: 'g' }, carga: ['muito'] });
    void guardar(aba, 'a');
    await aba.pendencias.assentar();
    expect(noAparelho(aba)).toEqual([false, true]);
    expect(await aba.pendencias.carga('recado:g')).toEqual(['muito']);
  });
});

describe('two tabs', () => {
  it('see what the other keeps, and what it no longer does', async () => {
    const uma = await reaberta();
    const outra = await reaberta();
    void guardar(uma, 'Daqui');
    aparelho.passar(1);
    void guardar(outra, 'De lá');
    await Promise.all([uma.pendencias.assentar(), outra.pendencias.assentar()]);
    await vi.waitFor(() => expect(esperando(uma)).toEqual(['Daqui', 'De lá']));
    outra.pendencias.desistir('recado:De lá');
    await outra.pendencias.assentar();
    await vi.waitFor(() => expect(esperando(uma)).toEqual(['Daqui']));
  });

  it('do not write an older word of the journal over a newer one of the other', async () => {
    const uma = await reaberta();
    void guardar(uma, 'velho', 'uma', 'texto');
    const outra = aparelho.abrir();
    const gravar = outra.gravar.getMockImplementation();
    outra.gravar.mockImplementationOnce(async (...mudancas) => {
      void guardar(uma, 'novo', 'uma', 'texto');
      await uma.pendencias.assentar();
      return (await gravar?.(...mudancas)) ?? [];
    });
    await outra.pendencias.abrir();
    expect(outra.gravar).toHaveBeenCalledOnce();
    expect(esperando(outra)).toEqual(['novo']);
    expect(esperando(await reaberta())).toEqual(['novo']);
  });

  it('send a stream one at a time, each operation once', async () => {
    enviar.mockRejectedValue(new ErroDeRede());
    const uma = abrir();
    const outra = abrir();
    await guardar(uma, 'Um');
    await uma.pendencias.assentar();
    await vi.waitFor(() => expect(esperando(outra)).toEqual(['Um']));
    enviar.mockReset().mockResolvedValue({});
    const primeira = segurar();
    uma.voltarRede();
    await vi.waitFor(() => expect(enviar).toHaveBeenCalledOnce());
    outra.voltarRede();
    primeira.responder();
    await vi.waitFor(() => expect(esperando(uma)).toEqual([]));
    await uma.pendencias.assentar();
    await guardar(outra, 'Dois');
    expect(enviados()).toEqual(['Um', 'Dois']);
  });
});

it('two thousand of a night without a network are written together, and sent in their order', async () => {
  const antes = await reaberta();
  for (let i = 0; i < 2000; i += 1) void guardar(antes, `${i}`, `corrente ${i % 500}`);
  await antes.pendencias.assentar();
  expect(antes.gravar).toHaveBeenCalledOnce();
  antes.morrer();

  const depois = abrir();
  await depois.pendencias.abrir();
  expect(depois.pendencias.quantas()).toBe(2000);
  await vi.waitFor(() => expect(depois.pendencias.quantas()).toBe(0), { timeout: 25_000 });
  const daPrimeira = enviados().filter((texto) => Number(texto) % 500 === 0);
  expect(daPrimeira).toEqual(['0', '500', '1000', '1500']);
  expect(enviar).toHaveBeenCalledTimes(2000);
});

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
import { criarBanco } from '../sigilo/banco.ts';

beforeEach(preparar);
afterEach(() => vi.unstubAllGlobals());

describe('a browser that is killed', () => {
  it('loses no word that the database answered for, without being told to write', async () => {
    const antes = aparelho.abrir();
    void guardar(antes, 'primeiro', 'uma', 'texto');
    void guardar(antes, 'primeiro e segundo', 'uma', 'texto');
    await vi.waitFor(() => expect(antes.gravar).toHaveResolved());
    antes.morrer();
    expect(esperando(await reaberta())).toEqual(['primeiro e segundo']);
  });

  it('does not bring back what was taken away', async () => {
    const antes = aparelho.abrir();
    void guardar(antes, 'a');
    await antes.pendencias.assentar();
    antes.pendencias.desistir('recado:a');
    await antes.pendencias.assentar();
    antes.morrer();
    expect(esperando(await reaberta())).toEqual([]);
  });
});

describe('what the device keeps', () => {
  it('says nothing to whoever reads the database without the key of the person', async () => {
    const aba = await reaberta();
    void aba.pendencias.guardar(RECADO, {
      chave: 'a',
      corrente: 'uma',
      dados: { texto: 'Dor no peito' },
      carga: ['Maria da Silva'],
    });
    await aba.pendencias.assentar();
    const banco = await criarBanco()();
    const [linha] = await banco.getAll('pendencias');
    const [carga] = await banco.getAll('cargas');
    if (!linha || !carga) throw new Error('nothing was kept');
    const { selo, ...visivel } = linha;
    expect(Object.keys(visivel).sort()).toEqual(['corrente', 'id', 'usuarioId', 'versao']);
    const bytes = [selo, carga].map(({ cifra }) => Buffer.from(cifra).toString('latin1')).join('');
    expect(bytes).not.toMatch(/Dor|Maria|texto/);
    const [envelopes] = await banco.getAll('chaves');
    expect(envelopes?.aparelho?.chave.extractable).toBe(false);
    banco.close();
  });

  it('opens for nobody else, and in no other place, though copied there with its key', async () => {
    const aba = await reaberta();
    void guardar(aba, 'De Ana');
    await aba.pendencias.assentar();
    const banco = await criarBanco()();
    const daAna = await banco.get('pendencias', ['ana', 'recado:De Ana']);
    const chaves = await banco.get('chaves', 'ana');
    if (!daAna || !chaves) throw new Error('nothing was kept');
    await banco.put('pendencias', { ...daAna, usuarioId: 'bia' });
    await banco.put('pendencias', { ...daAna, id: 'recado:outro' });
    await banco.put('chaves', chaves, 'bia');
    banco.close();
    const bia = aparelho.abrir('bia');
    await bia.pendencias.abrir();
    expect(esperando(bia)).toEqual([]);
    expect(esperando(await reaberta())).toEqual(['De Ana']);
  });

  it('opens in two tabs that made its key at the same time', async () => {
    const [uma, outra] = [aparelho.abrir(), aparelho.abrir()];
    void guardar(uma, 'Daqui');
    void guardar(outra, 'De lá');
    await Promise.all([uma.pendencias.assentar(), outra.pendencias.assentar()]);
    expect(esperando(await reaberta()).sort()).toEqual(['Daqui', 'De lá']);
  });
});

describe('a device that takes little', () => {
  const noAparelho = ({ pendencias }: Aba) => pendencias.ler(RECADO).map((item) => item.noAparelho);

  it('says what it did not take, until it does', async () => {
    const aba = await reaberta();
    const cheio = new DOMException('full', 'QuotaExceededError');
    aba.gravar.mockRejectedValueOnce(cheio).mockRejectedValueOnce(cheio);
    void guardar(aba, 'a');
    await aba.pendencias.assentar();
    expect(noAparelho(aba)).toEqual([false]);
    void guardar(aba, 'b');
    await aba.pendencias.assentar();
    expect(noAparelho(aba)).toEqual([true, true]);
    expect(esperando(await reaberta())).toEqual(['a', 'b']);
  });

  it('keeps nothing, says so, and sends all the same', async () => {
    aparelho.estado.semBanco = true;
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

import { CacheDoPlantao, IDADES, LIMITES_DO_CACHE } from '@domain/plantao/cache.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const { entradas, idade, purga } = LIMITES_DO_CACHE;

function cheio(em = 0, validade: number = idade) {
  const cache = new CacheDoPlantao();
  for (let i = 0; i < entradas; i += 1) cache.guardar(`${i}`, i, em + i, validade);
  return cache;
}

describe('what a shift read', () => {
  it('holds as long as the specification says', () => {
    expect({ entradas, idade, purga }).toEqual({ entradas: 100, idade: 180_000, purga: 3 });
    expect(IDADES).toEqual({
      sessaoAtiva: 300_000,
      plantoesDoMes: 180_000,
      atendimentos: 60_000,
      reavaliacoes: 60_000,
    });
    const cache = new CacheDoPlantao();
    cache.guardar('a', 1, 0);
    expect([cache.ler('a', idade), cache.ler('a', idade + 1)]).toEqual([1, undefined]);
  });

  it('is purged past three times its age, when room is needed', () => {
    const cache = cheio(0, 10);
    cache.guardar('nova', 1, 1000);
    expect(cache.tamanho).toBe(1);
  });

  it('loses the oldest half when all of it is recent', () => {
    const cache = cheio();
    cache.guardar('nova', 1, entradas);
    expect(cache.tamanho).toBe(entradas / 2 + 1);
    expect([cache.ler('49', entradas), cache.ler('50', entradas)]).toEqual([undefined, 50]);
  });

  it('is forgotten by the beginning of its key', () => {
    const cache = new CacheDoPlantao();
    cache.guardar('sessao:1', 1, 0);
    cache.guardar('mes:1', 1, 0);
    cache.esquecer('sessao:');
    expect([cache.ler('sessao:1', 0), cache.ler('mes:1', 0)]).toEqual([undefined, 1]);
  });
});

it('never holds more than it may, nor answers what is stale or another’s', () => {
  const passo = fc.record({
    chave: fc.nat(250),
    espera: fc.nat(200_000),
    validade: fc.integer({ min: 1, max: 400_000 }),
  });
  fc.assert(
    fc.property(fc.array(passo, { maxLength: 400 }), (passos) => {
      const cache = new CacheDoPlantao();
      const guardados = new Map<string, { valor: number; ate: number }>();
      let agora = 0;
      for (const [valor, { chave, espera, validade }] of passos.entries()) {
        agora += espera;
        cache.guardar(`${chave}`, valor, agora, validade);
        guardados.set(`${chave}`, { valor, ate: agora + validade });
        expect(cache.tamanho).toBeLessThanOrEqual(entradas);
        expect(cache.ler(`${chave}`, agora)).toBe(valor);
        for (const [k, { valor: v, ate }] of guardados) {
          const lido = cache.ler(k, agora);
          if (lido !== undefined) expect([lido, ate >= agora]).toEqual([v, true]);
        }
      }
    }),
    { numRuns: 40 },
  );
});

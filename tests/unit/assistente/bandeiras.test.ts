import { bandeirasDe } from '@domain/assistente/bandeiras.ts';
import regras from '@domain/assistente/dados/bandeiras.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { protocolosDaBase } from '../../../scripts/assistente/migracao.ts';

const ids = (texto: string) => bandeirasDe(texto).map(({ id }) => id);

describe('red flags', () => {
  it.each(regras)('$id fires on each of its terms, in any case and without accents', (regra) => {
    for (const [n, grupo] of regra.gatilhos.entries()) {
      for (const termo of grupo) {
        const resto = regra.gatilhos.filter((_, m) => m !== n).map(([primeiro = '']) => primeiro);
        const texto = `Chega agora. ${[termo, ...resto].join('. ')}.`;
        expect(ids(texto)).toContain(regra.id);
        const semAcento = texto.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
        expect(ids(semAcento)).toContain(regra.id);
      }
    }
  });

  it.each([
    ['nega dor no peito, tem sudorese', []],
    ['dor no peito sem melhora, com sudorese', ['rf-dor-toracica-isquemica']],
    ['sem febre, dor no peito com sudorese', ['rf-dor-toracica-isquemica']],
    ['Pai com dor no peito e sudorese', []],
    ['nega ideação suicida', []],
    ['Nega febre. Quer morrer', ['rf-ideacao']],
    ['dor torácica ao movimento', []],
    ['', []],
  ])('%j raises %j', (texto, esperadas) => {
    expect(ids(texto)).toEqual(esperadas);
  });

  it('finds a term at the beginning of a word alone', () => {
    expect(ids('cachorro')).toEqual([]);
    expect(ids('convulsionandose')).toContain('rf-convulsao-agora');
  });

  it('names the service to call and a passage that there is', () => {
    const passagens = new Set(
      protocolosDaBase().flatMap(({ passagens: delas }) => delas.map(({ id }) => id)),
    );
    expect(regras.filter(({ fonte }) => !passagens.has(fonte))).toEqual([]);
    expect(regras.filter(({ numero_de_servico: numero }) => !numero)).toEqual([]);
    expect(bandeirasDe('paciente com ideação suicida')[0]?.numero_de_servico).toBe(
      'CVV 188 e SAMU 192',
    );
  });

  it('reads a megabyte in less than the patience of who waits', () => {
    const inicio = performance.now();
    bandeirasDe('nega dor no peito '.repeat(60_000));
    bandeirasDe('dor no peito, '.repeat(75_000));
    bandeirasDe('.'.repeat(1_000_000));
    expect(performance.now() - inicio).toBeLessThan(20_000);
  }, 30_000);
});

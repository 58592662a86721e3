import { acertoDe, idadesDoAberto, type Lancamento } from '@domain/plantao/acerto.ts';
import type { Preco } from '@domain/plantao/preco.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const PRECO: Preco = {
  linhas: [],
  minutos: 720,
  bruto: 120_000,
  retencoes: [],
  liquido: 108_000,
  vence: '2026-12-31',
};
const PJ = { regime: 'pj', retencoes: [{ nome: 'Impostos', pb: 1000 }] } as const;
const lancar = (tipo: Lancamento['tipo'], valor_centavos: number): Lancamento => ({
  tipo,
  valor_centavos,
});
const em = (hoje: string, terminou = true) => ({ hoje, terminou });
const situacao = (lancamentos: Lancamento[], hoje = '2026-12-05', terminou = true) => {
  const { situacao: qual, aberto, atraso } = acertoDe(PRECO, PJ, lancamentos, em(hoje, terminou));
  return [qual, aberto, atraso];
};

describe('where the money of a shift stands', () => {
  it.each<[string, Lancamento[], string, (string | number)[]]>([
    ['worked: an invoice is due', [], '2026-12-05', ['a_faturar', 108_000, 0]],
    ['invoiced', [lancar('nota', 120_000)], '2026-12-31', ['a_receber', 108_000, 0]],
    ['a day late', [lancar('nota', 120_000)], '2027-01-01', ['atrasado', 108_000, 1]],
    ['part of it came', [lancar('recebido', 8_000)], '2026-12-05', ['a_receber', 100_000, 0]],
    ['all of it came', [lancar('recebido', 108_000)], '2027-05-01', ['recebido', 0, 0]],
    ['more came', [lancar('recebido', 120_000)], '2026-12-05', ['recebido', 0, 0]],
    [
      'a part was cut, the rest came',
      [lancar('glosa', 20_000), lancar('recebido', 90_000)],
      '2026-12-05',
      ['recebido', 0, 0],
    ],
    ['all of it was cut', [lancar('glosa', 120_000)], '2026-12-05', ['glosado', 0, 0]],
  ])('%s', (_, lancamentos, hoje, esperado) => {
    expect(situacao(lancamentos, hoje)).toEqual(esperado);
  });

  it('is not late before it was worked', () => {
    expect(situacao([], '2027-06-01', false)).toEqual(['futuro', 108_000, 0]);
  });

  it('asks for an invoice only where one is made out', () => {
    const clt = acertoDe(PRECO, { regime: 'clt', retencoes: [] }, [], em('2026-12-05'));
    expect(clt.situacao).toBe('a_receber');
  });

  it('says that nothing was agreed, and keeps what came all the same', () => {
    expect(acertoDe(null, null, [], em('2026-12-05')).situacao).toBe('sem_valor');
    const veio = acertoDe(null, null, [lancar('recebido', 5)], em('2026-12-05'));
    expect([veio.situacao, veio.recebido]).toEqual(['recebido', 5]);
  });
});

it('what is to arrive has its age, at each border', () => {
  const de = (atraso: number) => ({ aberto: 1, atraso });
  expect(idadesDoAberto([0, 1, 30, 31, 60, 61, 90, 91, 400].map(de))).toEqual({
    a_vencer: 1,
    ate_30: 2,
    ate_60: 2,
    ate_90: 2,
    mais: 2,
  });
});

it('no amount is lost or made up between the ages', () => {
  const acerto = fc.record({ aberto: fc.nat(10_000_000), atraso: fc.nat(2000) });
  fc.assert(
    fc.property(fc.array(acerto), (acertos) => {
      const somas = Object.values(idadesDoAberto(acertos));
      expect(somas.reduce((a, b) => a + b, 0)).toBe(
        acertos.reduce((soma, { aberto }) => soma + aberto, 0),
      );
    }),
  );
});

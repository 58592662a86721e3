import { emMg } from '@domain/posologia/aritmetica.ts';
import { lerPosologia, type PosologiaEscrita } from '@domain/posologia/ler.ts';
import { diasDaQuantidade } from '@domain/posologia/quantidade.ts';
import { describe, expect, it } from 'vitest';

/** A reading as one line of numbers, masses in mg. */
function ler(escrita: PosologiaEscrita) {
  const { concentracao, contagem, tomada, ritmo, diaria, dias, quantidade, usoContinuo } =
    lerPosologia(escrita);
  return {
    unidadeMg: concentracao?.por === 'unidade' ? emMg(concentracao) : undefined,
    unidadesPorTomada: contagem?.valor,
    tomadaMg: emMg(tomada),
    vezesPorDia: ritmo?.aCadaDias === 1 ? ritmo.vezesPorDia : undefined,
    diariaMg: emMg(diaria),
    dias,
    quantidade: quantidade?.valor,
    ampolas: quantidade?.forma === 'ampola' ? quantidade.valor : undefined,
    usoContinuo,
  };
}
const lerPosologiaDoTexto = (texto: string) => ler({ texto });

const NADA = {
  unidadeMg: undefined,
  unidadesPorTomada: undefined,
  tomadaMg: undefined,
  vezesPorDia: undefined,
  diariaMg: undefined,
  dias: undefined,
  quantidade: undefined,
  ampolas: undefined,
  usoContinuo: false,
};
it('reads nothing from nothing, nor from words alone', () => {
  expect(ler({})).toEqual(NADA);
  expect(ler({ concentracao: '', dose: null, duracao: undefined, quantidade: '' })).toEqual(NADA);
  expect(lerPosologiaDoTexto('')).toEqual(NADA);
  expect(
    ler({
      concentracao: 'mg',
      dose: 'uma',
      frequencia: 'dia',
      duracao: 'mês',
      quantidade: 'caixa',
    }),
  ).toEqual(NADA);
});

describe('a strength', () => {
  it.each([
    ['500 mg', 500],
    ['500mg', 500],
    ['1 g', 1000],
    ['50 MCG', 0.05],
    ['2,5 mg', 2.5],
    ['0.125 mg', 0.125],
    ['1.000 mg', 1000],
    ['2.000.000 mg', 2_000_000],
    ['1.000,5 mg', 1000.5],
    ['12.500 mg', 12_500],
    ['1.000,25 mg', 1000.25],
    ['1.0005 mg', 1.0005],
    ['0.500 g', 500],
    ['1234.567 mg', 1234.567],
    ['12.5 mg', 12.5],
    ['1.2.3 mg', undefined],
    ['5 mg/mL', undefined],
    ['5 mg / mL', undefined],
    ['5 mgx', undefined],
    ['10 UI', undefined],
    ['10', undefined],
  ])('%s', (concentracao, unidadeMg) => {
    expect(ler({ concentracao })).toEqual({ ...NADA, unidadeMg, tomadaMg: unidadeMg });
  });
});

describe('a dose', () => {
  it.each([
    ['1 comprimido', 1],
    ['2 comprimidos', 2],
    ['0,5 cp', 0.5],
    ['1 cápsula', 1],
    ['2 caps', 2],
    ['2 drágeas', 2],
    ['1 adesivo', 1],
    ['3 ampolas', 3],
    ['1 amp', 1],
    ['1 cpx', undefined],
  ])('of %s is so many units', (dose, unidades) => {
    expect(ler({ dose }).unidadesPorTomada).toBe(unidades);
    expect(ler({ dose, concentracao: '10 mg' }).tomadaMg).toBe(unidades && unidades * 10);
  });

  it('of drops carries what the drops of that product carry, where that is known', () => {
    const gotas = { dose: '20 gotas', concentracao: '500 mg/mL' };
    expect(ler(gotas)).toMatchObject({ unidadesPorTomada: 20, tomadaMg: undefined });
    expect(ler({ ...gotas, gotasPorMl: 20 })).toMatchObject({ tomadaMg: 500 });
  });

  it('in mass is the take itself, and that of a unit when units are counted too', () => {
    expect(ler({ dose: '750 mg', concentracao: '500 mg' })).toMatchObject({ tomadaMg: 750 });
    expect(ler({ dose: '2 cp de 50 mg' })).toMatchObject({ tomadaMg: 100, unidadesPorTomada: 2 });
    expect(ler({ dose: '2 cp de 50 mg', concentracao: '20 mg' })).toMatchObject({ tomadaMg: 40 });
    expect(ler({ dose: '2 cp' })).toMatchObject({ tomadaMg: undefined });
    // What is written of the dose decides; a strength alone is the dose.
    expect(ler({ concentracao: '50 mg' })).toMatchObject({ tomadaMg: 50 });
    expect(ler({ concentracao: '50 mg', dose: 'a critério' }).tomadaMg).toBeUndefined();
  });
});

describe('how often', () => {
  it.each([
    ['8/8 h', 3],
    ['8 / 8h', 3],
    ['12/12h', 2],
    ['de 6 em 6 horas', 4],
    ['6 em 6 h', 4],
    ['a cada 4 horas', 6],
    ['24/24 h', 1],
    ['4/6 h', 6],
    ['de 4 em 8 h', 6],
    ['1/1 h', 24],
    ['48/48 h', undefined],
    ['0/0 h', undefined],
    ['25/25 h', undefined],
    ['1x ao dia', 1],
    ['2 x/dia', 2],
    ['3 vezes por dia', 3],
    ['1 vez ao dia', 1],
    ['4x dia', 4],
    ['2x/d', 2],
    ['uma vez ao dia', 1],
    ['DUAS vezes por dia', 2],
    ['três vezes ao dia', 3],
    ['quatro vezes ao dia', 4],
    ['cinco vezes ao dia', 5],
    ['2 vezes por semana', undefined],
  ])('%s', (frequencia, vezesPorDia) => {
    expect(ler({ frequencia })).toEqual({ ...NADA, vezesPorDia });
  });

  it.each([
    ['pela manhã', 1],
    ['a tarde', 1],
    ['ao acordar', 1],
    ['ao deitar', 1],
    ['ao  dormir', 1],
    ['antes de dormir', 1],
    ['em jejum', 1],
    ['no almoço e no jantar', 2],
    ['no café da manhã', 1],
    ['no café, no almoço e no jantar', 3],
    ['de manhã e uma à noite', 2],
    ['1 de manhã', 1],
    ['1 de manhã e à noite', 2],
    ['no café, no almoço e 2 no jantar', 3],
    ['de manhã, 2 à noite', 2],
    ['tarde', undefined],
    ['à noite, na semana', undefined],
    ['à noite, por mês', undefined],
    ['à noite, em dias alternados', undefined],
    ['à noite, aos sábados', undefined],
    ['10 vezes, à noite', undefined],
    ['duas vezes, à noite', undefined],
    ['1 vez, à noite', 1],
  ])('%s', (frequencia, vezesPorDia) => {
    expect(ler({ frequencia }).vezesPorDia).toBe(vezesPorDia);
  });

  it('makes the day’s dose', () => {
    expect(ler({ dose: '2 cp', concentracao: '500 mg', frequencia: '8/8 h' }).diariaMg).toBe(3000);
    expect(ler({ dose: '2 cp', concentracao: '500 mg' }).diariaMg).toBeUndefined();
    expect(ler({ dose: '2 cp', frequencia: '8/8 h' }).diariaMg).toBeUndefined();
  });
});

describe('how long', () => {
  it.each([
    ['7 dias', 7],
    ['1 dia', 1],
    ['2 semanas', 14],
    ['1 semana', 7],
    ['3 meses', 90],
    ['1 mês', 30],
    ['por 10 dias', 10],
    ['10', 10],
    [10, 10],
    ['10 ', 10],
    ['10 a', undefined],
    ['a 10', undefined],
    ['1 ano', undefined],
    ['', undefined],
  ])('%s', (duracao, dias) => {
    expect(ler({ duracao })).toEqual({ ...NADA, dias });
  });

  it.each(['uso contínuo', 'Uso  continuo', 'tomar continuamente'])('%s', (texto) => {
    expect(ler({ duracao: texto })).toEqual({ ...NADA, usoContinuo: true });
    expect(ler({ frequencia: texto })).toEqual({ ...NADA, usoContinuo: true });
    expect(ler({ dose: texto }).usoContinuo).toBe(true);
  });
});

describe('what is dispensed', () => {
  it.each([
    ['30 comprimidos', 30, undefined],
    ['1.000 cp', 1000, undefined],
    ['5 ampolas', 5, 5],
    ['2 amp', 2, 2],
    ['60', 60, undefined],
    [60, 60, undefined],
    ['60 caixas', undefined, undefined],
    ['x60', undefined, undefined],
  ])('%s', (texto, quantidade, ampolas) => {
    expect(ler({ quantidade: texto })).toEqual({ ...NADA, quantidade, ampolas });
  });

  const duram = (partes: PosologiaEscrita) => diasDaQuantidade(lerPosologia(partes));
  it('lasts as many days as its units make', () => {
    const tres = { dose: '2 cp', frequencia: '8/8 h', quantidade: '42 cp' };
    expect(duram(tres)).toBe(7);
    expect(duram({ ...tres, dose: '' })).toBeUndefined();
    expect(duram({ ...tres, frequencia: '' })).toBeUndefined();
    expect(duram({ ...tres, quantidade: '' })).toBeUndefined();
    expect(duram({ ...tres, dose: '0 cp' })).toBeUndefined();
  });

  it('or as its mass makes, where the dose is in mass', () => {
    const massa = { dose: '1 g', concentracao: '500 mg', frequencia: '12/12 h', quantidade: '28' };
    expect(duram(massa)).toBe(7);
    expect(duram({ ...massa, concentracao: '' })).toBeUndefined();
    expect(duram({ ...massa, concentracao: '0 mg' })).toBeUndefined();
  });
});

describe('one text', () => {
  it.each([
    [
      'Paracetamol 750 mg, 2 comprimidos de 6/6 h por 5 dias',
      {
        unidadeMg: 750,
        unidadesPorTomada: 2,
        tomadaMg: 1500,
        vezesPorDia: 4,
        diariaMg: 6000,
        dias: 5,
      },
    ],
    ['Losartana 50 mg 12/12 h', { unidadeMg: 50, tomadaMg: 50, vezesPorDia: 2, diariaMg: 100 }],
    ['Losartana 50 mg uso contínuo', { unidadeMg: 50, tomadaMg: 50, usoContinuo: true }],
    ['Dipirona 1 g durante 3 dias', { unidadeMg: 1000, tomadaMg: 1000, dias: 3 }],
    ['Dipirona por  3 dias', { dias: 3 }],
    ['Dipirona há 3 dias', {}],
    ['Dipirona por 3 dias', { dias: 3 }],
    ['Porsocain 3 dias', {}],
    [
      'Morfina 10 mg 2 ampolas',
      { unidadeMg: 10, unidadesPorTomada: 2, tomadaMg: 20, quantidade: 2, ampolas: 2 },
    ],
    ['Morfina, 2 x ao dia', { vezesPorDia: 2 }],
    ['42', {}],
  ])('%s', (texto, esperado) => {
    expect(lerPosologiaDoTexto(texto)).toEqual({ ...NADA, ...esperado });
  });
});

/** Doses and times as they are written by hand: fractions, words, ranges, moments of the day. */
import { lerPosologia } from '@domain/posologia/ler.ts';
import { describe, expect, it } from 'vitest';

describe('a dose written', () => {
  it.each([
    ['1/2 comprimido', 0.5],
    ['1 / 2 comprimido', 0.5],
    ['½ comprimido', 0.5],
    ['¼ cp', 0.25],
    ['3/4 de comprimido', undefined],
    ['3/4 comprimido', 0.75],
    ['1 1/2 comprimido', 1.5],
    ['1½ comprimido', 1.5],
    ['1 e 1/2 comprimidos', 1.5],
    ['1 e meio comprimido', 1.5],
    ['1 comprimido e meio', 1.5],
    ['2 comprimidos e 1/2', 2.5],
    ['meio comprimido', 0.5],
    ['Meia cápsula', 0.5],
    ['um comprimido', 1],
    ['uma cápsula', 1],
    ['dois comprimidos', 2],
    ['duas cápsulas', 2],
    ['um e meio comprimido', 1.5],
    ['três comprimidos', 3],
    ['quatro comprimidos', 4],
    ['2 (dois) comprimidos', 2],
    ['tomar 1/2 comprimido', 0.5],
    ['1-2 comprimidos', 2],
    ['1 a 2 comprimidos', 2],
    ['meio a um comprimido', 1],
    ['1 ou 2 cp', 2],
    ['2 a 1 comprimidos', undefined],
    ['1-1/2 comprimido', undefined],
    ['3/2 comprimidos', undefined],
    ['1/0 comprimido', undefined],
    ['algum comprimido', undefined],
    ['comprimido', undefined],
  ])('%s', (dose, unidades) => {
    expect(lerPosologia({ dose }).contagem?.valor).toBe(unidades);
  });
});

describe('a quantity written', () => {
  it.each([
    ['60 (sessenta) comprimidos', 60],
    ['30 comprimidos (trinta)', 30],
    ['1 caixa', undefined],
    ['1 caixa com 30 comprimidos', 30],
  ])('%s', (quantidade, unidades) => {
    expect(lerPosologia({ quantidade }).quantidade?.valor).toBe(unidades);
  });

  it('of half an ampoule is not two', () => {
    expect(lerPosologia({ quantidade: '1/2 ampola' }).quantidade).toEqual({
      valor: 0.5,
      forma: 'ampola',
    });
    expect(lerPosologia({ quantidade: '10 (dez) ampolas' }).quantidade?.valor).toBe(10);
  });
});

describe('a moment of the day', () => {
  /** Takes in a day, where it is taken every day. */
  function vezesAoDia(frequencia: string) {
    const { ritmo } = lerPosologia({ frequencia });
    return ritmo?.aCadaDias === 1 ? ritmo.vezesPorDia : undefined;
  }

  it.each([
    ['à noite', 1],
    ['1 vez à noite', 1],
    ['uma vez à noite', 1],
    ['ao deitar', 1],
    ['antes de dormir', 1],
    ['pela manhã', 1],
    ['em jejum', 1],
    ['de manhã e à noite', 2],
    ['de manhã, à tarde e à noite', 3],
    ['no café da manhã e no jantar', 2],
    ['2 vezes à noite', undefined],
    ['duas vezes à noite', undefined],
    ['de manhã e 2 à noite', 2],
    ['de manhã e meio à noite', 2],
    ['à noite, uma vez por semana', undefined],
    ['à noite em dias alternados', undefined],
    ['às segundas, à noite', undefined],
    ['8/8 h, inclusive à noite', 3],
    ['2x ao dia, de manhã e à noite', 2],
    ['quando doer', undefined],
  ])('%s', (frequencia, vezesPorDia) => {
    expect(vezesAoDia(frequencia)).toBe(vezesPorDia);
  });
});

it('reads the same of one text', () => {
  expect(lerPosologia({ texto: 'Clonazepam 2 mg, ½ comprimido à noite' })).toMatchObject({
    contagem: { valor: 0.5, forma: 'comprimido' },
    ritmo: { vezesPorDia: 1, aCadaDias: 1 },
    diaria: { valor: 1, unidade: 'mg' },
  });
});

describe('doses that differ within a day are summed', () => {
  it.each([
    ['Losartana 50 mg, 1 comprimido de manhã e 2 à noite', 100, 150],
    ['Losartana 50 mg, 1 comprimido de manhã e meio à noite', 50, 75],
    ['Furosemida 40 mg 2 cp VO às 8 h e 1 cp às 14 h', 80, 120],
    ['Carbamazepina 200 mg: de manhã 1 cp e à noite 2 cp', 400, 600],
  ])('%s', (texto, tomada, diaria) => {
    expect(lerPosologia({ texto })).toMatchObject({
      tomada: { valor: tomada, unidade: 'mg' },
      diaria: { valor: diaria, unidade: 'mg' },
    });
  });
});

describe('shorthand and what is not daily', () => {
  it.each([
    ['Amoxicilina 500 mg 1cp 8/8h 7d', { dias: 7, ritmo: { vezesPorDia: 3, aCadaDias: 1 } }],
    ['Dipirona 500 mg 1cp 6/6h SOS', { se: '', ritmo: { vezesPorDia: 4, aCadaDias: 1 } }],
    [
      'Metotrexato 2,5 mg 6 cp (15 mg) 1x por semana',
      { ritmo: { aCadaDias: 7 }, tomada: { valor: 15 } },
    ],
    ['Alendronato 70 mg 1 cp toda segunda-feira', { ritmo: { aCadaDias: 7 } }],
    ['Cabergolina 0,5 mg ½ cp às segundas e quintas', { ritmo: { aCadaDias: 3.5 } }],
    ['Sulfato ferroso 1 cp em dias alternados', { ritmo: { aCadaDias: 2 } }],
    [
      'Benzetacil 1.200.000 UI IM a cada 21 dias',
      { ritmo: { aCadaDias: 21 }, tomada: { valor: 1_200_000, unidade: 'UI' } },
    ],
    [
      'Fentanila 25 mcg/h 1 adesivo a cada 72 h',
      { ritmo: { aCadaDias: 3 }, concentracao: { valor: 0.025, por: 'hora' } },
    ],
    [
      'Azitromicina 500 mg 2 cp em dose única',
      { ritmo: { aCadaDias: 0 }, tomada: { valor: 1000 } },
    ],
    ['Dexametasona 4 mg 1 cp; não usar todos os dias', { todoDia: false }],
    ['Puran T4 100 mcg 1 cp de segunda a sexta', { ritmo: { aCadaDias: 1 } }],
    [
      'Amoxicilina 5 mL 50 mg/kg/dia em 3 tomadas',
      { porKg: { valor: 50, em: 'dia' }, ritmo: { vezesPorDia: 3 } },
    ],
    ['Ibuprofeno 10 mg/kg/dose 8/8 h', { porKg: { valor: 10, em: 'tomada' } }],
    [
      'Xarelto 15 mg 1 cp 12/12 h por 21 dias, depois 20 mg 1x/dia',
      { tomada: { valor: 20 }, diaria: { valor: 30 }, dias: 21 },
    ],
    [
      'Amoxicilina + clavulanato 875/125 mg 1 cp 12/12 h',
      { partes: [{ valor: 875 }, { valor: 125 }], diaria: { valor: 1750 } },
    ],
    ['Dipirona 1 g 1 cp 4/4 h se dor, no máximo 4 ao dia', { diaria: { valor: 4000 } }],
    ['Colírio de dexametasona 0,1% 1 gota 4/4 h', { concentracao: { valor: 1, por: 'mL' } }],
    ['Salbutamol spray 100 mcg/dose 2 jatos 6/6 h', { tomada: { valor: 0.2 } }],
    [
      'Topiramato 25 mg 1 cp à noite; aumentar 25 mg a cada 7 dias',
      { tomada: { valor: 25 }, ritmo: { aCadaDias: 1 } },
    ],
    [
      'Sertralina 50 mg, 30 comprimidos. Tomar 1 comprimido pela manhã',
      { tomada: { valor: 50 }, quantidade: { valor: 30 } },
    ],
  ])('%s', (texto, esperado) => {
    expect(lerPosologia({ texto })).toMatchObject(esperado);
  });
});

describe('what the instructions say of an item', () => {
  it('fills what the item leaves out', () => {
    const p = lerPosologia({ texto: 'Clonazepam 2 mg', orientacoes: '1 cp à noite por 90 dias' });
    expect(p).toMatchObject({ dias: 90, diaria: { valor: 2 }, ritmo: { aCadaDias: 1 } });
  });

  it('never hides what is more', () => {
    const item = { texto: 'Paracetamol 500 mg 2 cp 6/6 h por 5 dias' };
    const p = lerPosologia({ ...item, orientacoes: 'tomar 1 cp 8/8 h por 10 dias' });
    expect(p).toMatchObject({ dias: 10, diaria: { valor: 4000 }, contagem: { valor: 2 } });
    expect(lerPosologia({ ...item, orientacoes: 'tomar 3 cp' })).toMatchObject({
      tomada: { valor: 1500 },
      diaria: { valor: 6000 },
    });
  });
});

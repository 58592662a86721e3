import { describe, expect, it } from 'vitest';
import { comPosologia, itemDa, itemLivre, separar } from './item.ts';

const AMOXICILINA = {
  id: '70000000-0000-4000-8000-000000000001',
  dcbs: ['amoxicilina'],
  forma_texto: 'cápsula',
  concentracao: '500 mg',
  via: 'oral',
  posologia: 'Tomar 1 cápsula, por via oral, de 8 em 8 horas, por 7 dias.',
  marca: null,
  estado: 'conferida',
  gotas_por_ml: null,
  embalagens: ['15 cápsulas'],
};

describe('a typed line', () => {
  it.each([
    ['amo', 'amo', ''],
    ['amox 500', 'amox 500', ''],
    ['amox 500 1cp 8/8h 7d', 'amox 500', '1cp 8/8h 7d'],
    ['dipirona 35 gotas 6/6h se dor', 'dipirona', '35 gotas 6/6h se dor'],
    ['losartana 50 mg 1x/dia', 'losartana 50 mg', '1x/dia'],
    ['losartana 50 mg 12/12h', 'losartana 50 mg', '12/12h'],
    ['prednisolona 3 mg/ml 8 ml 1x dia 5 dias', 'prednisolona 3 mg/ml', '8 ml 1x dia 5 dias'],
    ['dipirona de 6 em 6h', 'dipirona', 'de 6 em 6h'],
    ['', '', ''],
  ])('%s: what, and how', (linha, nome, posologia) => {
    expect(separar(linha)).toEqual({ nome, posologia });
  });
});

describe('an item', () => {
  it('is taken as it usually is, and says how much that makes', () => {
    expect(itemDa(AMOXICILINA)).toMatchObject({
      nome: 'Amoxicilina 500 mg, cápsula',
      dias: 7,
      quantidade: 21,
      quantidade_texto: '21 (vinte e uma) cápsulas',
      uso_continuo: false,
      livre: false,
    });
  });

  it('is taken as it was typed, where that was', () => {
    expect(itemDa(AMOXICILINA, '1 cápsula 12/12h 10 dias')).toMatchObject({
      posologia: 'Tomar 1 cápsula por via oral de 12 em 12 horas por 10 dias.',
      dias: 10,
      quantidade: 20,
    });
  });

  it('of continuous use is dispensed for 30 days', () => {
    const item = comPosologia(itemLivre('losartana 50 mg'), '1 comprimido 12/12h uso contínuo');
    expect(item).toMatchObject({
      nome: 'Losartana 50 mg',
      livre: true,
      uso_continuo: true,
      dias: null,
      quantidade: 60,
      quantidade_texto: '60 (sessenta) comprimidos',
    });
  });

  it('has no quantity where the posology does not say enough', () => {
    for (const posologia of [
      '',
      '1 comprimido se dor',
      '35 gotas 6/6h por 3 dias',
      'aplicar na lesão',
    ]) {
      expect(itemLivre('dipirona', posologia)).toMatchObject({
        quantidade: null,
        quantidade_texto: null,
      });
    }
  });
});

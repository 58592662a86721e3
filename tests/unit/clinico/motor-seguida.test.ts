import { type Saidas, saidaCodigo, saidaNumero } from '@domain/clinico/motor/ferramenta.ts';
import { numeroSeguido, saidaSeguida } from '@domain/clinico/motor/seguida.ts';
import { ferramentaPorId } from '@domain/clinico/registro.ts';
import { describe, expect, it } from 'vitest';

const imc = ferramentaPorId('bmi');
if (!imc) throw new Error('bmi is gone');
const com = (saidas: Saidas) => ({ ...imc, saidas });

const VAZAO = saidaNumero('Vazão', 'mL/h', 2);
const DOSE = saidaNumero('Dose', 'mcg/min', 1);
const FARMACO = saidaCodigo('Fármaco');

describe('the number by which a tool is followed', () => {
  it('is its first, whatever stands before it', () => {
    expect(saidaSeguida(com({ drug: FARMACO, rate_ml_h: VAZAO, dose: DOSE }))).toEqual([
      'rate_ml_h',
      VAZAO,
    ]);
  });

  it('is none where the tool answers no number', () => {
    expect(saidaSeguida(com({ drug: FARMACO }))).toBeUndefined();
  });

  it.each([
    [
      { rate_ml_h: 7.456, dose: 3 },
      { valor: 7.456, texto: '7,46 mL/h' },
    ],
    [{ rate_ml_h: 0 }, { valor: 0, texto: '0,00 mL/h' }],
    [{ dose: 3 }, { valor: null, texto: '–' }],
    [{ rate_ml_h: '7,4' }, { valor: null, texto: '–' }],
    [{ rate_ml_h: null }, { valor: null, texto: '–' }],
  ])('of %j is %j', (resultado, seguido) => {
    expect(numeroSeguido(com({ rate_ml_h: VAZAO, dose: DOSE }), resultado)).toEqual(seguido);
  });

  it('of a tool without one is a dash', () => {
    expect(numeroSeguido(com({ drug: FARMACO }), { drug: 'outro' })).toEqual({
      valor: null,
      texto: '–',
    });
  });
});

/** The table of doses knows its own names: whoever copies one from an answer gets that row again. */
import { BASE } from '@domain/clinico/medicamentos/base.ts';
import { ajustarDose } from '@domain/clinico/medicamentos/dose.ts';
import { describe, expect, it } from 'vitest';

const linhas = [...new Set([...BASE.linhasRenais.values()].flat())];

describe('a name of the table', () => {
  it.each(linhas.map(({ nome }) => nome))('%s is recognised', (nome) => {
    const doses = ajustarDose(BASE, 45, nome);
    expect(doses.filter(({ reconhecido }) => !reconhecido)).toEqual([]);
    expect(doses.length).toBeGreaterThan(0);
  });

  it.each(['AINE', 'AINEs', 'aines (classe)', 'metotrexato (baixa dose)'])(
    '%s is answered by its own row',
    (nome) => {
      const [dose, ...outras] = ajustarDose(BASE, 20, nome);
      expect(outras).toEqual([]);
      expect(dose).toMatchObject({ reconhecido: true });
    },
  );

  it('has to be whole', () => {
    expect(ajustarDose(BASE, 20, 'AIN')).toMatchObject([{ reconhecido: false }]);
  });
});

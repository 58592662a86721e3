import {
  alertasDasAlergias,
  alertasDoMedicamento,
} from '@domain/validacao/prescricao/ao-adicionar.ts';
import { BASE_DA_PRESCRICAO as BASE } from '@domain/validacao/prescricao/base.ts';
import { describe, expect, it } from 'vitest';

const ao = (novo: string, emUso: readonly string[] = [], alergias: readonly string[] = []) =>
  alertasDoMedicamento(BASE, novo, { emUso, alergias });

describe('a medicine that is added', () => {
  it('raises what it does with one in use, by brand and dose too', () => {
    const [primeiro] = ao('Marevan 5 mg', ['ibuprofeno 600 mg']);
    expect(primeiro?.titulo).toMatch(/varfarina/);
    expect(primeiro?.titulo).toMatch(/ibuprofeno/);
    expect(['contraindicada', 'grave']).toContain(primeiro?.severidade);
    expect(primeiro?.conduta.length).toBeGreaterThan(10);
  });

  it('says nothing of what those in use do to one another', () => {
    expect(ao('dipirona', ['varfarina', 'ibuprofeno']).map(({ titulo }) => titulo)).not.toContain(
      'ibuprofeno com varfarina',
    );
  });

  it('raises the allergy before everything else, and one that may cross', () => {
    expect(ao('amoxicilina 500 mg', ['varfarina'], ['penicilina'])[0]).toMatchObject({
      severidade: 'contraindicada',
      titulo: 'amoxicilina: o paciente tem alergia a penicilina',
    });
    expect(ao('cefalexina', [], ['penicilina'])[0]).toMatchObject({
      severidade: 'grave',
      titulo: 'cefalexina: pode haver reação cruzada com a alergia a penicilina',
    });
  });

  it('raises a substance that is taken already', () => {
    expect(ao('losartana', ['Losartana 50 mg']).map(({ titulo }) => titulo)).toEqual([
      expect.stringContaining('repetida'),
    ]);
  });

  it.each([
    ['', []],
    ['chá de boldo', ['varfarina']],
    ['paracetamol', []],
  ])('%j raises nothing beside %j', (novo, emUso) => {
    expect(ao(novo, emUso)).toEqual([]);
  });
});

describe('an allergy that is added', () => {
  it('raises the medicine in use that it is about', () => {
    expect(alertasDasAlergias(BASE, ['Dipirona'], ['Novalgina', 'losartana'])).toMatchObject([
      { severidade: 'contraindicada' },
    ]);
  });

  it.each([
    [['poeira'], ['losartana']],
    [['dipirona'], []],
    [[], ['dipirona']],
  ])('%j raises nothing beside %j', (alergias, emUso) => {
    expect(alertasDasAlergias(BASE, alergias, emUso)).toEqual([]);
  });
});

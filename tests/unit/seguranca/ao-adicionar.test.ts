import { lerPosologia } from '@domain/posologia/ler.ts';
import { alertasDasAlergias, alertasDoMedicamento } from '@domain/seguranca/ao-adicionar.ts';
import { avaliar } from '@domain/seguranca/avaliar.ts';
import { BASE_DA_SEGURANCA } from '@domain/seguranca/base.ts';
import { BASE_DAS_ALERGIAS as BASE } from '@domain/seguranca/base-das-alergias.ts';
import { lerPaciente } from '@domain/seguranca/paciente.ts';
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
      titulo: expect.stringMatching(/^Amoxicilina: .*o paciente tem alergia a “penicilina”$/),
    });
    expect(ao('cefalexina', [], ['penicilina'])[0]).toMatchObject({
      severidade: 'grave',
      titulo: expect.stringMatching(/^Cefalexina: pode cruzar com a alergia a “penicilina”/),
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

it.each([
  ['amoxicilina', 'penicilina'],
  ['cefalexina', 'anafilaxia com amoxicilina'],
  ['cefazolina', 'penicilina'],
  ['ibuprofeno', 'AAS, com urticária'],
  ['dipirona', 'Nega alergia a dipirona'],
  ['azitromicina', 'não tolera eritromicina'],
])('of %s and “%s” it is told what the check of the prescription tells', (novo, alergia) => {
  const { achados } = avaliar(
    BASE_DA_SEGURANCA,
    lerPaciente({ alergias: [alergia] }, '2026-11-23'),
    [{ campo: 'medications.0', texto: novo, posologia: lerPosologia({ texto: novo }) }],
  );
  const daConferencia = achados
    .filter(({ codigo }) => codigo.startsWith('alergia.'))
    .map(({ severidade, frase }) => ({ severidade, titulo: frase.replace(/\.$/, '') }));
  const alertas = ao(novo, [], [alergia]);
  expect(alertas.map(({ severidade, titulo }) => ({ severidade, titulo }))).toEqual(daConferencia);
});

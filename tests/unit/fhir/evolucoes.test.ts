import { describe, expect, it } from 'vitest';
import { exportar, id, urn, versoes } from './support/exportar.ts';
import { CADASTRO, VERSAO } from './support/prontuario.ts';

const AUTOR = { reference: `urn:uuid:${VERSAO.autor_id}`, display: 'Dra. Marta Lima' };
const VISITA = urn('30000000-2000-8000-8000-000000000001');
const CLINICA = urn('10000000-1000-8000-8000-000000000001');
const loinc = (code: string) => ({ coding: [{ system: 'http://loinc.org', code }] });

describe('a finished entry', () => {
  it('is a document of a visit', () => {
    expect(exportar('Composition', versoes({}))).toEqual([
      {
        resourceType: 'Composition',
        id: id(1),
        language: 'pt-BR',
        identifier: { system: 'urn:ietf:rfc:3986', value: `urn:uuid:${id(1)}` },
        status: 'final',
        type: {
          coding: [
            {
              system: 'http://www.saude.gov.br/fhir/r4/CodeSystem/BRTipoDocumento',
              code: 'RAC',
              display: 'Registro de Atendimento Clínico',
            },
            { system: 'http://loinc.org', code: '11506-3', display: 'Progress note' },
          ],
          text: 'Evolução',
        },
        subject: urn(CADASTRO.id),
        encounter: VISITA,
        date: '2026-11-20T09:30:00.123Z',
        author: [AUTOR],
        title: 'Evolução',
        custodian: CLINICA,
        event: [{ period: { start: '2026-11-20T12:00:00.000Z' } }],
        section: [
          {
            title: 'Subjetivo',
            code: {
              coding: [
                { system: 'http://loinc.org', code: '61150-9', display: 'Subjective Narrative' },
              ],
            },
            text: {
              status: 'additional',
              div: '<div xmlns="http://www.w3.org/1999/xhtml"><p>Refere cefaleia.</p></div>',
            },
          },
        ],
      },
    ]);
    expect(exportar('Encounter', versoes({}))).toEqual([
      {
        resourceType: 'Encounter',
        id: '30000000-2000-8000-8000-000000000001',
        status: 'finished',
        class: { system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode', code: 'AMB' },
        subject: urn(CADASTRO.id),
        participant: [{ individual: AUTOR }],
        period: { start: '2026-11-20T12:00:00.000Z' },
        serviceProvider: CLINICA,
      },
    ]);
  });

  it('at a distance is a virtual visit', () => {
    expect(exportar('Encounter', versoes({ teleconsulta: true }))).toMatchObject([
      { class: { code: 'VR' } },
    ]);
  });

  it('says its sections in order, the free ones by their titles, and no empty one', () => {
    const [documento] = exportar(
      'Composition',
      versoes({
        subjetivo: ' ',
        objetivo: 'o',
        avaliacao: 'a',
        plano: 'p',
        secoes_livres: [
          { titulo: 'Exames', texto: 'TSH 2,1' },
          { titulo: 'Vazia', texto: '' },
        ],
        temperatura: 37.5,
        diagnosticos: [
          { sistema: 'cid10', codigo: 'I10', descricao: 'Hipertensão', certeza: 'confirmado' },
        ],
      }),
    );
    expect(documento?.section).toMatchObject([
      { title: 'Objetivo', code: loinc('61149-1') },
      { title: 'Avaliação', code: loinc('51848-0') },
      { title: 'Plano', code: loinc('18776-5') },
      { title: 'Exames' },
      { title: 'Sinais vitais', code: loinc('8716-3'), text: { status: 'generated' } },
      { title: 'Diagnósticos', code: loinc('29308-4'), text: { status: 'generated' } },
    ]);
    const [, , , livre, sinais, diagnosticos] = documento?.section ?? [];
    expect(livre).not.toHaveProperty('code');
    expect(sinais?.text.div).toContain('<li>Temperatura: 37,5 °C</li>');
    expect(sinais?.entry).toHaveLength(1);
    expect(diagnosticos?.text.div).toContain('<li>I10 Hipertensão (confirmado)</li>');
    expect(diagnosticos?.entry).toHaveLength(1);
  });

  it('without a word or a sign is a document without sections', () => {
    expect(exportar('Composition', versoes({ subjetivo: '' }))[0]).not.toHaveProperty('section');
  });

  it.each(['rascunho', 'descartado'])('is all that leaves: not a %s', (status) => {
    const com = versoes({ status, finalizado_em: null, autor_nome: 'Dr. Oculto' });
    expect(exportar('Composition', com)).toEqual([]);
    expect(exportar('Encounter', com)).toEqual([]);
    expect(exportar('Practitioner', com)).toEqual([]);
  });
});

describe('diagnoses', () => {
  it('are conditions of the visit, in their order and with their certainty', () => {
    const com = versoes({
      diagnosticos: [
        { sistema: 'cid10', codigo: 'J06.9', descricao: 'IVAS', certeza: 'hipotese' },
        { sistema: 'cid11', codigo: '5A11', descricao: 'Diabetes', certeza: 'confirmado' },
      ],
    });
    const condicoes = exportar('Condition', com);
    expect(condicoes).toMatchObject([
      {
        verificationStatus: { coding: [{ code: 'provisional' }] },
        category: [{ coding: [{ code: 'encounter-diagnosis' }] }],
        code: {
          coding: [{ system: 'http://www.saude.gov.br/fhir/r4/CodeSystem/BRCID10', code: 'J06.9' }],
          text: 'IVAS',
        },
        encounter: VISITA,
        asserter: AUTOR,
        recordedDate: '2026-11-20T09:30:00.123Z',
      },
      {
        verificationStatus: { coding: [{ code: 'confirmed' }] },
        code: { coding: [{ system: 'http://id.who.int/icd/release/11/mms', code: '5A11' }] },
      },
    ]);
    expect(exportar('Encounter', com)[0]?.diagnosis).toEqual([
      { condition: urn(condicoes[0]?.id ?? ''), rank: 1 },
      { condition: urn(condicoes[1]?.id ?? ''), rank: 2 },
    ]);
  });
});

describe('vital signs', () => {
  it.each([
    ['frequencia_cardiaca', 88, '8867-4', '/min'],
    ['frequencia_respiratoria', 16, '9279-1', '/min'],
    ['temperatura', 36.5, '8310-5', 'Cel'],
    ['saturacao', 97, '2708-6', '%'],
    ['glicemia', 110, '41653-7', 'mg/dL'],
    ['peso_kg', 82.355, '29463-7', 'kg'],
    ['altura_cm', 171.5, '8302-2', 'cm'],
    ['dor', 0, '72514-3', '{score}'],
  ])('%s of %d is LOINC %s in %s', (sinal, value, codigo, code) => {
    expect(exportar('Observation', versoes({ [sinal]: value }))).toMatchObject([
      {
        status: 'final',
        category: [{ coding: [{ code: 'vital-signs' }] }],
        code: loinc(codigo),
        encounter: VISITA,
        effectiveDateTime: '2026-11-20T12:00:00.000Z',
        issued: '2026-11-20T09:30:00.123Z',
        performer: [AUTOR],
        valueQuantity: { value, system: 'http://unitsofmeasure.org', code },
      },
    ]);
  });

  it('blood pressure is one panel of two', () => {
    const pressao = { pressao_sistolica: 120, pressao_diastolica: 80 };
    const [painel, ...outros] = exportar('Observation', versoes(pressao));
    expect(outros).toEqual([]);
    expect(painel).toMatchObject({
      code: loinc('85354-9'),
      component: [
        { code: loinc('8480-6'), valueQuantity: { value: 120, code: 'mm[Hg]' } },
        { code: loinc('8462-4'), valueQuantity: { value: 80, code: 'mm[Hg]' } },
      ],
    });
    expect(painel).not.toHaveProperty('valueQuantity');
  });

  it('a pressure without its pair says that the other is unknown', () => {
    expect(exportar('Observation', versoes({ pressao_diastolica: 70 }))).toMatchObject([
      {
        component: [
          { dataAbsentReason: { coding: [{ code: 'unknown' }] } },
          { valueQuantity: { value: 70 } },
        ],
      },
    ]);
  });

  it('that were not measured are not there', () => {
    expect(exportar('Observation', versoes({}))).toEqual([]);
  });
});

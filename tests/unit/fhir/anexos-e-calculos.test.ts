import { ESPECIALIDADES } from '@domain/especialidades.ts';
import { ocupacaoDe } from '@domain/fhir/ocupacoes.ts';
import { quantidadeEm } from '@domain/fhir/unidades.ts';
import { describe, expect, it } from 'vitest';
import { ANEXO, CALCULO } from './support/anexos-e-calculos.ts';
import { exportar, id, urn, versoes } from './support/exportar.ts';
import { CADASTRO, VERSAO } from './support/prontuario.ts';

const SHA256 = 'ni:///sha-256;47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU';

describe('a file of an entry', () => {
  const de = (troca: object = {}, versao: object = {}) =>
    exportar('DocumentReference', {
      ...versoes({ ...versao }),
      anexos: [{ ...ANEXO, ...troca }],
    });

  it('is what it is and how it is recognised, without its bytes nor an address', () => {
    const [documento] = de();
    expect(documento).toMatchObject({
      id: ANEXO.id,
      status: 'current',
      docStatus: 'final',
      identifier: [
        { system: 'urn:ietf:rfc:3986', value: `urn:uuid:${ANEXO.id}` },
        { system: 'urn:ietf:rfc:3986', value: SHA256 },
      ],
      subject: urn(CADASTRO.id),
      date: '2026-11-20T09:30:00.000Z',
      author: [{ ...urn(VERSAO.autor_id), display: VERSAO.autor_nome }],
      context: { related: [urn(VERSAO.id)] },
    });
    expect(documento?.content).toEqual([
      {
        attachment: {
          contentType: 'application/pdf',
          size: 20_480,
          title: 'hemograma.pdf',
          creation: '2026-11-20T09:30:00.000Z',
        },
      },
    ]);
    const [visita] = exportar('Encounter', versoes({}));
    expect(documento?.context.encounter).toEqual([urn(visita?.id ?? '')]);
  });

  it('that is not to be considered, or whose entry is not, says so', () => {
    expect(de({ inativado_em: '2026-11-21T10:00:00Z' })).toMatchObject([
      { status: 'entered-in-error' },
    ]);
    const inativada = { inativado_em: '2026-11-21T10:00:00Z', motivo_inativacao: 'Outro paciente' };
    expect(de({}, inativada)).toMatchObject([{ status: 'entered-in-error' }]);
  });

  it('of a version that was corrected is superseded by that of the correction', () => {
    const documentos = exportar('DocumentReference', {
      ...versoes(
        { substituido_por: id(2) },
        { id: id(2), versao: 2, corrige_id: id(1), motivo_correcao: 'Peso' },
      ),
      anexos: [ANEXO, { ...ANEXO, id: id(9), prontuario_id: id(2) }],
    });
    expect(documentos.map(({ status, docStatus }) => [status, docStatus])).toEqual([
      ['superseded', 'final'],
      ['current', 'amended'],
    ]);
  });

  it('of what does not leave stays with it', () => {
    expect(de({}, { status: 'rascunho', finalizado_em: null })).toEqual([]);
    expect(de({ prontuario_id: id(8) })).toEqual([]);
  });
});

describe('a kept result', () => {
  const de = (troca: object = {}) =>
    exportar('Observation', { calculos: [{ ...CALCULO, ...troca }] })[0];

  it('is coded by the tool and its version, with the outputs in UCUM', () => {
    expect(de()).toMatchObject({
      id: CALCULO.id,
      status: 'final',
      code: {
        coding: [{ version: '1.0.0', code: 'renal-function', display: 'Função renal' }],
        text: 'Função renal',
      },
      subject: urn(CADASTRO.id),
      effectiveDateTime: '2026-11-20T12:10:00.000Z',
      performer: [{ ...urn(CALCULO.autor_id), display: 'Dra. Marta Lima' }],
      interpretation: [{ text: 'Redução leve a moderada.' }],
      component: [
        {
          code: { text: 'ClCr (Cockcroft-Gault)' },
          valueQuantity: { value: 61.5, unit: 'mL/min', code: 'mL/min' },
        },
        {
          code: { text: 'TFGe (CKD-EPI 2021)' },
          valueQuantity: { value: 54.123456, unit: 'mL/min/1,73 m²', code: 'mL/min/{1.73_m2}' },
        },
        { code: { text: 'Categoria de TFG' }, valueString: expect.stringContaining('G3a') },
      ],
    });
  });

  it('of another version of the tool says neither names nor units that may have been others', () => {
    expect(
      de({ versao: '0.9.0', resultado: { ckd_epi_2021: 54, outra: true } })?.component,
    ).toEqual([
      { code: { text: 'ckd_epi_2021' }, valueQuantity: { value: 54 } },
      { code: { text: 'outra' }, valueBoolean: true },
    ]);
  });

  it('of a tool that there is no more still says what was kept', () => {
    const outra = de({ ferramenta: 'escore-antigo', resultado: { total: 3, faixa: 'baixo' } });
    expect(outra?.code.text).toBe('escore-antigo');
    expect(outra?.component).toEqual([
      { code: { text: 'faixa' }, valueString: 'baixo' },
      { code: { text: 'total' }, valueQuantity: { value: 3 } },
    ]);
  });

  it('says the parts of a score one by one', () => {
    const components = { eye: 3, verbal: 4, motor: 6 };
    expect(de({ ferramenta: 'glasgow', resultado: { components } })?.component).toMatchObject([
      { code: { text: 'Componentes: Ocular' }, valueQuantity: { value: 3, code: '{score}' } },
      { code: { text: 'Componentes: Verbal' }, valueQuantity: { value: 4, code: '{score}' } },
      { code: { text: 'Componentes: Motora' }, valueQuantity: { value: 6, code: '{score}' } },
    ]);
  });

  it('says a day as a day', () => {
    const resultado = { edd_280: '2027-05-01', edd_naegele: 'não se aplica' };
    expect(de({ ferramenta: 'gestational-age', resultado })?.component).toEqual([
      { code: { text: 'DPP (Naegele)' }, valueString: 'não se aplica' },
      { code: { text: 'DPP (280 dias)' }, valueDateTime: '2027-05-01' },
    ]);
  });

  it('that was annulled says so, with the reason', () => {
    const anulado = de({ anulado_em: '2026-11-21T10:00:00Z', motivo_da_anulacao: 'Peso trocado' });
    expect(anulado).toMatchObject({
      status: 'entered-in-error',
      note: [{ text: 'Anulado: Peso trocado' }],
    });
  });

  it('belongs to the visit in which it was made, and its author to the record', () => {
    const com = { ...versoes({}), calculos: [{ ...CALCULO, prontuario_id: VERSAO.id }] };
    const [visita] = exportar('Encounter', com);
    const calculos = exportar('Observation', com);
    expect(calculos[0]?.encounter).toEqual(urn(visita?.id ?? ''));
    expect(de()).not.toHaveProperty('encounter');
    expect(exportar('Practitioner', { calculos: [CALCULO] })).toMatchObject([
      { id: CALCULO.autor_id, name: [{ text: 'Dra. Marta Lima' }] },
    ]);
  });
});

describe('units', () => {
  it('are coded where UCUM has the same one, and in words where it has not', () => {
    expect(quantidadeEm(3, 'pontos')).toMatchObject({ unit: 'pontos', code: '{score}' });
    expect(quantidadeEm(3, 'gotas/min')).toEqual({ value: 3, unit: 'gotas/min' });
    expect(quantidadeEm(3, 'U')).toEqual({ value: 3, unit: 'U' });
    expect(quantidadeEm(1.2, '')).toMatchObject({ value: 1.2, code: '1' });
    expect(quantidadeEm(1.2, '')).not.toHaveProperty('unit');
  });
});

describe('an occupation', () => {
  it('is a code of six digits of the three families of doctors, each once', () => {
    const ocupacoes = ESPECIALIDADES.flatMap((especialidade) => ocupacaoDe(especialidade) ?? []);
    expect(ocupacoes).toHaveLength(34);
    expect(new Set(ocupacoes.map(({ code }) => code)).size).toBe(34);
    for (const { system, code, display } of ocupacoes) {
      expect(system).toBe('http://www.saude.gov.br/fhir/r4/CodeSystem/BRCBO');
      expect(code).toMatch(/^225[123]\d{2}$/);
      expect(display).toMatch(/^Médico /);
    }
  });

  it('is absent where a specialty is two of them, or none', () => {
    for (const especialidade of [
      'Hematologia e Hemoterapia',
      'Patologia',
      'Outra',
      'Astrologia',
      '',
    ]) {
      expect(ocupacaoDe(especialidade)).toBeUndefined();
    }
  });
});

it('who died says when', () => {
  const [paciente] = exportar('Patient', { cadastro: { ...CADASTRO, data_obito: '2026-03-12' } });
  expect(paciente?.deceasedDateTime).toBe('2026-03-12');
  expect(exportar('Patient', {})[0]).not.toHaveProperty('deceasedDateTime');
});

import { describe, expect, it } from 'vitest';
import { exportar, id, urn, versoes } from './support/exportar.ts';
import { CADASTRO } from './support/prontuario.ts';

const BRCBO = 'http://www.saude.gov.br/fhir/r4/CodeSystem/BRCBO';
const CID = 'http://www.saude.gov.br/fhir/r4/CodeSystem/BRCID10';

describe('the patient', () => {
  it('is identified as in RNDS, and by the registration', () => {
    const cadastro = {
      ...CADASTRO,
      nome_social: 'Ana Clara',
      cpf: '52998224725',
      cns: '700000000000005',
      nome_mae: 'Maria Souza',
      naturalidade: 'Recife',
      telefone: '81987654321',
      email: 'ana@exemplo.com.br',
      cep: '50030230',
      logradouro: 'Rua do Bom Jesus',
      numero: '10',
      complemento: 'sala 2',
      bairro: 'Recife',
      cidade: 'Recife',
      uf: 'PE',
    };
    expect(exportar('Patient', { cadastro })).toEqual([
      {
        resourceType: 'Patient',
        id: CADASTRO.id,
        extension: [
          {
            url: 'http://hl7.org/fhir/StructureDefinition/patient-mothersMaidenName',
            valueString: 'Maria Souza',
          },
          {
            url: 'http://hl7.org/fhir/StructureDefinition/patient-birthPlace',
            valueAddress: { text: 'Recife' },
          },
        ],
        identifier: [
          {
            use: 'official',
            system: 'https://rnds-fhir.saude.gov.br/NamingSystem/cpf',
            value: '52998224725',
          },
          {
            use: 'official',
            system: 'https://rnds-fhir.saude.gov.br/NamingSystem/cns',
            value: '700000000000005',
          },
          {
            use: 'secondary',
            system: 'urn:ietf:rfc:3986',
            value: `urn:uuid:${CADASTRO.id}`,
          },
        ],
        active: true,
        name: [
          { use: 'official', text: 'Ana Souza' },
          { use: 'usual', text: 'Ana Clara' },
        ],
        telecom: [
          { system: 'phone', value: '+5581987654321' },
          { system: 'email', value: 'ana@exemplo.com.br' },
        ],
        gender: 'female',
        birthDate: '1980-02-29',
        address: [
          {
            use: 'home',
            line: ['Rua do Bom Jesus, 10', 'sala 2', 'Recife'],
            city: 'Recife',
            state: 'PE',
            postalCode: '50030230',
            country: 'BR',
          },
        ],
        managingOrganization: urn('10000000-1000-8000-8000-000000000001'),
      },
    ]);
  });

  it.each([
    ['feminino', 'female'],
    ['masculino', 'male'],
    ['intersexo', 'other'],
    ['ignorado', 'unknown'],
  ] as const)('of sex %s is %s', (sexo, gender) => {
    expect(exportar('Patient', { cadastro: { ...CADASTRO, sexo } })).toMatchObject([{ gender }]);
  });

  it('without documents, birth or address has none of them', () => {
    const [paciente] = exportar('Patient', { cadastro: { ...CADASTRO, data_nascimento: null } });
    expect(Object.keys(paciente ?? {})).toEqual([
      'resourceType',
      'id',
      'identifier',
      'active',
      'name',
      'gender',
      'managingOrganization',
    ]);
    expect(paciente?.identifier).toHaveLength(1);
  });

  it('names the responsible doctor, who is there', () => {
    const responsavel = {
      id: '40000000-0000-4000-8000-000000000009',
      nome: 'Dr. Davi',
      crm: '1234',
      crm_uf: 'PE',
      especialidade: 'Pediatria',
    };
    const com = { cadastro: { ...CADASTRO, responsavel } };
    expect(exportar('Patient', com)).toMatchObject([
      { generalPractitioner: [urn(responsavel.id)] },
    ]);
    expect(exportar('Practitioner', com)).toEqual([
      {
        resourceType: 'Practitioner',
        id: responsavel.id,
        identifier: [{ use: 'official', system: 'urn:brasil:crm:PE', value: '1234' }],
        name: [{ text: 'Dr. Davi' }],
        qualification: [
          {
            code: {
              coding: [{ system: BRCBO, code: '225124', display: 'Médico pediatra' }],
              text: 'Pediatria',
            },
          },
        ],
      },
    ]);
  });
});

describe('the tenant', () => {
  it('has its CNPJ where that may be read', () => {
    const clinica = {
      id: CADASTRO.clinica_id,
      nome: 'Clínica Aurora',
      crm: null,
      crm_uf: null,
      especialidade: null,
    };
    const cnpj = '12345678000195';
    const [organizacao] = exportar('Organization', { cadastro: { ...CADASTRO, clinica }, cnpj });
    expect(organizacao).toMatchObject({
      name: 'Clínica Aurora',
      identifier: [
        { system: 'https://rnds-fhir.saude.gov.br/NamingSystem/cnpj', value: cnpj },
        { system: 'urn:ietf:rfc:3986' },
      ],
    });
    expect(exportar('Organization', {})[0]?.identifier).toHaveLength(1);
  });

  it('is not the doctor whose own practice it is', () => {
    const { clinica_id: autor_id } = CADASTRO;
    const com = versoes({ autor_id });
    expect(exportar('Practitioner', com)[0]?.id).toBe(autor_id);
    expect(exportar('Organization', com)[0]?.id).not.toBe(autor_id);
  });
});

describe('allergies', () => {
  const resumo = (alergias: string[], nega_alergias = false) => ({
    resumo: { alergias, nega_alergias, alertas: [], atualizado_em: '2026-11-20T12:00:00Z' },
  });

  it('are said as they were written', () => {
    expect(exportar('AllergyIntolerance', resumo(['Dipirona', ' ']))).toMatchObject([
      { code: { text: 'Dipirona' }, patient: urn(CADASTRO.id) },
    ]);
  });

  it('that are denied are no known allergy; that nobody asked about, nothing', () => {
    expect(exportar('AllergyIntolerance', resumo([], true))).toMatchObject([
      {
        code: {
          coding: [{ system: 'http://snomed.info/sct', code: '716186003' }],
          text: 'Nega alergias',
        },
        verificationStatus: { coding: [{ code: 'confirmed' }] },
      },
    ]);
    expect(exportar('AllergyIntolerance', resumo([]))).toEqual([]);
    expect(exportar('AllergyIntolerance', {})).toEqual([]);
  });

  it('and alerts are not the same', () => {
    const com = { resumo: { ...resumo(['Látex']).resumo, alertas: ['Risco de queda'] } };
    expect(exportar('Flag', com)).toMatchObject([
      { status: 'active', code: { text: 'Risco de queda' }, subject: urn(CADASTRO.id) },
    ]);
  });
});

describe('problems and medicines', () => {
  const problema = {
    id: '50000000-0000-4000-8000-000000000001',
    descricao: 'Hipertensão',
    sistema: 'cid10',
    codigo: 'I10',
    desde: '2020-01-01',
    situacao: 'ativo',
    resolvido_em: null,
    motivo_do_descarte: null,
    observacoes: 'Em casa, 130 × 80',
    criado_em: '2026-01-02T12:00:00Z',
  } as const;

  it('an active problem', () => {
    const [condicao] = exportar('Condition', { problemas: [problema] });
    expect(condicao).toMatchObject({
      id: problema.id,
      clinicalStatus: { coding: [{ code: 'active' }] },
      category: [{ coding: [{ code: 'problem-list-item' }] }],
      code: { coding: [{ system: CID, code: 'I10' }], text: 'Hipertensão' },
      onsetDateTime: '2020-01-01',
      note: [{ text: 'Em casa, 130 × 80' }],
    });
    expect(condicao).not.toHaveProperty('verificationStatus');
  });

  it('a resolved one, and one without a code', () => {
    const resolvido = { ...problema, situacao: 'resolvido', resolvido_em: '2025-01-01' } as const;
    const semCodigo = { ...problema, id: id(8), sistema: null, codigo: null } as const;
    expect(exportar('Condition', { problemas: [resolvido, semCodigo] })).toMatchObject([
      { clinicalStatus: { coding: [{ code: 'resolved' }] }, abatementDateTime: '2025-01-01' },
      { code: { text: 'Hipertensão' } },
    ]);
    const [condicao] = exportar('Condition', { problemas: [semCodigo] });
    expect(condicao?.code).not.toHaveProperty('coding');
  });

  it('one that was listed by mistake says so, and is neither active nor resolved', () => {
    const engano = {
      ...problema,
      situacao: 'descartado',
      motivo_do_descarte: 'Era de outro paciente',
    } as const;
    const [condicao] = exportar('Condition', { problemas: [engano] });
    expect(condicao).toMatchObject({
      verificationStatus: { coding: [{ code: 'entered-in-error' }] },
      note: [{ text: 'Em casa, 130 × 80' }, { text: 'Era de outro paciente' }],
    });
    expect(condicao).not.toHaveProperty('clinicalStatus');
  });

  it('a medicine in use, and one that was suspended', () => {
    const emUso = {
      id: id(1),
      nome: 'Losartana 50 mg',
      dcbs: ['losartana'],
      dose: '1 cp de manhã',
      desde: '2024-05-01',
      suspenso_em: null,
      motivo_da_suspensao: null,
      atualizado_em: '2026-11-01T12:00:00Z',
    };
    const suspenso = {
      ...emUso,
      id: id(2),
      dcbs: [],
      dose: null,
      suspenso_em: '2026-10-01',
      motivo_da_suspensao: 'Tosse',
    };
    expect(exportar('MedicationStatement', { medicamentos: [emUso, suspenso] })).toEqual([
      {
        resourceType: 'MedicationStatement',
        id: id(1),
        status: 'active',
        medicationCodeableConcept: { text: 'Losartana 50 mg' },
        subject: urn(CADASTRO.id),
        effectivePeriod: { start: '2024-05-01' },
        dateAsserted: '2026-11-01T12:00:00.000Z',
        note: [{ text: 'Princípio ativo: losartana' }],
        dosage: [{ text: '1 cp de manhã' }],
      },
      {
        resourceType: 'MedicationStatement',
        id: id(2),
        status: 'stopped',
        statusReason: [{ text: 'Tosse' }],
        medicationCodeableConcept: { text: 'Losartana 50 mg' },
        subject: urn(CADASTRO.id),
        effectivePeriod: { start: '2024-05-01', end: '2026-10-01' },
        dateAsserted: '2026-11-01T12:00:00.000Z',
      },
    ]);
  });
});

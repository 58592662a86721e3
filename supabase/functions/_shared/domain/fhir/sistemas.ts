import type { Sistema } from '../prontuario/diagnosticos.ts';
import type { Codigo, Conceito } from './tipos.ts';

/** Identifiers and codes as RNDS and HL7 name their systems. */

const RNDS = 'https://rnds-fhir.saude.gov.br/NamingSystem';
export const IDENTIFICADORES = {
  cpf: `${RNDS}/cpf`,
  cns: `${RNDS}/cns`,
  cnpj: `${RNDS}/cnpj`,
  /** The system of ids that are addresses in themselves. */
  uri: 'urn:ietf:rfc:3986',
} as const;

/** Names the register of doctors of a state. */
export function conselho(uf: string): string {
  return `urn:brasil:crm:${uf}`;
}

/** Where RNDS keeps its code systems. */
export const SAUDE = 'http://www.saude.gov.br/fhir/r4/CodeSystem';
export const DIAGNOSTICOS: Readonly<Record<Sistema, string>> = {
  cid10: `${SAUDE}/BRCID10`,
  cid11: 'http://id.who.int/icd/release/11/mms',
};

const HL7 = 'http://terminology.hl7.org/CodeSystem';
export const SISTEMAS_DO_HL7 = {
  classe: `${HL7}/v3-ActCode`,
  alergiaClinica: `${HL7}/allergyintolerance-clinical`,
  alergiaVerificacao: `${HL7}/allergyintolerance-verification`,
  condicaoClinica: `${HL7}/condition-clinical`,
  condicaoVerificacao: `${HL7}/condition-ver-status`,
  condicaoCategoria: `${HL7}/condition-category`,
  observacaoCategoria: `${HL7}/observation-category`,
  motivoDaFalta: `${HL7}/data-absent-reason`,
  participante: `${HL7}/provenance-participant-type`,
  operacao: `${HL7}/v3-DataOperation`,
} as const;

/** The calculators and scores of this product, whose codes are the ids of `/calculators`. */
export const FERRAMENTAS_DE_CALCULO = 'urn:uuid:5f0c1c0e-6f5b-4a53-9d0a-6b8f6f2f9a41';

export const EXTENSOES = {
  nomeDaMae: 'http://hl7.org/fhir/StructureDefinition/patient-mothersMaidenName',
  naturalidade: 'http://hl7.org/fhir/StructureDefinition/patient-birthPlace',
} as const;

/** SNOMED CT: the patient has no known allergy. */
export const SEM_ALERGIA: Codigo = {
  system: 'http://snomed.info/sct',
  code: '716186003',
  display: 'No known allergy',
};

/** The type of an entry: a record of clinical attendance in RNDS, a progress note in LOINC. */
export const EVOLUCAO: readonly Codigo[] = [
  {
    system: `${SAUDE}/BRTipoDocumento`,
    code: 'RAC',
    display: 'Registro de Atendimento Clínico',
  },
  { system: 'http://loinc.org', code: '11506-3', display: 'Progress note' },
];

/** Makes a code of LOINC, which asks for its notice wherever its codes go (docs/clinical.md). */
export function loinc(code: string, display: string): Codigo {
  return { system: 'http://loinc.org', code, display };
}

/** Makes a concept of one code. */
export function conceito(system: string, code: string): Conceito {
  return { coding: [{ system, code }] };
}

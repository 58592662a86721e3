/**
 * HL7 FHIR R4 (4.0.1): the parts of it that an export writes. A test compares these types with the
 * published ones, and what is written with the published JSON Schema.
 */

export interface Codigo {
  system?: string;
  version?: string;
  code?: string;
  display?: string;
}

export interface Conceito {
  coding?: Codigo[];
  text?: string;
}

export interface Referencia {
  reference?: string;
  display?: string;
}

export interface Identificador {
  use?: 'usual' | 'official' | 'secondary';
  system: string;
  value: string;
}

export interface Periodo {
  start?: string;
  end?: string;
}

export interface Quantidade {
  value: number;
  unit?: string;
  system?: string;
  code?: string;
}

export interface Narrativa {
  status: 'generated' | 'additional';
  div: string;
}

export interface Extensao {
  url: string;
  valueString?: string;
  valueAddress?: Endereco;
}

export interface Endereco {
  use?: 'home';
  text?: string;
  line?: string[];
  city?: string;
  state?: string;
  postalCode?: string;
  country?: string;
}

interface Anotacao {
  text: string;
}

interface Comum<Tipo extends string> {
  resourceType: Tipo;
  id: string;
}

export interface Paciente extends Comum<'Patient'> {
  extension?: Extensao[];
  identifier: Identificador[];
  active: boolean;
  name: { use: 'official' | 'usual'; text: string }[];
  telecom?: { system: 'phone' | 'email'; value: string }[];
  gender: 'male' | 'female' | 'other' | 'unknown';
  birthDate?: string;
  deceasedDateTime?: string;
  address?: Endereco[];
  generalPractitioner?: Referencia[];
  managingOrganization: Referencia;
}

export interface Profissional extends Comum<'Practitioner'> {
  identifier?: Identificador[];
  name: { text: string }[];
  qualification?: { code: Conceito }[];
}

export interface Organizacao extends Comum<'Organization'> {
  identifier: Identificador[];
  name?: string;
}

export interface Alergia extends Comum<'AllergyIntolerance'> {
  clinicalStatus: Conceito;
  verificationStatus: Conceito;
  code: Conceito;
  patient: Referencia;
  recordedDate: string;
}

export interface Alerta extends Comum<'Flag'> {
  status: 'active';
  code: Conceito;
  subject: Referencia;
}

export interface Condicao extends Comum<'Condition'> {
  clinicalStatus?: Conceito;
  verificationStatus?: Conceito;
  category: Conceito[];
  code: Conceito;
  subject: Referencia;
  encounter?: Referencia;
  onsetDateTime?: string;
  abatementDateTime?: string;
  recordedDate: string;
  asserter?: Referencia;
  note?: Anotacao[];
}

export interface Medicamento extends Comum<'MedicationStatement'> {
  status: 'active' | 'stopped';
  statusReason?: Conceito[];
  medicationCodeableConcept: Conceito;
  subject: Referencia;
  effectivePeriod?: Periodo;
  dateAsserted: string;
  note?: Anotacao[];
  dosage?: { text: string }[];
}

export interface Prescrito extends Comum<'MedicationRequest'> {
  status: 'active' | 'cancelled' | 'completed';
  statusReason?: Conceito;
  intent: 'order';
  groupIdentifier: Identificador;
  medicationCodeableConcept: Conceito;
  subject: Referencia;
  authoredOn: string;
  requester: Referencia;
  dosageInstruction?: { text: string }[];
  dispenseRequest?: {
    quantity?: Quantidade;
    expectedSupplyDuration?: Quantidade;
  };
}

export interface ComponenteDaObservacao {
  code: Conceito;
  valueQuantity?: Quantidade;
  valueString?: string;
  valueBoolean?: boolean;
  valueDateTime?: string;
  dataAbsentReason?: Conceito;
}

export interface Observacao extends Comum<'Observation'> {
  status: 'final' | 'entered-in-error';
  category: Conceito[];
  code: Conceito;
  subject: Referencia;
  encounter?: Referencia;
  effectiveDateTime: string;
  issued: string;
  performer: Referencia[];
  valueQuantity?: Quantidade;
  interpretation?: Conceito[];
  note?: Anotacao[];
  component?: ComponenteDaObservacao[];
}

export interface Atendimento extends Comum<'Encounter'> {
  status: 'finished' | 'entered-in-error';
  class: Codigo;
  subject: Referencia;
  participant: { individual: Referencia }[];
  appointment?: Referencia[];
  period: Periodo;
  diagnosis?: { condition: Referencia; rank: number }[];
  serviceProvider: Referencia;
}

export interface Secao {
  title: string;
  code?: Conceito;
  text: Narrativa;
  entry?: Referencia[];
}

export interface Composicao extends Comum<'Composition'> {
  language: string;
  identifier: Identificador;
  status: 'final' | 'amended' | 'entered-in-error';
  type: Conceito;
  subject: Referencia;
  encounter?: Referencia;
  date: string;
  author: Referencia[];
  title: string;
  custodian: Referencia;
  relatesTo?: { code: 'replaces' | 'appends'; targetReference: Referencia }[];
  event: { period: Periodo }[];
  section?: Secao[];
}

export interface Proveniencia extends Comum<'Provenance'> {
  target: Referencia[];
  recorded: string;
  reason: Conceito[];
  activity: Conceito;
  agent: { type: Conceito; who: Referencia }[];
  entity?: { role: 'revision'; what: Referencia }[];
}

export interface Agendamento extends Comum<'Appointment'> {
  status: 'booked' | 'arrived' | 'fulfilled' | 'cancelled' | 'noshow';
  cancelationReason?: Conceito;
  serviceType?: Conceito[];
  start: string;
  end: string;
  participant: { actor: Referencia; status: 'accepted' | 'needs-action' }[];
}

export interface Documento extends Comum<'DocumentReference'> {
  identifier: Identificador[];
  status: 'current' | 'superseded' | 'entered-in-error';
  docStatus: 'final' | 'amended';
  subject: Referencia;
  date: string;
  author: Referencia[];
  custodian: Referencia;
  description: string;
  content: {
    attachment: { contentType: string; size: number; title: string; creation: string };
  }[];
  context: { encounter?: Referencia[]; related: Referencia[] };
}

export type Recurso =
  | Paciente
  | Profissional
  | Organizacao
  | Alerta
  | Alergia
  | Condicao
  | Medicamento
  | Prescrito
  | Observacao
  | Atendimento
  | Composicao
  | Documento
  | Proveniencia
  | Agendamento;

export interface Colecao {
  resourceType: 'Bundle';
  type: 'collection';
  timestamp: string;
  entry: { fullUrl: string; resource: Recurso }[];
}

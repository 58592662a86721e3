import { type CodigoDeFalha, ehCodigoDeFalha, FALHAS, type Falha } from './codigos.ts';

/**
 * What a refusal of the database stands for.
 *
 * A rule of ours (`raise exception`) names its code in the DETAIL and brings its sentence, or has an
 * SQLSTATE of its own; a constraint is known by its name, which must then read the same wherever two
 * tables share it; everything else by the SQLSTATE of PostgreSQL or PostgREST, whose own words are
 * for nobody's eyes. `tests/conformance/database/failures.ts` holds migrations and catalogue to one
 * another. A wing adds a group of its own below.
 */
interface Entrada {
  readonly codigo: CodigoDeFalha;
  /** The sentence; absent: that of the code. */
  readonly frase?: string;
  /** Set when the sentence is the one that the database raised. */
  readonly fraseDoBanco?: true;
}
type Entradas = Readonly<Record<string, Entrada>>;

const DATA_INEXISTENTE = 'Uma das datas não existe. Confira dia, mês e ano.';

/** Failures of PostgreSQL and PostgREST, by their own codes. */
export const DO_POSTGRES: Entradas = {
  '22001': {
    codigo: 'VALIDACAO',
    frase: 'Um dos textos é longo demais. Encurte-o e tente de novo.',
  },
  '22004': { codigo: 'VALIDACAO', frase: 'Falta preencher um campo obrigatório.' },
  '22007': { codigo: 'VALIDACAO', frase: DATA_INEXISTENTE },
  '22008': { codigo: 'VALIDACAO', frase: DATA_INEXISTENTE },
  '22P02': {
    codigo: 'VALIDACAO',
    frase: 'Este endereço não é válido. Volte e abra o item de novo.',
  },
  '23502': { codigo: 'VALIDACAO', frase: 'Falta preencher um campo obrigatório.' },
  '23503': {
    codigo: 'REGRA_VIOLADA',
    frase: 'Este item depende de outro que não existe mais. Recarregue a página.',
  },
  '23505': { codigo: 'JA_EXISTE' },
  '23514': { codigo: 'REGRA_VIOLADA' },
  '23P01': { codigo: 'CONFLITO' },
  '40001': { codigo: 'GRAVACAO_SIMULTANEA' },
  '42501': { codigo: 'PROIBIDO' },
  '57014': { codigo: 'DEMOROU_DEMAIS' },
  PGRST116: { codigo: 'NAO_ENCONTRADO' },
  PGRST301: { codigo: 'NAO_AUTORIZADO' },
  PGRST302: { codigo: 'NAO_AUTORIZADO' },
  PGRST303: { codigo: 'NAO_AUTORIZADO' },
};

/** SQLSTATEs of the product, for refusals that a program must tell apart. */
export const DO_PRODUTO: Entradas = {
  // Takes a series back that was only to be checked; caught in the database, it reaches nobody.
  AG001: { codigo: 'FALHA_DO_BANCO' },
  // Too late, too far ahead or too many for the patient's own area.
  AG002: { codigo: 'SO_PELA_CLINICA', fraseDoBanco: true },
  // The patient's death is recorded: the sentence says the day, and what is not done after it.
  AG003: { codigo: 'REGRA_VIOLADA', fraseDoBanco: true },
  // A form was saved over a revision that is no more.
  ED001: { codigo: 'ALTERADO_POR_OUTRA_PESSOA', fraseDoBanco: true },
  // The draft is open in another window of its author.
  PR001: { codigo: 'ABERTO_EM_OUTRA_JANELA', fraseDoBanco: true },
};

const DE_OUTRA_CLINICA = 'Paciente, tipo de atendimento ou sala não são desta clínica.';

const DA_AGENDA: Entradas = {
  one_appointment_at_a_time_for_a_doctor: {
    codigo: 'CONFLITO',
    frase: 'O médico já tem atendimento neste horário.',
  },
  one_appointment_at_a_time_in_a_room: {
    codigo: 'CONFLITO',
    frase: 'A sala já está ocupada neste horário.',
  },
  hours_do_not_overlap: {
    codigo: 'CONFLITO',
    frase: 'Este médico já atende em parte deste horário, em um dos dias marcados.',
  },
  appointment_has_a_length: { codigo: 'REGRA_VIOLADA', frase: 'Confira o horário e a duração.' },
  appointment_stays_in_the_patients_tenant: { codigo: 'REGRA_VIOLADA', frase: DE_OUTRA_CLINICA },
  kind_is_of_the_tenant: { codigo: 'REGRA_VIOLADA', frase: DE_OUTRA_CLINICA },
  room_is_of_the_tenant: { codigo: 'REGRA_VIOLADA', frase: DE_OUTRA_CLINICA },
  lista_de_espera_um_lugar: {
    codigo: 'JA_EXISTE',
    frase: 'Este paciente já está na lista para este tipo de atendimento.',
  },
  agendamentos_uma_oferta: { codigo: 'JA_EXISTE' },
  one_room_a_name: { codigo: 'JA_EXISTE' },
  one_kind_a_name: { codigo: 'JA_EXISTE' },
};

const PACIENTE_REPETIDO =
  'Já existe um paciente com este CPF ou CNS nesta clínica. Abra o cadastro dele.';

const DO_CADASTRO: Entradas = {
  one_registration_a_cpf: { codigo: 'JA_EXISTE', frase: PACIENTE_REPETIDO },
  one_registration_a_cns: { codigo: 'JA_EXISTE', frase: PACIENTE_REPETIDO },
  a_doctor_is_linked_once: { codigo: 'JA_EXISTE' },
  accepted_once: { codigo: 'JA_EXISTE' },
};

const DO_PRONTUARIO: Entradas = {
  modelos_de_evolucao_one_a_name: {
    codigo: 'JA_EXISTE',
    frase: 'Você já tem um modelo com este nome.',
  },
  atalhos_de_texto_one_a_word: {
    codigo: 'JA_EXISTE',
    frase: 'Você já tem este atalho. Remova-o antes.',
  },
  prontuarios_one_open_correction: { codigo: 'JA_EXISTE' },
  retornos_planejados_one_proposal_an_entry: { codigo: 'JA_EXISTE' },
};

const DA_PRESCRICAO: Entradas = {
  composicoes_uma_aberta: {
    codigo: 'JA_EXISTE',
    frase: 'Você já tem uma prescrição aberta para este paciente. Recarregue a página.',
  },
  modelos_de_prescricao_one_a_name: {
    codigo: 'JA_EXISTE',
    frase: 'Você já tem um favorito ou protocolo com este nome.',
  },
};

const DO_CRM: Entradas = {
  a_patient_has_one_card: { codigo: 'JA_EXISTE' },
  consentimentos_one_of_a_lead: { codigo: 'JA_EXISTE' },
  consentimentos_one_of_a_patient: { codigo: 'JA_EXISTE' },
  one_reply_a_title: { codigo: 'JA_EXISTE' },
  one_task_a_step: { codigo: 'JA_EXISTE' },
};

const DO_PLANTAO: Entradas = {
  one_shift_at_a_time_for_a_doctor: {
    codigo: 'CONFLITO',
    frase: 'Você já tem um plantão em parte deste horário. Mude o horário ou cancele o outro.',
  },
  one_place_a_name: {
    codigo: 'JA_EXISTE',
    frase: 'Você já tem um local com este nome. Se for outro setor, escreva-o no nome.',
  },
  planned_shift_has_a_length: {
    codigo: 'REGRA_VIOLADA',
    frase: 'O fim do plantão precisa ser depois do início, e no máximo 36 horas depois.',
  },
  a_cut_has_its_reason: { codigo: 'REGRA_VIOLADA', frase: 'Escreva o motivo da glosa.' },
};

/** Constraints and unique indexes that a person can run into, by name. */
export const RESTRICOES: Entradas = {
  ...DO_PLANTAO,
  ...DA_AGENDA,
  ...DO_CADASTRO,
  ...DO_PRONTUARIO,
  ...DA_PRESCRICAO,
  ...DO_CRM,
};

/** The answer of the database's API to a call that failed. */
export interface ErroDoBancoDeDados {
  readonly code?: string;
  readonly message: string;
  readonly details?: string | null;
}

/** A refusal of the database, in the product's words. */
export interface FalhaDoBanco {
  readonly codigo: CodigoDeFalha;
  readonly frase: string;
  /** True when a rule or a constraint said why; otherwise only the class of the error is known. */
  readonly especifica: boolean;
}

/** Translates an error of the database, for a person and for a program. */
export function falhaDoBanco({ code = '', message, details }: ErroDoBancoDeDados): FalhaDoBanco {
  if (details && ehCodigoDeFalha(details)) {
    const { fraseDoBanco }: Falha = FALHAS[details];
    if (fraseDoBanco) return { codigo: details, frase: message, especifica: true };
  }
  const nossa = RESTRICOES[restricaoCitada(message)] ?? DO_PRODUTO[code];
  const { codigo, frase, fraseDoBanco } = nossa ??
    DO_POSTGRES[code] ?? { codigo: 'FALHA_DO_BANCO' };
  return {
    codigo,
    frase: fraseDoBanco ? message : (frase ?? FALHAS[codigo].frase),
    especifica: nossa !== undefined,
  };
}

/** Reads the name of a constraint from the message: the API tells it nowhere else. */
function restricaoCitada(mensagem: string): string {
  for (const [, nome = ''] of mensagem.matchAll(/"(\w+)"/g)) {
    if (Object.hasOwn(RESTRICOES, nome)) return nome;
  }
  return '';
}

/** What a printed document holds: all that is on the paper is in here, so that the same makes the same. */

export type Formato = 'A4' | 'A5';

/** A time of the clinic's clock, `AAAA-MM-DDTHH:mm`. */
export type HoraLocal = string;
/** A day, `AAAA-MM-DD`. */
export type Dia = string;

export interface ClinicaNoPapel {
  readonly nome: string;
  /** A PNG or JPEG. */
  readonly logo?: Uint8Array | undefined;
  readonly endereco?: string | undefined;
  readonly telefone?: string | undefined;
  readonly cnpj?: string | undefined;
  readonly cnes?: string | undefined;
}

export interface MedicoNoPapel {
  readonly nome: string;
  readonly crm: string;
  readonly uf: string;
  /** A speciality is said only with its RQE (CFM 2.381/2024). */
  readonly rqe?: string | undefined;
  readonly especialidade?: string | undefined;
  readonly endereco?: string | undefined;
  /** A professional telephone or e-mail. */
  readonly contato?: string | undefined;
}

export interface PacienteNoPapel {
  readonly nome: string;
  readonly nomeSocial?: string | undefined;
  readonly cpf?: string | undefined;
  readonly passaporte?: string | undefined;
  readonly nascimento?: Dia | undefined;
  readonly sexo?: string | undefined;
  readonly endereco?: string | undefined;
}

/** Where anybody verifies a signed document. */
export interface VerificacaoNoPapel {
  /** The public address with the code in it: what the QR holds. */
  readonly url: string;
  readonly codigo: string;
  /** The secret that opens the content; printed beside the QR for who holds the paper. A handover has none. */
  readonly acesso?: string | undefined;
}

export interface ItemNoPapel {
  readonly nome: string;
  readonly via?: string | null | undefined;
  readonly posologia: string;
  /** The quantity in figures and words. */
  readonly quantidade_texto?: string | null | undefined;
  readonly uso_continuo?: boolean | null | undefined;
  readonly observacao?: string | null | undefined;
}

export interface ExameNoPapel {
  readonly nome: string;
  readonly tuss?: string | null | undefined;
  /** Side, contrast, how many. */
  readonly observacao?: string | null | undefined;
  readonly preparo?: string | null | undefined;
}

/** Why a diagnosis may stand on the paper (CFM 2.381/2024); without it, it does not. */
export type MotivoDoCid = 'paciente' | 'dever_legal' | 'justa_causa';
export interface CidNoPapel {
  readonly codigo: string;
  readonly motivo: MotivoDoCid;
}

export interface PrescricaoNoPapel {
  readonly tipo: 'prescricao';
  /** The kind of receituário. */
  readonly especie: string;
  readonly itens: readonly ItemNoPapel[];
  readonly numeroSncr?: string | null | undefined;
  readonly validaAte?: Dia | null | undefined;
}
export interface PedidoDeExamesNoPapel {
  readonly tipo: 'pedido_exames';
  readonly exames: readonly ExameNoPapel[];
  readonly indicacao?: string | null | undefined;
  readonly cid?: CidNoPapel | undefined;
  readonly urgente?: boolean | undefined;
}
export interface AtestadoNoPapel {
  readonly tipo: 'atestado';
  /** Days away; without them the text says what is certified. */
  readonly dias?: number | null | undefined;
  readonly inicio?: Dia | null | undefined;
  /** "do trabalho", "da escola". */
  readonly finalidade?: string | null | undefined;
  /** When the patient was seen. */
  readonly atendido?: HoraLocal | null | undefined;
  readonly texto?: string | null | undefined;
  readonly cid?: CidNoPapel | undefined;
}
export interface DeclaracaoNoPapel {
  readonly tipo: 'declaracao';
  /** What the patient came for: "consulta", "exame". */
  readonly para: string;
  readonly dia: Dia;
  readonly inicio?: string | null | undefined;
  readonly fim?: string | null | undefined;
  /** Who came with the patient, when the declaration is theirs. */
  readonly acompanhante?: { readonly nome: string; readonly cpf?: string | undefined } | undefined;
}
export interface EncaminhamentoNoPapel {
  readonly tipo: 'encaminhamento';
  readonly especialidade: string;
  readonly motivo: string;
  readonly prioridade?: 'rotina' | 'prioritario' | 'urgente' | null | undefined;
  readonly resumo?: string | null | undefined;
  readonly em_uso?: string | null | undefined;
  readonly alergias?: string | null | undefined;
  readonly pergunta?: string | null | undefined;
  readonly sinais?: string | null | undefined;
  readonly cid?: CidNoPapel | undefined;
}
export interface RelatorioNoPapel {
  readonly tipo: 'relatorio';
  readonly texto: string;
  /** Who asked for it, and what for. */
  readonly pedido_por?: string | null | undefined;
  readonly finalidade?: string | null | undefined;
  readonly destinatario?: string | null | undefined;
  readonly cid?: CidNoPapel | undefined;
}
export interface EvolucaoNoPapel {
  readonly tipo: 'evolucao';
  readonly titulo: string;
  readonly secoes: readonly { readonly titulo: string; readonly texto: string }[];
}
/** A handover by I-PASS; its line of the patient says how many they are. */
export interface PassagemNoPapel {
  readonly tipo: 'passagem';
  readonly pacientes: readonly {
    readonly quem: string;
    readonly gravidade: string;
    readonly resumo: string;
    readonly acoes: string;
    readonly contingencia: string;
  }[];
  /** What who received it understood, and when; null until then. */
  readonly sintese: string | null;
}

export type ConteudoNoPapel =
  | PrescricaoNoPapel
  | PedidoDeExamesNoPapel
  | AtestadoNoPapel
  | DeclaracaoNoPapel
  | EncaminhamentoNoPapel
  | RelatorioNoPapel
  | EvolucaoNoPapel
  | PassagemNoPapel;

export interface Impresso {
  readonly formato: Formato;
  /**
   * `digital` is about to be signed with a certificate, `papel` by hand; `rascunho` is worth nothing and
   * says so.
   */
  readonly situacao: 'rascunho' | 'digital' | 'papel';
  readonly clinica: ClinicaNoPapel;
  readonly medico: MedicoNoPapel;
  readonly paciente: PacienteNoPapel;
  readonly quando: HoraLocal;
  readonly conteudo: ConteudoNoPapel;
  readonly verificacao?: VerificacaoNoPapel | undefined;
  readonly teleconsulta?: boolean | undefined;
  readonly certificadoDeTeste?: boolean | undefined;
}

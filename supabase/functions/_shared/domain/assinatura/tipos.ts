import type { TipoDeDocumento } from '../documentos/tipos.ts';

export type { TipoDeDocumento };

interface NomeNoIti {
  readonly oid: string;
  /** As a person reads it. */
  readonly rotulo: string;
}

/**
 * Object identifiers of health documents, which VALIDAR reads in the metadata of the PDF. A
 * declaration is a kind of certificate, a referral of report, and a handover of record, for which ITI
 * has no number.
 * Source: ITI, guia do desenvolvedor do VALIDAR (documentos de saúde).
 */
export const DOCUMENTOS: Readonly<Record<TipoDeDocumento, NomeNoIti>> = {
  prescricao: { oid: '2.16.76.1.12.1.1', rotulo: 'Prescrição de medicamento' },
  pedido_exames: { oid: '2.16.76.1.12.1.3', rotulo: 'Solicitação de exame' },
  atestado: { oid: '2.16.76.1.12.1.2', rotulo: 'Atestado médico' },
  declaracao: { oid: '2.16.76.1.12.1.2', rotulo: 'Declaração de comparecimento' },
  encaminhamento: { oid: '2.16.76.1.12.1.11', rotulo: 'Encaminhamento' },
  relatorio: { oid: '2.16.76.1.12.1.11', rotulo: 'Relatório médico' },
  evolucao: { oid: '2.16.76.1.12.1.6', rotulo: 'Registro de atendimento clínico' },
  passagem: { oid: '2.16.76.1.12.1.6', rotulo: 'Passagem de plantão' },
};

/** Arc of the document's kind, and keys of who signs and, empty until then, who dispenses. */
export const ARCO_DO_DOCUMENTO = '2.16.76.1.12.1.';
export const METADADOS = {
  crm: '2.16.76.1.4.2.2.1',
  uf: '2.16.76.1.4.2.2.2',
  crf: '2.16.76.1.4.2.3.1',
  ufDoCrf: '2.16.76.1.4.2.3.2',
} as const;

/** How much a signature proves: nothing of a policy, who (AD-RB), who and when (AD-RT and above). */
export type Nivel = 'basica' | 'AD-RB' | 'AD-RT';

/** The largest PDF that is signed or verified, in bytes: 25 MiB, as of attachments. */
export const TAMANHO_MAXIMO_DO_PDF = 25 * 1024 ** 2;

/** What a verification answers, worst last. */
export const SITUACOES = ['valida', 'indeterminada', 'revogada', 'invalida'] as const;
export type Situacao = (typeof SITUACOES)[number];

interface Motivo {
  readonly situacao: Exclude<Situacao, 'valida'>;
  /** As a person reads it. */
  readonly frase: string;
}

/** Why a signature is not valid, or why that cannot be told. */
export const MOTIVOS = {
  semAssinatura: { situacao: 'invalida', frase: 'O documento não tem assinatura digital.' },
  ilegivel: {
    situacao: 'invalida',
    frase: 'A assinatura está danificada e não pode ser lida.',
  },
  alterado: { situacao: 'invalida', frase: 'O documento foi alterado depois de assinado.' },
  acrescentado: {
    situacao: 'invalida',
    frase: 'Há conteúdo acrescentado depois da assinatura, que ela não cobre.',
  },
  naoConfere: {
    situacao: 'invalida',
    frase: 'A assinatura não foi feita com a chave do certificado que ela traz.',
  },
  outroCertificado: {
    situacao: 'invalida',
    frase: 'A assinatura cita um certificado diferente do que traz.',
  },
  usoErrado: {
    situacao: 'invalida',
    frase: 'O certificado não é de assinar documentos.',
  },
  foraDaValidade: {
    situacao: 'invalida',
    frase: 'O certificado não estava na validade quando o documento foi assinado.',
  },
  dataNoFuturo: { situacao: 'invalida', frase: 'A data da assinatura está no futuro.' },
  semCpf: { situacao: 'invalida', frase: 'O certificado não traz o CPF de quem assina.' },
  outraPessoa: { situacao: 'invalida', frase: 'O certificado é de outra pessoa.' },
  revogado: {
    situacao: 'revogada',
    frase: 'A certificadora revogou o certificado, e nada prova que a assinatura é anterior.',
  },
  autoridadeDesconhecida: {
    situacao: 'indeterminada',
    frase: 'O certificado não vem de uma autoridade reconhecida aqui.',
  },
  revogacaoDesconhecida: {
    situacao: 'indeterminada',
    frase:
      'Não foi possível saber se a certificadora revogou o certificado: ela não respondeu, ou não diz onde perguntar. Confira de novo mais tarde.',
  },
  vencido: {
    situacao: 'indeterminada',
    frase: 'O certificado venceu, e nada prova que a assinatura é anterior ao vencimento.',
  },
  semData: { situacao: 'indeterminada', frase: 'A assinatura não diz quando foi feita.' },
  variasAssinaturas: {
    situacao: 'indeterminada',
    frase: 'Há mais de uma assinatura; o que mudou entre elas precisa ser lido por uma pessoa.',
  },
} as const satisfies Readonly<Record<string, Motivo>>;
export type CodigoDoMotivo = keyof typeof MOTIVOS;

/** What else whoever relies on a signature is told. */
export const AVISOS_DA_ASSINATURA = {
  certificadoDeTeste: 'Certificado de teste, sem validade jurídica.',
  semCarimbo:
    'O carimbo do tempo que a assinatura promete não se confirmou: ela prova quem assinou (AD-RB), não quando.',
  carimboIndisponivel:
    'A autoridade de carimbo do tempo não respondeu: a assinatura ficou em AD-RB, que prova quem assinou.',
  semPolitica: 'A assinatura não declara uma política da ICP-Brasil que se reconheça.',
  semMetadados: 'O documento não traz os dados de documento de saúde que o VALIDAR do ITI lê.',
  semCertificacao: 'A assinatura não diz o que pode mudar no documento depois dela.',
} as const;
export type CodigoDoAviso = keyof typeof AVISOS_DA_ASSINATURA;

/** The state that several reasons amount to: the worst of them. */
export function situacaoDe(motivos: readonly CodigoDoMotivo[]): Situacao {
  const pior = Math.max(0, ...motivos.map((um) => SITUACOES.indexOf(MOTIVOS[um].situacao)));
  return SITUACOES[pior] ?? 'invalida';
}

/** One kind of failure: its HTTP status and the sentence that a person reads. */
export interface Falha {
  /** A failure of 500 and above may pass: the same call is worth sending again. Below, it is not. */
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 503 | 504;
  /** The sentence where nothing more exact is known. */
  readonly frase: string;
  /**
   * Set when a rule of the database that names this code in its DETAIL may bring its own sentence.
   */
  readonly fraseDoBanco?: true;
}

/** Every failure that a person may meet, by its code. Beside each: how to recover. */
export const FALHAS = {
  // Correct the fields that are named.
  VALIDACAO: { status: 400, frase: 'Confira os campos indicados.', fraseDoBanco: true },
  JSON_INVALIDO: { status: 400, frase: 'O conteúdo enviado não é um JSON válido.' },
  // Sign in.
  NAO_AUTORIZADO: { status: 401, frase: 'Não autorizado', fraseDoBanco: true },
  CREDENCIAIS_INVALIDAS: { status: 401, frase: 'Credenciais inválidas' },
  // Ask for the code, and send the same again with it.
  SEGUNDO_FATOR: { status: 403, frase: 'Digite o código do seu aplicativo de segundo fator.' },
  // Ask whoever administers the clinic.
  CONTA_INATIVA: {
    status: 403,
    frase: 'Esta conta está inativa. Fale com a administração da sua clínica.',
  },
  PROIBIDO: {
    status: 403,
    frase: 'Você não tem permissão para fazer isto.',
    fraseDoBanco: true,
  },
  // It is gone, or was never the caller's to see: go back.
  NAO_ENCONTRADO: {
    status: 404,
    frase: 'Não encontramos este item. Ele pode ter sido movido ou você não tem acesso a ele.',
    fraseDoBanco: true,
  },
  METODO_NAO_PERMITIDO: { status: 405, frase: 'Este endereço não atende este pedido.' },
  // Somebody was there first: read again, and choose another.
  CONFLITO: {
    status: 409,
    frase: 'Este horário já está ocupado. Escolha outro.',
    fraseDoBanco: true,
  },
  // There is one already: open that one.
  JA_EXISTE: {
    status: 409,
    frase: 'Já existe um registro com estes dados.',
    fraseDoBanco: true,
  },
  // Read again, see what the other person wrote, and choose.
  ALTERADO_POR_OUTRA_PESSOA: {
    status: 409,
    frase: 'Outra pessoa alterou este item depois que você o abriu. Nada foi sobrescrito.',
  },
  // Write in the other window, or take the draft from it.
  ABERTO_EM_OUTRA_JANELA: { status: 409, frase: 'Este rascunho está aberto em outra janela.' },
  CORPO_GRANDE_DEMAIS: {
    status: 413,
    frase: 'O conteúdo enviado passa de 64 kB. Reduza-o.',
  },
  TIPO_DE_CONTEUDO: { status: 415, frase: 'Envie os dados em JSON (application/json).' },
  // Ask the clinic for another invitation.
  CONVITE_INVALIDO: {
    status: 422,
    frase: 'Convite: este link não vale mais. Peça um novo à clínica.',
    fraseDoBanco: true,
  },
  // Ask for another link.
  LINK_INVALIDO: { status: 422, frase: 'Este link já foi usado ou venceu. Peça outro.' },
  // Do what the sentence says; the same call will never be accepted.
  REGRA_VIOLADA: {
    status: 422,
    frase: 'Um dos dados não é aceito. Confira os campos.',
    fraseDoBanco: true,
  },
  // Telephone: the patient is past the terms within which this is done here.
  SO_PELA_CLINICA: { status: 422, frase: 'Isto não se faz por aqui. Ligue para a clínica.' },
  // Wait for `Retry-After`.
  BLOQUEADO: { status: 429, frase: 'Muitas tentativas em pouco tempo. Aguarde um minuto.' },
  // A fault of ours: try again; the id of the request finds it in the log.
  ERRO_INTERNO: {
    status: 500,
    frase: 'Não foi possível concluir. Tente de novo; se continuar, informe o código do pedido.',
  },
  // The same of the database, whose calls carry no such id.
  FALHA_DO_BANCO: {
    status: 500,
    frase: 'Não foi possível concluir. Tente de novo em instantes.',
  },
  // Try again.
  GRAVACAO_SIMULTANEA: {
    status: 503,
    frase: 'Outra pessoa salvou ao mesmo tempo. Tente de novo.',
  },
  INDISPONIVEL: {
    status: 503,
    frase: 'O serviço está indisponível agora. Tente de novo em instantes.',
  },
  // Ask for less.
  DEMOROU_DEMAIS: {
    status: 504,
    frase: 'A consulta demorou demais. Refine a busca e tente de novo.',
  },
} as const satisfies Readonly<Record<string, Falha>>;

export type CodigoDeFalha = keyof typeof FALHAS;

/** Whether a text, of whatever origin, is the code of a failure. */
export function ehCodigoDeFalha(texto: string): texto is CodigoDeFalha {
  return Object.hasOwn(FALHAS, texto);
}

import { ErroDeRede, ErroDoBanco } from './erros.ts';

/** What supabase-js hands over when a call to the hosted database fails. */
export interface FalhaDoBanco {
  message: string;
  code?: string;
}

/** A draft that another window of its author has open: that one saves it. */
export const ABERTO_EM_OUTRA_JANELA = 'PR001';

/** A patient who is too late to cancel or move an appointment: only the clinic can, by phone. */
export const PRAZO_DO_PACIENTE = 'AG002';

/** What is not done for a patient whose death is recorded. */
const OBITO = 'AG003';

const SENTENCAS: Readonly<Record<string, string>> = {
  '22001': 'Um dos textos é longo demais. Encurte-o e tente de novo.',
  '22007': 'Uma das datas não existe. Confira dia, mês e ano.',
  '22008': 'Uma das datas não existe. Confira dia, mês e ano.',
  '22P02': 'Este endereço não é válido. Volte e abra o item de novo.',
  '23502': 'Falta preencher um campo obrigatório.',
  '23503': 'Este item depende de outro que não existe mais. Recarregue a página.',
  '23505': 'Já existe um registro com estes dados.',
  '23514': 'Um dos dados não é aceito. Confira os campos.',
  '23P01': 'Este horário já está ocupado. Escolha outro.',
  '40001': 'Outra pessoa gravou ao mesmo tempo. Tente de novo.',
  '42501': 'Você não tem permissão para fazer isto.',
  '57014': 'A consulta demorou demais. Refine a busca e tente de novo.',
  PGRST116: 'Não encontramos este item. Ele pode ter sido movido ou você não tem acesso a ele.',
  PGRST301: 'Não autorizado',
  PGRST302: 'Não autorizado',
  PGRST303: 'Não autorizado',
};

/** Codes whose sentence a rule of ours may have written (`raise exception '…'`). */
const PODE_TRAZER_SENTENCA = new Set([
  'P0001',
  '23503',
  '23514',
  '23P01',
  '42501',
  '40001',
  PRAZO_DO_PACIENTE,
  ABERTO_EM_OUTRA_JANELA,
  OBITO,
]);

/** How PostgreSQL's own messages of those codes begin; ours are sentences in Portuguese. */
const MENSAGEM_DO_POSTGRES =
  /^(permission denied|new row|must be|insert or update|update or delete|could not serialize|deadlock|conflicting key)/i;

/** supabase-js reports a call that never arrived with the text of fetch's exception. */
const SEM_RESPOSTA = /failed to fetch|networkerror|load failed|fetch failed/i;

/** Turns a failure of the hosted database into ours: a sentence to show and a code to decide by. */
export function erroDoBanco(falha: FalhaDoBanco, status: number): ErroDoBanco | ErroDeRede {
  const codigo = falha.code ?? '';
  if (!codigo && SEM_RESPOSTA.test(falha.message)) return new ErroDeRede(falha.message);
  return new ErroDoBanco(sentenca(codigo, falha.message), codigo, status);
}

function sentenca(codigo: string, mensagem: string): string {
  if (PODE_TRAZER_SENTENCA.has(codigo) && !MENSAGEM_DO_POSTGRES.test(mensagem)) return mensagem;
  return SENTENCAS[codigo] ?? 'Não foi possível concluir. Tente de novo em instantes.';
}

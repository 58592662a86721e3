/** Stages of a person in the CRM, in the order of the board; the database knows the same ones. */
export const ESTAGIOS = [
  'lead',
  'contato',
  'agendado',
  'compareceu',
  'em_tratamento',
  'retorno',
  'inativo',
] as const;
export type Estagio = (typeof ESTAGIOS)[number];

export const ROTULO_DO_ESTAGIO: Readonly<Record<Estagio, string>> = {
  lead: 'Lead',
  contato: 'Contato',
  agendado: 'Agendado',
  compareceu: 'Compareceu',
  em_tratamento: 'Em tratamento',
  retorno: 'Retorno',
  inativo: 'Inativo',
};

/** What each stage means, for people new to the board. */
export const EXPLICACAO_DO_ESTAGIO: Readonly<Record<Estagio, string>> = {
  lead: 'Procurou a clínica e ainda não teve resposta.',
  contato: 'Conversa em andamento, sem horário marcado.',
  agendado: 'Tem atendimento marcado.',
  compareceu: 'Foi atendido uma vez.',
  em_tratamento: 'Foi atendido mais de uma vez.',
  retorno: 'O retorno planejado venceu.',
  inativo: 'Há muito tempo sem vir.',
};

/**
 * Returns the stage `passo` columns to the right (or left, when negative); null beyond the board.
 */
export function estagioVizinho(estagio: Estagio, passo: number): Estagio | null {
  return ESTAGIOS[ESTAGIOS.indexOf(estagio) + passo] ?? null;
}

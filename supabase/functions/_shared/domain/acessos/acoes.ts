/** The actions that the log of accesses names, in the order of the database's own list. */
export const ACOES_NO_PRONTUARIO = [
  'abriu_prontuario',
  'leu_evolucao',
  'abriu_anexo',
  'escreveu_evolucao',
  'inativou_evolucao',
  'alterou_resumo',
  'guardou_calculo',
  'imprimiu',
  'exportou',
  'acesso_de_emergencia',
  'restringiu_acesso',
  'retirou_restricao',
  'emitiu_documento',
  'cancelou_documento',
  'abriu_documento',
  'ligou_atendimento',
  'desligou_atendimento',
] as const;
export type AcaoNoProntuario = (typeof ACOES_NO_PRONTUARIO)[number];

/** Each action as clinic and patient read it, after the name of who did it. */
export const ROTULO_DA_ACAO: Readonly<Record<AcaoNoProntuario, string>> = {
  abriu_prontuario: 'Abriu o prontuário',
  leu_evolucao: 'Leu uma evolução',
  abriu_anexo: 'Abriu um anexo',
  escreveu_evolucao: 'Escreveu uma evolução',
  inativou_evolucao: 'Inativou uma evolução',
  alterou_resumo: 'Alterou o resumo clínico',
  guardou_calculo: 'Salvou um cálculo',
  imprimiu: 'Imprimiu',
  exportou: 'Exportou',
  acesso_de_emergencia: 'Abriu em emergência',
  restringiu_acesso: 'Restringiu o acesso',
  retirou_restricao: 'Removeu a restrição',
  emitiu_documento: 'Emitiu um documento',
  cancelou_documento: 'Cancelou um documento',
  abriu_documento: 'Abriu um documento assinado',
  ligou_atendimento: 'Ligou um atendimento de plantão',
  desligou_atendimento: 'Desfez a ligação de um atendimento de plantão',
};

/** How long an emergency keeps a restricted record open, in minutes (the database's own figure). */
export const MINUTOS_DA_EMERGENCIA = 60;

/** The filters of an institution's log, besides person, patient and period. */
export const TIPOS_DE_ACESSO = ['emergencia', 'restrito'] as const;
export type TipoDeAcesso = (typeof TIPOS_DE_ACESSO)[number];

/** Each filter as the screen names it. */
export const ROTULO_DO_TIPO_DE_ACESSO: Readonly<Record<TipoDeAcesso, string>> = {
  emergencia: 'Em emergência',
  restrito: 'A prontuários restritos',
};

/** Query keys of a hospital's shifts; each names the hospital. */
export const chavesDosPlantoesDoHospital = {
  tudo: (hospitalId: string) => ['plantoes-do-hospital', hospitalId] as const,
  vagas: (hospitalId: string) => ['plantoes-do-hospital', hospitalId, 'vagas'] as const,
  sessoes: (hospitalId: string, de: string, ate: string) =>
    ['plantoes-do-hospital', hospitalId, 'sessoes', de, ate] as const,
  atendimentos: (hospitalId: string, sessaoId: string) =>
    ['plantoes-do-hospital', hospitalId, 'atendimentos', sessaoId] as const,
};

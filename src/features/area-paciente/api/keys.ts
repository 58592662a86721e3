/** Query keys of the patient's area: everything of the signed-in account. */
const RAIZ = ['area-do-paciente'] as const;

export const chavesDaArea = {
  tudo: RAIZ,
  vinculos: [...RAIZ, 'vinculos'] as const,
  agendamentos: [...RAIZ, 'agendamentos'] as const,
  proximos: [...RAIZ, 'agendamentos', 'proximos'] as const,
  anteriores: [...RAIZ, 'agendamentos', 'anteriores'] as const,
  espera: [...RAIZ, 'agendamentos', 'espera'] as const,
  opcoes: (pacienteId: string) => [...RAIZ, 'opcoes', pacienteId] as const,
  horarios: (pedido: object) => [...RAIZ, 'agendamentos', 'horarios', pedido] as const,
  registros: [...RAIZ, 'registros'] as const,
  documentos: [...RAIZ, 'documentos'] as const,
  /** Beside the rest: read again when something happens, it would end the code on the screen. */
  codigoParaAFarmacia: (documentoId: string) => ['codigo-para-a-farmacia', documentoId] as const,
  registro: (id: string) => [...RAIZ, 'registro', id] as const,
  cadastro: (pacienteId: string) => [...RAIZ, 'cadastro', pacienteId] as const,
  consentimentos: [...RAIZ, 'consentimentos'] as const,
  solicitacoes: [...RAIZ, 'solicitacoes'] as const,
  acessos: (pacienteId: string) => [...RAIZ, 'acessos', pacienteId] as const,
};

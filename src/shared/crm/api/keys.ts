/** What a board or list is narrowed to; the names are those of the database's calls. */
export interface FiltroDoCrm {
  busca?: string;
  estagio?: string;
  origem?: string;
  responsavel?: string;
  etiqueta?: string;
  contato?: string;
}

/** A list of whom to contact: which, for what, by which channel, and its month or months. */
export interface PedidoDeContatos {
  lista: 'sem-retorno' | 'aniversariantes';
  finalidade: string;
  canal: string;
  numero: number;
}

/** Query keys of the CRM; each names the clinic whose data it holds. */
export const chavesDoCrm = {
  todas: (clinicaId: string) => ['crm', clinicaId] as const,
  quadro: (clinicaId: string, filtro: FiltroDoCrm) => ['crm', clinicaId, 'quadro', filtro] as const,
  contagem: (clinicaId: string, filtro: FiltroDoCrm) =>
    ['crm', clinicaId, 'contagem', filtro] as const,
  lista: (clinicaId: string, filtro: FiltroDoCrm) => ['crm', clinicaId, 'lista', filtro] as const,
  etiquetas: (clinicaId: string) => ['crm', clinicaId, 'etiquetas'] as const,
  equipe: (clinicaId: string) => ['crm', clinicaId, 'equipe'] as const,
  pessoa: (clinicaId: string, id: string) => ['crm', clinicaId, 'pessoa', id] as const,
  lead: (clinicaId: string, id: string) => ['crm', clinicaId, 'lead', id] as const,
  notas: (clinicaId: string, id: string) => ['crm', clinicaId, 'pessoa', id, 'notas'] as const,
  eventos: (clinicaId: string, id: string) => ['crm', clinicaId, 'pessoa', id, 'eventos'] as const,
  consentimentos: (clinicaId: string, id: string) =>
    ['crm', clinicaId, 'pessoa', id, 'consentimentos'] as const,
  tarefasDe: (clinicaId: string, id: string) =>
    ['crm', clinicaId, 'pessoa', id, 'tarefas'] as const,
  tarefas: (clinicaId: string, responsavel: string | null) =>
    ['crm', clinicaId, 'tarefas', responsavel] as const,
  contatos: (clinicaId: string, pedido: PedidoDeContatos) =>
    ['crm', clinicaId, 'contatos', pedido] as const,
  conversao: (clinicaId: string, de: string, ate: string) =>
    ['crm', clinicaId, 'conversao', de, ate] as const,
  protocolos: (clinicaId: string) => ['crm', clinicaId, 'protocolos'] as const,
  regras: (clinicaId: string) => ['crm', clinicaId, 'regras'] as const,
};

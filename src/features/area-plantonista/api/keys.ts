/** Query keys of an on-call doctor's places and shifts; each names whose they are. */
export const chavesDosPlantoes = {
  tudo: (medicoId: string) => ['plantoes', medicoId] as const,
  locais: (medicoId: string) => ['plantoes', medicoId, 'locais'] as const,
  entre: (medicoId: string, de: string, ate: string) =>
    ['plantoes', medicoId, 'entre', de, ate] as const,
  historico: (medicoId: string, de: string, ate: string) =>
    ['plantoes', medicoId, 'historico', de, ate] as const,
  calendario: (medicoId: string) => ['plantoes', medicoId, 'calendario'] as const,
  ofertas: (medicoId: string) => ['plantoes', medicoId, 'ofertas'] as const,
  vagas: (medicoId: string) => ['plantoes', medicoId, 'vagas'] as const,
  colegas: (medicoId: string, termo: string) => ['plantoes', medicoId, 'colegas', termo] as const,
  identificacao: (medicoId: string, sessaoId: string, termo: string) =>
    ['plantoes', medicoId, 'identificacao', sessaoId, termo] as const,
  conflitos: (medicoId: string, pedido: object) =>
    ['plantoes', medicoId, 'conflitos', pedido] as const,
};

/** Query keys of certificates and signatures. */
export const chavesDaAssinatura = {
  certificados: (usuarioId: string) => ['certificados', usuarioId] as const,
  de: (clinicaId: string, tipo: string, id: string) => ['assinatura', clinicaId, tipo, id] as const,
  nuvens: (usuarioId: string) => ['certificados-em-nuvem', usuarioId] as const,
  todasAsPendentes: (usuarioId: string) => ['assinaturas-pendentes', usuarioId] as const,
  pendentes: (usuarioId: string, dias: number) =>
    ['assinaturas-pendentes', usuarioId, dias] as const,
};

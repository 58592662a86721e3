/** Query keys of certificates and signatures. */
export const chavesDaAssinatura = {
  certificados: (usuarioId: string) => ['certificados', usuarioId] as const,
  de: (clinicaId: string, tipo: string, id: string) => ['assinatura', clinicaId, tipo, id] as const,
};

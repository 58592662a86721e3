/** Query keys of the log of an institution; each names the clinic whose data it holds. */
export const chavesDoRegistro = {
  acessos: (clinicaId: string, filtro: object) =>
    ['acessos', clinicaId, 'registro', filtro] as const,
  emergencias: (clinicaId: string, filtro: object) =>
    ['acessos', clinicaId, 'emergencias', filtro] as const,
  pessoas: (clinicaId: string) => ['acessos', clinicaId, 'pessoas'] as const,
};

/**
 * Between the panels of the screens, over which the drawer opens whichever came first (Mantine gives
 * them 200), and what drops down from a field (300).
 */
export const CAMADAS = { gaveta: 250, dialogo: 260 } as const;

export interface Ritmo {
  /** How long to wait for what comes together, in ms. */
  juntar: number;
  /** The least time between two runs, in ms. */
  intervalo: number;
}

/**
 * Runs something soon after it is asked for, however often that is: what comes together runs once,
 * and a stream that never pauses still runs it at every interval.
 */
export function criarJuntador(acao: () => void, { juntar, intervalo }: Ritmo) {
  let espera: ReturnType<typeof setTimeout> | undefined;
  let ultima = Number.NEGATIVE_INFINITY;
  return {
    pedir(): void {
      if (espera !== undefined) return;
      const faltam = Math.max(juntar, ultima + intervalo - Date.now());
      espera = setTimeout(() => {
        espera = undefined;
        ultima = Date.now();
        acao();
      }, faltam);
    },
    cancelar(): void {
      clearTimeout(espera);
      espera = undefined;
    },
  };
}

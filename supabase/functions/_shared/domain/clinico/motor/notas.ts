export interface Alerta {
  /** `aviso` asks for a look; `critico` for action now. */
  readonly nivel: 'aviso' | 'critico';
  readonly texto: string;
}

/** An output that could not be given, and why. */
export interface Ausencia {
  readonly saida: string;
  readonly motivo: string;
}

/** Collects what a calculation says besides its numbers. */
export class Notas {
  readonly alertas: Alerta[] = [];
  readonly ausencias: Ausencia[] = [];

  aviso(texto: string): void {
    this.alertas.push({ nivel: 'aviso', texto });
  }

  critico(texto: string): void {
    this.alertas.push({ nivel: 'critico', texto });
  }

  /** Says why outputs are missing. */
  ausente(saidas: string | readonly string[], motivo: string): void {
    for (const saida of [saidas].flat()) this.ausencias.push({ saida, motivo });
  }

  /** Says which items were not given, in a score that counts them as normal; nothing when none. */
  faltantes(itens: readonly string[]): void {
    if (itens.length === 0) return;
    this.aviso(`Calculado com dados faltantes, que contaram 0: ${itens.join(', ')}.`);
  }
}

/**
 * Refuses fields that are each within their limits but make no sense together, or fall outside the
 * tool.
 */
export class Recusa extends Error {
  override name = 'Recusa';

  constructor(
    readonly campo: string,
    /** The sentence shown under the field. */
    readonly frase: string,
  ) {
    super(frase);
  }
}

import type { EstadoDaVerificacao } from './fonte.ts';

export interface Alerta {
  /** `aviso` asks for a look; `critico` for action now. */
  readonly nivel: 'aviso' | 'critico';
  readonly texto: string;
  /** The field whose value is asked back. */
  readonly campo?: string;
  /** How far the limit that asks was verified. */
  readonly verificacao?: EstadoDaVerificacao;
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

  /** Asks a value back; fields that are asked back together say the sentence once. */
  perguntar(campo: string, texto: string, verificacao: EstadoDaVerificacao): void {
    if (this.alertas.some((alerta) => alerta.texto === texto)) return;
    this.alertas.push({ nivel: 'aviso', texto, campo, verificacao });
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

/** A known answer of a tool: the inputs, and the outputs that somebody else worked out. */
export interface Vetor {
  /**
   * `publicado`: printed in the paper or another public source (named in `nota`);
   * `referencia`: a worked example of the clinical reference;
   * `independente`: worked out by hand or by other code, from the paper's formula or table.
   */
  readonly origem: 'publicado' | 'referencia' | 'independente';
  readonly nota?: string;
  readonly entrada: Readonly<Record<string, unknown>>;
  /** Outputs as printed; a number agrees when it differs by less than 0.0006. */
  readonly resultado: Readonly<Record<string, unknown>>;
  /** Outputs that must be missing, with their reason in the answer. */
  readonly ausentes?: readonly string[];
  /** Codes of the bands that must be found, where no output carries them. */
  readonly classes?: readonly string[];
}

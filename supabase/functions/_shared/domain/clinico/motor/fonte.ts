/**
 * Where a formula, a band or a rule comes from, and how far it was verified.
 *
 * `conferida`: read against the document named. `corrigida`: read, and changed to what it says.
 * `parcial`: part of it was read, or only a secondary source. `pendente`: written from published
 * knowledge and not yet read against a document.
 */
export type EstadoDaVerificacao = 'conferida' | 'corrigida' | 'parcial' | 'pendente';

export interface Verificacao {
  readonly estado: EstadoDaVerificacao;
  /** The document it was read against. Absent only while pending. */
  readonly documento?: string;
  /** What was not verified, or what the document says differently. */
  readonly ressalva?: string;
}

/** Compared with a public source that reproduces the original, which was not opened. */
export const SEGUNDA_LEITURA: Verificacao = {
  estado: 'parcial',
  documento: 'Segunda leitura em fonte pública secundária, novembro de 2026',
  ressalva: 'O documento original não foi aberto.',
};

/** Written from published knowledge; no document was opened for it. */
export const NAO_CONFERIDA: Verificacao = { estado: 'pendente' };

export interface Referencia {
  readonly citacao: string;
  /** The DOI without its resolver: `10.1159/000180580`. */
  readonly doi?: string;
  readonly url?: string;
}

export interface Fonte {
  /** Who published it; the first reference is theirs. */
  readonly autor: string;
  readonly referencias: readonly Referencia[];
  /** The formula or the table of points, as a person reads it. */
  readonly formula: string;
  /** Where the tool must not be used, or misleads. */
  readonly limites: readonly string[];
  /** Where published sources disagree, and what was chosen. */
  readonly divergencias?: readonly string[];
  /** What the owner of the instrument asks of whoever uses it. */
  readonly licenca?: string;
  readonly verificacao: { readonly formula: Verificacao; readonly faixas: Verificacao };
  /** When formula, bands and limits were last reviewed against their sources (`AAAA-MM-DD`). */
  readonly revisadoEm: string;
}

/** Printed until a clinician reviews the tools and signs here. */
export const REVISAO_CLINICA = 'Revisão clínica pendente';

/** Printed with every result. */
export const AVISO_DE_APOIO =
  'Apoio à decisão. Confirme com a bula vigente e o julgamento clínico.';

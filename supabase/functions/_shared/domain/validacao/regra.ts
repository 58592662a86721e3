import type { Verificacao } from '../clinico/motor/fonte.ts';

/** `erro`: cannot go on as it is; `aviso`: somebody has to look; `informacao`: good to know. */
export type Severidade = 'erro' | 'aviso' | 'informacao';

/** A rule, as data: what it watches over, how grave a breach is, and where it comes from. */
export interface Regra {
  readonly severidade: Severidade;
  readonly fonte: string;
  readonly verificacao: Verificacao;
}
export type Regras = Readonly<Record<string, Regra>>;

/** A breach of a rule. */
export interface Achado {
  readonly regra: string;
  /** The field: `cpf`, `medications.0.dose`. */
  readonly campo: string;
  readonly frase: string;
  readonly fonte: string;
  /** How far the rule was verified against its source. */
  readonly verificacao: Verificacao;
}

export interface Laudo {
  readonly valid: boolean;
  readonly erros: readonly Achado[];
  readonly avisos: readonly Achado[];
  readonly informacoes: readonly Achado[];
}

/** Collects what is found, each under its rule; the same breach is told once. */
export class Achados<R extends Regras> {
  readonly #regras: R;
  readonly #por: Record<Severidade, Achado[]> = { erro: [], aviso: [], informacao: [] };

  constructor(regras: R) {
    this.#regras = regras;
  }

  anotar(regra: keyof R & string, campo: string, frase: string): void {
    const definicao = this.#regras[regra];
    if (!definicao) throw new Error(`there is no rule ${regra}`);
    const { severidade, fonte, verificacao } = definicao;
    this.acrescentar(severidade, { regra, campo, frase, fonte, verificacao });
  }

  /** Adds what a table found, with the source of its own row. */
  acrescentar(severidade: Severidade, achado: Achado): void {
    const { regra, campo, frase } = achado;
    const lista = this.#por[severidade];
    const repetido = lista.some(
      (um) => um.regra === regra && um.campo === campo && um.frase === frase,
    );
    if (!repetido) lista.push(achado);
  }

  /** Whether a rule was already found to be broken in a field. */
  tem(regra: keyof R & string, campo: string): boolean {
    return Object.values(this.#por).some((lista) =>
      lista.some((um) => um.regra === regra && um.campo === campo),
    );
  }

  laudo(): Laudo {
    const { erro, aviso, informacao } = this.#por;
    return { valid: erro.length === 0, erros: erro, avisos: aviso, informacoes: informacao };
  }
}

/** Checked against a public source; the norm was not read article by article. */
export const CONSULTA_PUBLICA: Verificacao = {
  estado: 'parcial',
  documento: 'Consulta a fonte pública, novembro de 2026',
  ressalva: 'A norma não foi relida artigo por artigo.',
};

/** What a sentence of a model may rest on: the passages that were found, then what tools answered. */
import type { PassagemAchada, ResultadoDeFerramenta } from '../../contracts/assistente.ts';
import { frasesDaPassagem } from '../passagem.ts';

export interface Material {
  readonly passagens: readonly PassagemAchada[];
  readonly resultados: readonly ResultadoDeFerramenta[];
}

export interface Apoio {
  readonly titulo: string;
  readonly frases: readonly string[];
}

/** What the number of a citation stands for; null where there is none of it. */
export function apoioDe({ passagens, resultados }: Material, n: number): Apoio | null {
  const passagem = passagens[n - 1];
  if (passagem) {
    const { condicao, titulo, texto } = passagem;
    return {
      titulo: `${condicao}: ${titulo}`,
      frases: frasesDaPassagem(texto).map((frase) => frase.texto),
    };
  }
  return resultados.find((um) => um.n === n) ?? null;
}

import { medida, numero, sexo } from '../../motor/campos.ts';
import { GRANDEZAS } from '../../motor/grandezas.ts';
import type { Sexo } from './sexo.ts';

/** Whose body water is estimated, of any age, and the sodium measured. */
export const CAMPOS_DE_SODIO = {
  weight_kg: medida('peso'),
  gender: sexo(),
  age: medida('idade'),
  sodium: medida('sodio'),
};

/** The sodium aimed at: limits of the measured one, but nothing a chart could fill in. */
export function sodioDesejado() {
  return numero({ ...GRANDEZAS.sodio, rotulo: 'Sódio desejado' });
}

const IDADE_ADULTA = 18;
const IDADE_IDOSA = 65;

interface Pessoa {
  readonly weight_kg: number;
  readonly gender: Sexo;
  /** Years. */
  readonly age: number;
}

/** Total body water in litres (fractions of Adrogué and Madias 2000). */
export function aguaCorporal({ weight_kg, gender, age }: Pessoa): number {
  return weight_kg * fracaoDeAgua(gender, age);
}

function fracaoDeAgua(sexo: Sexo, idade: number): number {
  if (idade < IDADE_ADULTA) return 0.6;
  if (idade < IDADE_IDOSA) return sexo === 'feminino' ? 0.5 : 0.6;
  return sexo === 'feminino' ? 0.45 : 0.5;
}

/** The fractions, as they are told to the reader. */
export const AGUA_POR_EXTENSO =
  'Água corporal = peso × 0,6 (criança e homem), 0,5 (mulher); a partir de 65 anos, 0,5 (homem) e 0,45 (mulher).';

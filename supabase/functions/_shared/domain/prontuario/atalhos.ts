/** Words typed after a slash, and the texts that replace them. */
export type Atalhos = ReadonlyMap<string, string>;

/** Shortcuts that everybody has; a doctor's own of the same word takes the place of one. */
export const ATALHOS_PRONTOS: Atalhos = new Map([
  ['bg', 'Bom estado geral, corado, hidratado, anictérico, acianótico, afebril, eupneico.'],
  ['acv', 'Ritmo cardíaco regular em dois tempos, bulhas normofonéticas, sem sopros.'],
  ['ar', 'Murmúrio vesicular presente nos dois hemitóraces, sem ruídos adventícios.'],
  ['abd', 'Abdome plano, ruídos presentes, flácido, indolor à palpação, sem visceromegalias.'],
  ['mmii', 'Membros inferiores sem edema, panturrilhas livres, pulsos presentes e simétricos.'],
  [
    'neuro',
    'Glasgow 15, pupilas isocóricas e fotorreagentes, sem déficit focal, sem sinais meníngeos.',
  ],
  ['has', 'Hipertensão arterial sistêmica'],
  ['dm2', 'Diabetes mellitus tipo 2'],
  ['nega', 'Nega febre, perda de peso, dispneia, dor torácica e alterações do hábito intestinal.'],
  ['alarme', 'Orientado sobre sinais de alarme e a procurar a emergência se surgirem.'],
  ['ret30', 'Retorno em 30 dias.'],
]);

/** Matches the word of a shortcut: 2 to 20 letters without accents, or digits. */
export const FORMA_DO_ATALHO = /^[a-z0-9]{2,20}$/;

const DIGITADO = /(?:^|\s)\/([a-z0-9]{2,20})(\s)$/;

/**
 * Expands a known shortcut behind which a space, a line break or a tab was typed at `cursor`.
 * Returns the text and where the cursor then stands; null when there is nothing to expand.
 */
export function expandir(
  texto: string,
  cursor: number,
  atalhos: Atalhos,
): { texto: string; cursor: number } | null {
  const antes = texto.slice(0, cursor);
  const [, palavra = '', espaco = ''] = DIGITADO.exec(antes) ?? [];
  const expandido = atalhos.get(palavra);
  if (expandido === undefined) return null;
  const inicio = antes.length - espaco.length - palavra.length - 1;
  const novo = antes.slice(0, inicio) + expandido + espaco;
  return { texto: novo + texto.slice(cursor), cursor: novo.length };
}

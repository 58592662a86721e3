import { normalizarBusca } from '@domain/texto.ts';

/** How the names of places of care begin, by the article that they take. */
const FEMININOS = ['clinica', 'policlinica', 'santa', 'maternidade', 'casa', 'unidade', 'fundacao'];
const MASCULINOS = ['hospital', 'centro', 'instituto', 'consultorio', 'ambulatorio', 'nucleo'];

function artigo(nome: string): 'a' | 'o' | '' {
  const comeco = normalizarBusca(nome).split(/[ .]/)[0] ?? '';
  if (FEMININOS.includes(comeco) || comeco === 'dra') return 'a';
  return MASCULINOS.includes(comeco) || comeco === 'dr' ? 'o' : '';
}

/** `da Clínica Vila Serena`, `do Dr. Rui Sá`; `de Vila Serena` where the name tells no article. */
export function de(nome: string): string {
  return `d${artigo(nome) || 'e'} ${nome}`;
}

/** `na Clínica Vila Serena`, `no Hospital Santa Aurora`, `em Vila Serena`. */
export function em(nome: string): string {
  const vogal = artigo(nome);
  return vogal ? `n${vogal} ${nome}` : `em ${nome}`;
}

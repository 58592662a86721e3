const TITULOS = /^((dr|prof|sr)a?\.?\s+)+/i;
const GENERICA =
  /^(clínica|clinica|hospital|consultório|consultorio)\s+((da|de|do|das|dos)\s+)?(?=\S)/i;

/** The letter that stands for a person: of the name, not of the title before it. */
export function inicialDe(nome: string): string {
  return nome.trim().replace(TITULOS, '').charAt(0).toLocaleUpperCase('pt-BR');
}

/** A name cut where what tells it apart from the others begins: `Clínica ` and `Vila Serena`. */
export function semGenerica(nome: string): { readonly generica: string; readonly resto: string } {
  const generica = GENERICA.exec(nome)?.[0] ?? '';
  return { generica, resto: nome.slice(generica.length) };
}

type Campos = Readonly<Record<string, unknown>>;

/** A field that somebody else changed while it was open here. */
export interface Diferenca<V> {
  nome: keyof V & string;
  /** What stands here. */
  aqui: V[keyof V];
  /** What the other person saved. */
  salvo: V[keyof V];
}

/** What somebody else changed since it was read and does not stand here too. */
export function diferencas<V extends Campos>(lido: V, aqui: V, salvo: V): Diferenca<V>[] {
  const nomes = Object.keys(lido) as (keyof V & string)[];
  return nomes
    .filter((nome) => !iguais(salvo[nome], lido[nome]) && !iguais(salvo[nome], aqui[nome]))
    .map((nome) => ({ nome, aqui: aqui[nome], salvo: salvo[nome] }));
}

/** What was changed here since it was read, over what somebody else saved. */
export function juntar<V extends Campos>(lido: V, aqui: V, salvo: V): V {
  const mudados = Object.entries(aqui).filter(([nome, valor]) => !iguais(valor, lido[nome]));
  return { ...salvo, ...Object.fromEntries(mudados) };
}

const iguais = (um: unknown, outro: unknown) => JSON.stringify(um) === JSON.stringify(outro);

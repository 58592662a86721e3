/** What the operator set for this installation; undefined where nothing. */
export const variavel = (nome: string) => Deno.env.get(nome);

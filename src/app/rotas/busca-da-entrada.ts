import { TIPOS_DE_USUARIO, type TipoDeUsuario } from '@domain/permissoes.ts';

/** What stands after the `?` of an address, as the router reads it. */
export type Bruta = Readonly<Record<string, unknown>>;

/** A text that says something. */
export const texto = (valor: unknown) => (typeof valor === 'string' && valor ? valor : undefined);

/** What the address of the sign-in screen may carry: where to go afterwards. */
export function buscaDoLogin(bruta: Bruta): { voltar?: string } {
  const voltar = texto(bruta.voltar);
  return voltar ? { voltar } : {};
}

/** What the address of the sign-up screen may carry: an invitation and the type of account. */
export function buscaDoRegistro(bruta: Bruta): { convite?: string; tipo?: TipoDeUsuario } {
  const convite = texto(bruta.convite);
  const tipo = TIPOS_DE_USUARIO.find((conhecido) => conhecido === bruta.tipo);
  return { ...(convite && { convite }), ...(tipo && { tipo }) };
}

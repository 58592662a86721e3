import type { TipoDeUsuario } from '@domain/permissoes.ts';

/** Who is signed in, as every request to the hosted database says (specification §6). */
export interface Identidade {
  id: string;
  tipo: TipoDeUsuario;
  email: string;
}

let atual: Identidade | null = null;

export function definirIdentidade(identidade: Identidade | null): void {
  atual = identidade;
}

/** Identifying headers: logged by the platform, trusted by nobody. */
export function cabecalhosDeIdentidade(): Readonly<Record<string, string>> {
  if (!atual) return {};
  return {
    'x-user-id': atual.id,
    'x-user-type': atual.tipo,
    // Encodes the e-mail: a header carries ASCII only.
    'x-user-email': encodeURI(atual.email),
  };
}

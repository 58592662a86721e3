/** Calls of the database that a story makes as somebody who is not looking at a screen. */
import { LOCAL_ONLY_PUBLISHABLE_KEY } from '../../../local/keys.ts';
import { API_URL } from '../../support/addresses.ts';
import type { Conta } from '../../support/contas.ts';

/** One call of the hosted database's API as an account; what it answers. */
export async function chamar<Resposta>(
  { sessao }: Conta,
  chamada: string,
  corpo: object = {},
): Promise<Resposta> {
  const resposta = await fetch(`${API_URL}/rest/v1/${chamada}`, {
    method: 'POST',
    headers: {
      apikey: LOCAL_ONLY_PUBLISHABLE_KEY,
      authorization: `Bearer ${sessao.token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(corpo),
  });
  const texto = await resposta.text();
  if (!resposta.ok) throw new Error(`${chamada} ${resposta.status}: ${texto}`);
  const lido: Resposta = JSON.parse(texto);
  return lido;
}

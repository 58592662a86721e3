/**
 * Makes a call of the database with the service key (`SUPABASE_URL`, `SUPABASE_SERVICE_ROLE_KEY`).
 * @throws {Error} with what the database says, where it refuses
 */
export async function chamarComoServico(nome: string, argumentos: object): Promise<unknown> {
  const { SUPABASE_URL: url, SUPABASE_SERVICE_ROLE_KEY: chave } = process.env;
  if (!url || !chave) throw new Error('Defina SUPABASE_URL e SUPABASE_SERVICE_ROLE_KEY.');
  const resposta = await fetch(`${url}/rest/v1/rpc/${nome}`, {
    method: 'POST',
    headers: {
      apikey: chave,
      authorization: `Bearer ${chave}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(argumentos),
  });
  const corpo: unknown = await resposta.json();
  if (!resposta.ok) throw new Error(String(Object(corpo).message ?? resposta.status));
  return corpo;
}

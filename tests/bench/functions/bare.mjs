// Runs in Deno beside the product's functions: the least that answers the same database call.
import { PostgrestClient } from '@supabase/postgrest-js';
import { Hono } from 'hono';

const url = `${Deno.env.get('SUPABASE_URL')}/rest/v1`;
const apikey = Deno.env.get('SUPABASE_ANON_KEY') ?? '';

const app = new Hono().get('/bare/me', async (c) => {
  const authorization = c.req.header('authorization') ?? '';
  const banco = new PostgrestClient(url, { headers: { apikey, authorization } });
  return c.json((await banco.rpc('usuario_atual')).data);
});

Deno.serve(app.fetch);

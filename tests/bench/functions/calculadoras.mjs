// Runs in Deno beside the product's function: the least that answers the same calculation of the
// same body, with and without knowing who calls, and the product's own route without that.
import { PostgrestClient } from '@supabase/postgrest-js';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { criarApp } from '../../../supabase/functions/_shared/http/app.ts';
import { lerCorpo } from '../../../supabase/functions/_shared/http/entrada.ts';
import { calcular, encontrar } from '../../../supabase/functions/calculators/calculo.ts';

const url = `${Deno.env.get('SUPABASE_URL')}/rest/v1`;
const apikey = Deno.env.get('SUPABASE_ANON_KEY') ?? '';

const bmiSchema = z.strictObject({
  weight: z.number().check(z.gte(0.3), z.lte(650)),
  height: z.number().check(z.gte(0.2), z.lte(272)),
  age: z.optional(z.number().check(z.gte(0), z.lte(130))),
});

async function bmi(c) {
  const { weight, height } = bmiSchema.parse(await c.req.json());
  const metros = height <= 3 ? height : height / 100;
  return c.json({ bmi: weight / (metros * metros) });
}

const nu = new Hono().post('/medida/nu', bmi).post('/medida/nu-com-sessao', async (c) => {
  const authorization = c.req.header('authorization') ?? '';
  const banco = new PostgrestClient(url, { headers: { apikey, authorization } });
  const { data } = await banco.rpc('usuario_atual');
  if (!data) return c.json({}, 401);
  return bmi(c);
});

const produto = criarApp('medida').post('/produto', async (c) =>
  c.json(calcular(encontrar('bmi'), await lerCorpo(c, z.unknown()))),
);

Deno.serve((pedido) =>
  new URL(pedido.url).pathname === '/medida/produto' ? produto.fetch(pedido) : nu.fetch(pedido),
);

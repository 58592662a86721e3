import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { DEMO_PASSWORD } from '../../local/demo-accounts.ts';
import { denoEnvironment, denoPath } from '../../local/install.mjs';
import { iniciarStack, type Pilha } from '../support/stack.ts';

const CHAMADAS_SIMULTANEAS = 8;
const RODADAS = 12;
const DURACAO_DA_RODADA_MS = 1_500;
const RAIZ = new URL('../../', import.meta.url);

/**
 * Calls a second of the product's authenticated reads against the barest handler that makes the same
 * database call, both in one Deno process, turn about.
 */
export async function executar(): Promise<number> {
  const pilha = await iniciarStack({ api: 54931, seed: true, functions: false });
  const deno = await iniciarFuncoes(pilha);
  try {
    const token = await entrar(pilha);
    const rotas = ['/bare/me', '/auth/me', '/users/permissions'];
    const porSegundo = new Map<string, number[]>(rotas.map((rota) => [rota, []]));
    for (let rodada = 0; rodada <= RODADAS; rodada += 1) {
      for (const rota of rotas) {
        const medida = await chamadasPorSegundo(`${deno.url}${rota}`, token);
        // The first round warms up.
        if (rodada > 0) porSegundo.get(rota)?.push(medida);
      }
    }
    const base = mediana(porSegundo.get('/bare/me') ?? []);
    console.log('\nmedian calls a second          calls/s    against bare');
    for (const rota of rotas) {
      const valor = mediana(porSegundo.get(rota) ?? []);
      console.log(
        `${rota.padEnd(30)}${valor.toFixed(0).padStart(8)}${(valor / base).toFixed(2).padStart(16)}`,
      );
    }
    return 0;
  } finally {
    deno.parar();
    await pilha.parar();
  }
}

async function chamadasPorSegundo(url: string, token: string): Promise<number> {
  const fim = performance.now() + DURACAO_DA_RODADA_MS;
  const headers = { authorization: `Bearer ${token}` };
  let chamadas = 0;
  const inicio = performance.now();
  await Promise.all(
    Array.from({ length: CHAMADAS_SIMULTANEAS }, async () => {
      while (performance.now() < fim) {
        const resposta = await fetch(url, { headers });
        await resposta.arrayBuffer();
        if (!resposta.ok) throw new Error(`${url} answered ${resposta.status}`);
        chamadas += 1;
      }
    }),
  );
  return chamadas / ((performance.now() - inicio) / 1000);
}

async function entrar(pilha: Pilha): Promise<string> {
  const resposta = await fetch(`${pilha.apiUrl}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: pilha.anonKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'medico@pleno.demo', password: DEMO_PASSWORD }),
  });
  const { access_token } = (await resposta.json()) as { access_token?: string };
  if (!access_token) throw new Error(`sign-in answered ${resposta.status}`);
  return access_token;
}

/** The product's functions and the bare one, in one Deno process as the local stack runs them. */
async function iniciarFuncoes(pilha: Pilha): Promise<{ url: string; parar: () => void }> {
  const entrada = (caminho: string) => new URL(caminho, RAIZ).href;
  const filho = spawn(
    denoPath(),
    [
      'run',
      '--no-prompt',
      '--allow-net',
      '--allow-env',
      '--allow-read',
      '--config',
      fileURLToPath(new URL('supabase/functions/deno.json', RAIZ)),
      fileURLToPath(new URL('local/services/functions-host.mjs', RAIZ)),
    ],
    {
      env: {
        ...denoEnvironment(),
        FUNCTIONS: JSON.stringify({
          auth: entrada('supabase/functions/auth/index.ts'),
          users: entrada('supabase/functions/users/index.ts'),
          bare: entrada('tests/bench/functions/bare.mjs'),
        }),
        SUPABASE_URL: pilha.apiUrl,
        SUPABASE_ANON_KEY: pilha.anonKey,
        SUPABASE_SERVICE_ROLE_KEY: pilha.serviceKey,
      },
      // Its log of each call is part of what is measured; nobody needs to read it here.
      stdio: ['pipe', 'pipe', 'ignore'],
    },
  );
  for await (const linha of createInterface({ input: filho.stdout })) {
    const porta = /^\{"functionsPort":(\d+)\}$/.exec(linha)?.[1];
    if (porta) return { url: `http://127.0.0.1:${porta}`, parar: () => filho.kill() };
  }
  throw new Error('the functions did not start');
}

function mediana(valores: number[]): number {
  const ordenados = [...valores].sort((a, b) => a - b);
  return ordenados[Math.floor(ordenados.length / 2)] ?? Number.NaN;
}

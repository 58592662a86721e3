/** Measures functions as the local stack runs them: one Deno process, several calls at a time. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { DEMO_PASSWORD } from '../../../local/demo-accounts.ts';
import { denoEnvironment, denoPath } from '../../../local/install.mjs';
import type { Pilha } from '../../support/stack.ts';

const CHAMADAS_SIMULTANEAS = 8;
const RODADAS = 12;
const DURACAO_DA_RODADA_MS = 1_500;
const RAIZ = new URL('../../../', import.meta.url);

export interface Medida {
  readonly nome: string;
  readonly url: string;
  readonly pedido: RequestInit;
}

/** Median calls a second of each, measured turn about; the first round warms up. */
export async function medirPorTurnos(medidas: readonly Medida[]): Promise<Map<string, number>> {
  const porSegundo = new Map<string, number[]>(medidas.map(({ nome }) => [nome, []]));
  for (let rodada = 0; rodada <= RODADAS; rodada += 1) {
    for (const medida of medidas) {
      const valor = await chamadasPorSegundo(medida);
      if (rodada > 0) porSegundo.get(medida.nome)?.push(valor);
    }
  }
  return new Map([...porSegundo].map(([nome, valores]) => [nome, mediana(valores)]));
}

async function chamadasPorSegundo({ url, pedido }: Medida): Promise<number> {
  const fim = performance.now() + DURACAO_DA_RODADA_MS;
  let chamadas = 0;
  const inicio = performance.now();
  await Promise.all(
    Array.from({ length: CHAMADAS_SIMULTANEAS }, async () => {
      while (performance.now() < fim) {
        const resposta = await fetch(url, pedido);
        await resposta.arrayBuffer();
        if (!resposta.ok) throw new Error(`${url} answered ${resposta.status}`);
        chamadas += 1;
      }
    }),
  );
  return chamadas / ((performance.now() - inicio) / 1000);
}

/** The token of a doctor of the demonstration. */
export async function entrar(pilha: Pilha): Promise<string> {
  const resposta = await fetch(`${pilha.apiUrl}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: pilha.anonKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'medico@pleno.demo', password: DEMO_PASSWORD }),
  });
  const { access_token } = (await resposta.json()) as { access_token?: string };
  if (!access_token) throw new Error(`sign-in answered ${resposta.status}`);
  return access_token;
}

/** Functions by the first segment of their path, each from its file, in one Deno process. */
export async function iniciarFuncoes(
  pilha: Pilha,
  entradas: Readonly<Record<string, string>>,
): Promise<{ url: string; parar: () => void }> {
  const funcoes = Object.fromEntries(
    Object.entries(entradas).map(([nome, caminho]) => [nome, new URL(caminho, RAIZ).href]),
  );
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
        FUNCTIONS: JSON.stringify(funcoes),
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

export function mediana(valores: number[]): number {
  const ordenados = [...valores].sort((a, b) => a - b);
  return ordenados[Math.floor(ordenados.length / 2)] ?? Number.NaN;
}

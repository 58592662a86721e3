/**
 * Has the operator's embedding model place the passages of the assistant's knowledge base:
 *
 *   EMBEDDINGS_URL=https://…/v1 EMBEDDINGS_KEY=… EMBEDDINGS_MODEL=… npm run assistente:vetores
 *
 * The administrator's alone: it asks for SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY. Passages go in batches,
 * and each batch is kept: cut off, it goes on where it stopped; run again, it asks only for what is new or
 * changed. No patient's data is in the base.
 */
import * as z from 'zod/mini';
import type { Provedor } from '../supabase/functions/ai/modelo/configuracao.ts';
import { FALHAS, FalhaDoModelo } from '../supabase/functions/ai/modelo/falhas.ts';
import { pedirVetores, vetorizadorDe } from '../supabase/functions/ai/modelo/vetores.ts';
import { chamarComoServico } from './chamar-como-servico.ts';

const POR_VEZ = 32;
const PRAZO_MS = 60_000;
const TENTATIVAS = 5;

const faltantesSchema = z.array(
  z.object({ id: z.string(), texto: z.string(), resumo: z.string() }),
);

/** Asks for a batch, again a moment later where the provider is busy. */
async function insistir(
  provedor: Provedor,
  textos: readonly string[],
  esperaMs: number,
): Promise<readonly (readonly number[])[]> {
  for (let tentativa = 1; ; tentativa += 1) {
    try {
      return await pedirVetores(provedor, textos, AbortSignal.timeout(PRAZO_MS));
    } catch (erro) {
      if (!(erro instanceof FalhaDoModelo) || !erro.deNovo || tentativa === TENTATIVAS) throw erro;
      const espera = Math.max(erro.deNovo.aposMs, esperaMs * 2 ** (tentativa - 1));
      await new Promise((resolve) => setTimeout(resolve, espera));
    }
  }
}

/** Runs the command; says what was done. `esperaMs` is the first wait for a provider that is busy. */
export async function executar(esperaMs = 1_000): Promise<string> {
  const provedor = vetorizadorDe((nome) => process.env[nome]);
  if (!provedor) throw new Error('Defina EMBEDDINGS_URL, EMBEDDINGS_KEY e EMBEDDINGS_MODEL.');
  const { modelo } = provedor;
  let gravadas = 0;
  for (;;) {
    const faltam = faltantesSchema.parse(
      await chamarComoServico('passagens_sem_vetor', { p_modelo: modelo, p_quantas: POR_VEZ }),
    );
    if (faltam.length === 0)
      return `${gravadas} passagens com vetores de ${modelo}; não falta nenhuma.`;
    const vetores = await insistir(
      provedor,
      faltam.map(({ texto }) => texto),
      esperaMs,
    );
    const novas = Number(
      await chamarComoServico('gravar_vetores', {
        p_modelo: modelo,
        p_vetores: faltam.map(({ id, resumo }, n) => ({ id, resumo, vetor: vetores[n] })),
      }),
    );
    // Nothing kept of what was missing would be asked for again for ever.
    if (novas === 0) throw new Error('A base mudou enquanto era lida. Execute de novo.');
    gravadas += novas;
  }
}

if (process.argv[1] && import.meta.filename === process.argv[1]) {
  try {
    console.log(await executar());
  } catch (erro) {
    const falha = erro instanceof FalhaDoModelo ? FALHAS[erro.codigo] : null;
    console.error(falha ?? (erro instanceof Error ? erro.message : erro));
    process.exitCode = 1;
  }
}

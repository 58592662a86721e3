/** A whole answer without a model, as a doctor's browser asks for it: over HTTP, found, checked and kept in the log. */
import { iniciarStack } from '../../support/stack.ts';
import { entrar, iniciarFuncoes } from '../functions/medir.ts';
import { GERADAS, GERAR } from './geradas.ts';
import { METADES } from './recuperacao.ts';

const LIMITE_MS = 150;
/** Fewer than the limit of a minute. */
const SEGUIDAS = 15;
/** Asked before the clock runs. */
const DE_ENSAIO = 10;

/** From the question's leaving until its answer is here whole, one after another, among 20,000 passages more. */
export async function medirResposta(): Promise<void> {
  const pilha = await iniciarStack({ api: 54931, seed: true, functions: false });
  const token = await entrar(pilha);
  // It takes minutes, in which this process keeps no connection alive: the functions come after it.
  for (const comando of GERAR) await pilha.sql(comando);
  const deno = await iniciarFuncoes(pilha, { ai: 'supabase/functions/ai/index.ts' });
  try {
    const perguntas = [...METADES.escolha, ...METADES.reserva].map(({ pergunta }) => pergunta);
    const perguntar = async (prompt: string) => {
      const inicio = performance.now();
      const resposta = await fetch(`${deno.url}/ai/medical-assistant`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ prompt }),
      });
      await resposta.arrayBuffer();
      if (!resposta.ok) throw new Error(`the assistant answered ${resposta.status}`);
      return performance.now() - inicio;
    };
    const tempos: number[] = [];
    for (const [vez, pergunta] of perguntas.entries()) {
      if (vez % SEGUIDAS === 0) await pilha.sql('delete from private.tentativas');
      const tempo = await perguntar(pergunta);
      if (vez >= DE_ENSAIO) tempos.push(tempo);
    }
    tempos.sort((a, b) => a - b);
    const em = (parte: number) => tempos[Math.floor(tempos.length * parte)]?.toFixed(0);
    console.log(
      `whole local answer     p50 ${em(0.5)} ms, p95 ${em(0.95)} ms   of ${LIMITE_MS} ms, over HTTP among ${GERADAS} passages more`,
    );
  } finally {
    deno.parar();
    await pilha.parar();
  }
}

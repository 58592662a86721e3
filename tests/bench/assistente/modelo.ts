/** What the assistant adds to a model: taking identifiers out before, holding sentences against sources after. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { semIdentificadores } from '@domain/assistente/identificadores/tirar.ts';
import { responderLocal } from '@domain/assistente/local.ts';
import { frasesDaPassagem } from '@domain/assistente/passagem.ts';
import { responderComModelo } from '../../../supabase/functions/ai/modelo/responder.ts';
import { passagens } from '../../unit/assistente/base-lida.ts';
import corpus from './identificadores.json' with { type: 'json' };

const HOJE = '2026-11-23';
const MEGABYTE = 1024 * 1024;
const LIMITE_MS = 30;
const VEZES = 40;

/** Megabytes a second of notes with identifiers, in parts as long as a question may be. */
export function medirRetirada(): void {
  const nota = corpus.map(({ texto }) => texto).join('\n');
  const parte = nota.repeat(Math.ceil(4000 / nota.length)).slice(0, 4000);
  const vezes = Math.ceil((2 * MEGABYTE) / Buffer.byteLength(parte));
  // Of the processor: a machine that does other things too tells nothing of the rule.
  const inicio = process.cpuUsage();
  for (let n = 0; n < vezes; n += 1) semIdentificadores(parte, { hoje: HOJE, conhecidos: [] });
  const segundos = process.cpuUsage(inicio).user / 1_000_000;
  const taxa = (vezes * Buffer.byteLength(parte)) / MEGABYTE / segundos;
  console.log(`redaction              ${taxa.toFixed(1)} MB/s   of 1 MB/s at least`);
}

/** From the moment at which a provider writes its first whole sentence until it may leave, checked. */
export async function medirFluxo(): Promise<void> {
  const achadas = passagens('anafilaxia#doses-adulto', 'dengue#nao-fazer', 'dengue#doses-adulto');
  const [frase = ''] = frasesDaPassagem(achadas[0]?.texto ?? '').map(({ texto }) => texto);
  let escrita = 0;
  const servidor = createServer((pedido, resposta) => {
    pedido.resume().once('end', () => {
      const dizer = (parte: object) => resposta.write(`data: ${JSON.stringify(parte)}\n\n`);
      resposta.writeHead(200, { 'content-type': 'text/event-stream' });
      escrita = performance.now();
      dizer({ choices: [{ delta: { content: `${frase} [1]\n` } }] });
      dizer({ choices: [{ delta: {}, finish_reason: 'stop' }] });
      resposta.end('data: [DONE]\n\n');
    });
  });
  await new Promise<void>((pronto) => servidor.listen(0, '127.0.0.1', pronto));
  const { port } = servidor.address() as AddressInfo;
  const ambiente: Record<string, string> = {
    IA_URL: `http://127.0.0.1:${port}/v1`,
    IA_CHAVE: 'x',
    IA_MODELO: 'x',
  };
  const pergunta = 'anafilaxia, dose de adrenalina';
  const local = responderLocal(pergunta, achadas, HOJE);
  const tempos: number[] = [];
  const inicio = process.cpuUsage();
  for (let n = 0; n < VEZES; n += 1) {
    let saiu = 0;
    await responderComModelo(
      {
        ...{ pergunta, passagens: achadas, prontuario: null, local, hoje: HOJE },
        sinal: new AbortController().signal,
        aoConferir: () => {
          saiu ||= performance.now();
        },
      },
      (nome) => ambiente[nome],
    );
    tempos.push(saiu - escrita);
  }
  const { user } = process.cpuUsage(inicio);
  servidor.close();
  tempos.sort((a, b) => a - b);
  const em = (parte: number) => tempos[Math.floor(tempos.length * parte)]?.toFixed(1);
  console.log(
    `first sentence         p50 ${em(0.5)} ms, p95 ${em(0.95)} ms   of ${LIMITE_MS} ms; ${(user / 1000 / VEZES).toFixed(1)} ms of processor a whole answer`,
  );
}

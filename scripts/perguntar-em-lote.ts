/**
 * Runs a set of questions through the assistant of an installation, local or with its model, and prints a
 * score:
 *
 *   npm run assistente:perguntas -- perguntas.jsonl [--saida respostas.jsonl]
 *
 * A JSON a line: `{"id", "pergunta", "respondivel"?, "passagens"?, "contem"?, "nao_contem"?}`. It asks as the
 * doctor whose token is in IA_TOKEN, at SUPABASE_URL, no faster than the installation lets a doctor ask, and
 * what it asks is logged as any question. No published set is shipped: bring one with its licence.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as esperar } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import {
  type RespostaDoAssistente,
  respostaDoAssistenteSchema,
} from '@domain/contracts/assistente.ts';
import { normalizarBusca } from '@domain/texto.ts';
import * as z from 'zod/mini';

const perguntaSchema = z.object({
  id: z.string(),
  pergunta: z.string(),
  /** Whether there is an answer to be found; unsaid, it is not counted. */
  respondivel: z.optional(z.boolean()),
  /** Passages one of which has to be among the answer's. */
  passagens: z.optional(z.array(z.string())),
  /** What the answer has to say, and may not, without accents or case. */
  contem: z.optional(z.array(z.string())),
  nao_contem: z.optional(z.array(z.string())),
});
export type PerguntaDoLote = z.infer<typeof perguntaSchema>;

/** Reads a set; throws naming the line that is none. */
export function lerLote(jsonl: string): PerguntaDoLote[] {
  return jsonl.split('\n').flatMap((linha, n) => {
    if (!linha.trim()) return [];
    try {
      return [z.parse(perguntaSchema, JSON.parse(linha))];
    } catch {
      throw new Error(`A linha ${n + 1} não é uma pergunta do formato.`);
    }
  });
}

type Medida = 'responde' | 'recusa' | 'acha' | 'diz' | 'cala';

/** What an answer is judged by; what its question says nothing of is not counted. */
export function julgar(
  { respondivel, passagens, contem, nao_contem }: PerguntaDoLote,
  resposta: Pick<RespostaDoAssistente, 'situacao' | 'texto' | 'trechos'>,
): Partial<Record<Medida, boolean>> {
  const texto = normalizarBusca(resposta.texto);
  const respondeu = resposta.situacao === 'respondida';
  const dito = (um: string) => texto.includes(normalizarBusca(um));
  return {
    ...(respondivel === true && { responde: respondeu }),
    ...(respondivel === false && { recusa: !respondeu }),
    ...(passagens?.length && {
      acha: resposta.trechos.some(({ passagem }) => passagens.includes(passagem)),
    }),
    ...(contem?.length && { diz: contem.every(dito) }),
    ...(nao_contem?.length && { cala: !nao_contem.some(dito) }),
  };
}

const NOMES: Readonly<Record<Medida, string>> = {
  responde: 'respondidas, das respondíveis',
  recusa: 'recusadas, das sem resposta',
  acha: 'com a passagem esperada entre as citadas',
  diz: 'que dizem tudo o que se espera',
  cala: 'que não dizem o que não devem',
};

interface Onde {
  readonly url: string;
  readonly token: string;
}

/** Asks, again where the installation says to wait. */
async function perguntar({ url, token }: Onde, prompt: string): Promise<RespostaDoAssistente> {
  for (;;) {
    const resposta = await fetch(`${url}/functions/v1/ai/medical-assistant`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ prompt }),
    });
    if (resposta.ok) return z.parse(respostaDoAssistenteSchema, await resposta.json());
    const espera = Number(resposta.headers.get('retry-after'));
    await resposta.body?.cancel();
    if (resposta.status !== 429 || !(espera > 0))
      throw new Error(`A instalação respondeu ${resposta.status}.`);
    await esperar(espera * 1000);
  }
}

/** Asks the whole set; returns the score as text, and each answer. */
export async function executarLote(onde: Onde, lote: readonly PerguntaDoLote[]) {
  const contas = new Map<Medida, { certas: number; todas: number }>();
  const respostas: object[] = [];
  const provedores = new Set<string>();
  let quedas = 0;
  for (const pergunta of lote) {
    const resposta = await perguntar(onde, pergunta.pergunta);
    const { nome, modelo, versao } = resposta.provedor;
    provedores.add([nome, modelo, versao].filter(Boolean).join(' '));
    quedas += resposta.queda ? 1 : 0;
    const notas = julgar(pergunta, resposta);
    for (const [medida, certa] of Object.entries(notas) as [Medida, boolean][]) {
      const { certas, todas } = contas.get(medida) ?? { certas: 0, todas: 0 };
      contas.set(medida, { certas: certas + (certa ? 1 : 0), todas: todas + 1 });
    }
    respostas.push({ id: pergunta.id, notas, situacao: resposta.situacao, texto: resposta.texto });
  }
  const linhas = [...contas].map(
    ([medida, { certas, todas }]) =>
      `${(certas / todas).toFixed(3)}  ${certas} de ${todas} ${NOMES[medida]}`,
  );
  const quem = `${lote.length} perguntas a ${[...provedores].join(', ') || 'ninguém'}; ${quedas} sem o modelo pedido.`;
  return { placar: [quem, ...linhas].join('\n'), respostas };
}

async function executar(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { saida: { type: 'string' } },
    allowPositionals: true,
  });
  const { SUPABASE_URL: url, IA_TOKEN: token } = process.env;
  const [arquivo] = positionals;
  if (!arquivo || !url || !token)
    throw new Error('Diga o arquivo de perguntas, e defina SUPABASE_URL e IA_TOKEN.');
  const { placar, respostas } = await executarLote(
    { url, token },
    lerLote(readFileSync(arquivo, 'utf8')),
  );
  if (values.saida)
    writeFileSync(values.saida, respostas.map((uma) => `${JSON.stringify(uma)}\n`).join(''));
  console.log(placar);
}

if (process.argv[1] && import.meta.filename === process.argv[1]) {
  try {
    await executar();
  } catch (erro) {
    console.error(erro instanceof Error ? erro.message : erro);
    process.exitCode = 1;
  }
}

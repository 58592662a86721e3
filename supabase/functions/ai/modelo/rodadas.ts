/** The rounds of a question: a model asks for tools, is told what they say, and answers in the end. */
import type { FerramentaDoModelo, Resultado } from '@domain/assistente/modelo/ferramentas.ts';
import type { ChamadaDeFerramenta, Mensagem } from '@domain/assistente/modelo/pedido.ts';
import type { ResultadoDeFerramenta } from '@domain/contracts/assistente.ts';
import { type Fim, perguntarAoModelo } from './cliente.ts';
import type { Modelo } from './configuracao.ts';
import { FalhaDoModelo } from './falhas.ts';
import type { Escrito } from './fluxo.ts';

/** With the last one it has to answer. */
const RODADAS = 4;

/** Results in the order in which they came; each has its number among what may be cited. */
export interface Caderno {
  readonly resultados: ResultadoDeFerramenta[];
  /** Keeps a result, once; returns it with its number. */
  readonly anotar: (resultado: Resultado) => ResultadoDeFerramenta;
}

/** A place for results whose first number is `primeiro`. */
export function abrirCaderno(primeiro: number): Caderno {
  const resultados: ResultadoDeFerramenta[] = [];
  return {
    resultados,
    anotar(resultado) {
      const mesmo = resultados.find(
        ({ ferramenta, titulo, frases }) =>
          ferramenta === resultado.ferramenta &&
          titulo === resultado.titulo &&
          frases.join() === resultado.frases.join(),
      );
      if (mesmo) return mesmo;
      const novo = { n: primeiro + resultados.length, ...resultado };
      resultados.push(novo);
      return novo;
    },
  };
}

interface Conversa {
  readonly mensagens: readonly Mensagem[];
  readonly ferramentas: readonly FerramentaDoModelo[];
  readonly caderno: Caderno;
  readonly fim: Fim;
  readonly aoEscrever: (texto: string) => void;
}

/**
 * Asks until there is an answer, four times at most. A tool runs where a model asks for it by its name with
 * arguments that it takes; any other call is told what is wrong, and shows nothing.
 * @throws {FalhaDoModelo} also where it asks for tools once it has to answer.
 */
export async function conversarComModelo(modelo: Modelo, conversa: Conversa): Promise<Escrito> {
  const { ferramentas, caderno, fim, aoEscrever } = conversa;
  const mensagens = [...conversa.mensagens];
  for (let rodada = 1; ; rodada += 1) {
    const pedido = { mensagens, ferramentas, semFerramentas: rodada === RODADAS };
    const escrito = await perguntarAoModelo(modelo, pedido, fim, aoEscrever);
    if (escrito.chamadas.length === 0) return escrito;
    if (ferramentas.length === 0 || rodada === RODADAS) throw new FalhaDoModelo('fora_do_pedido');
    mensagens.push(
      { role: 'assistant', content: null, tool_calls: escrito.chamadas },
      ...escrito.chamadas.map(
        (chamada): Mensagem => ({
          role: 'tool',
          tool_call_id: chamada.id,
          content: JSON.stringify(responderChamada(chamada, ferramentas, caderno)),
        }),
      ),
    );
    aoEscrever('');
  }
}

function responderChamada(
  { function: { name, arguments: escritos } }: ChamadaDeFerramenta,
  ferramentas: readonly FerramentaDoModelo[],
  caderno: Caderno,
) {
  const ferramenta = ferramentas.find(({ nome }) => nome === name);
  if (!ferramenta) return { erro: 'Não há esta ferramenta.' };
  let argumentos: unknown;
  try {
    argumentos = JSON.parse(escritos || '{}');
  } catch {
    return { erro: 'Os argumentos não são JSON.' };
  }
  const uso = ferramenta.usar(argumentos);
  if (!uso.ok) return { erro: uso.erro };
  const { n, titulo, frases } = caderno.anotar(uso.resultado);
  return { n, titulo, frases };
}

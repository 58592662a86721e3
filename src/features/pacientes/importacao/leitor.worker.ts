import type { MapaDeColunas } from '@domain/importacao/campos.ts';
import type { Codificacao } from '@domain/importacao/codificacao.ts';
import type { Separador } from '@domain/importacao/separador.ts';
import {
  type Arquivo,
  type Conferencia,
  conferirArquivo,
  type LinhaDoArquivo,
  lerArquivo,
} from './leitura.ts';

/** What the screen asks of the reader; it keeps the last file that it could read. */
export type PedidoAoLeitor =
  | { tipo: 'ler'; bytes: Uint8Array }
  | { tipo: 'conferir'; mapa: MapaDeColunas; hoje: string }
  | { tipo: 'linhas' };

/** What is shown of a file before its columns are chosen. */
export interface ResumoDoArquivo {
  codificacao: Codificacao;
  separador: Separador;
  cabecalho: string[];
  /** The cells of the first rows. */
  amostra: string[][];
  total: number;
}

export type RespostaDoLeitor =
  | { tipo: 'lido'; resumo: ResumoDoArquivo }
  | { tipo: 'ilegivel'; recusas: string[] }
  | { tipo: 'conferido'; conferencia: Conferencia }
  | { tipo: 'linhas'; linhas: LinhaDoArquivo[] };

const AMOSTRA = 3;
let arquivo: Arquivo | null = null;

self.addEventListener('message', ({ data }: MessageEvent<PedidoAoLeitor>) => {
  self.postMessage(responder(data));
});

function responder(pedido: PedidoAoLeitor): RespostaDoLeitor {
  if (pedido.tipo === 'ler') {
    const lido = lerArquivo(pedido.bytes);
    if ('recusas' in lido) return { tipo: 'ilegivel', recusas: lido.recusas };
    arquivo = lido;
    const { codificacao, separador, cabecalho, linhas } = lido;
    const amostra = linhas.slice(0, AMOSTRA).map(({ celulas }) => celulas);
    return {
      tipo: 'lido',
      resumo: { codificacao, separador, cabecalho, amostra, total: linhas.length },
    };
  }
  if (!arquivo) return { tipo: 'ilegivel', recusas: ['Escolha o arquivo de novo.'] };
  if (pedido.tipo === 'linhas') return { tipo: 'linhas', linhas: arquivo.linhas };
  return { tipo: 'conferido', conferencia: conferirArquivo(arquivo, pedido.mapa, pedido.hoje) };
}

import type { MapaDeColunas } from '@domain/importacao/campos.ts';
import { ErroComSentenca } from '@/lib/errors/erros.ts';
import type { PedidoAoLeitor, RespostaDoLeitor, ResumoDoArquivo } from './leitor.worker.ts';
import type { Conferencia, LinhaDoArquivo } from './leitura.ts';

/** A file that cannot be read; its sentences say where and what to do. */
export class ErroDeLeitura extends ErroComSentenca {
  override readonly name = 'ErroDeLeitura';

  constructor(readonly recusas: readonly string[]) {
    super(recusas.join(' '));
  }
}

const QUEBROU = 'Não foi possível ler este arquivo. Escolha-o de novo.';

/** The reader of files, in a thread of its own: the screen stays awake while 50,000 rows are read. */
export function criarLeitor() {
  const trabalhador = new Worker(new URL('./leitor.worker.ts', import.meta.url), {
    type: 'module',
  });

  const pedir = (pedido: PedidoAoLeitor) =>
    new Promise<RespostaDoLeitor>((resolver, recusar) => {
      trabalhador.onmessage = ({ data }: MessageEvent<RespostaDoLeitor>) => resolver(data);
      trabalhador.onerror = () => recusar(new ErroDeLeitura([QUEBROU]));
      trabalhador.postMessage(pedido);
    });

  return {
    /** @throws {ErroDeLeitura} when it is no CSV, or a broken one. */
    async ler(bytes: Uint8Array): Promise<ResumoDoArquivo> {
      const resposta = await pedir({ tipo: 'ler', bytes });
      if (resposta.tipo === 'lido') return resposta.resumo;
      throw new ErroDeLeitura(resposta.tipo === 'ilegivel' ? resposta.recusas : [QUEBROU]);
    },
    /** Reads every row of the last file by the columns chosen. */
    async conferir(mapa: MapaDeColunas, hoje: string): Promise<Conferencia> {
      const resposta = await pedir({ tipo: 'conferir', mapa, hoje });
      if (resposta.tipo === 'conferido') return resposta.conferencia;
      throw new ErroDeLeitura(resposta.tipo === 'ilegivel' ? resposta.recusas : [QUEBROU]);
    },
    /** Every row of the last file, as it stands there. */
    async linhas(): Promise<LinhaDoArquivo[]> {
      const resposta = await pedir({ tipo: 'linhas' });
      if (resposta.tipo === 'linhas') return resposta.linhas;
      throw new ErroDeLeitura(resposta.tipo === 'ilegivel' ? resposta.recusas : [QUEBROU]);
    },
    encerrar: () => trabalhador.terminate(),
  };
}
export type Leitor = ReturnType<typeof criarLeitor>;

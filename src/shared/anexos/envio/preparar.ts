import {
  BYTES_QUE_DIZEM_O_TIPO,
  type MotivoDeRecusa,
  nomeDoAnexo,
  RECUSAS,
  TAMANHO_MAXIMO,
  type TipoDeAnexo,
  tipoPeloConteudo,
  tipoPeloNome,
} from '@domain/anexos/tipos.ts';
import { ErroComSentenca } from '@/lib/errors/erros.ts';

/** A file that cannot be attached, with the sentence that says why and what to do. */
export class ArquivoRecusado extends ErroComSentenca {
  override readonly name = 'ArquivoRecusado';
}

/** A file as it goes to the server. */
export interface ArquivoPronto {
  readonly nome: string;
  readonly tipo: TipoDeAnexo;
  readonly conteudo: Blob;
}

/**
 * Checks a file before anything is sent: size first, so that 2 GB are never read, then the bytes
 * that say what it is, then all of it. An image leaves without the place where it was taken.
 * @throws {ArquivoRecusado} the server would refuse it too.
 */
export async function prepararArquivo(arquivo: File): Promise<ArquivoPronto> {
  if (arquivo.size === 0) throw recusa('vazio');
  if (arquivo.size > TAMANHO_MAXIMO) throw recusa('grande');
  const tipo = await conhecerTipo(arquivo);
  const { prepararConteudo } = await import('@domain/anexos/conteudo.ts');
  const preparado = await prepararConteudo(new Uint8Array(await ler(arquivo)), tipo);
  if ('recusa' in preparado) throw recusa(preparado.recusa);
  const conteudo = new Blob([new Uint8Array(preparado.bytes)], { type: tipo });
  if (tipo !== 'application/pdf') await abrirImagem(conteudo);
  return { nome: nomeDoAnexo(arquivo.name, tipo), tipo, conteudo };
}

async function conhecerTipo(arquivo: File): Promise<TipoDeAnexo> {
  const inicio = new Uint8Array(await ler(arquivo.slice(0, BYTES_QUE_DIZEM_O_TIPO)));
  const tipo = tipoPeloConteudo(inicio);
  const anunciado = tipoPeloNome(arquivo.name);
  if (tipo && (!anunciado || anunciado === tipo)) return tipo;
  throw recusa(anunciado ? 'outroTipo' : 'tipo');
}

/** Refuses what the browser cannot draw, which nobody could see later. */
async function abrirImagem(conteudo: Blob): Promise<void> {
  const imagem = await createImageBitmap(conteudo).catch(() => null);
  if (!imagem) throw recusa('danificado');
  imagem.close();
}

async function ler(parte: Blob): Promise<ArrayBuffer> {
  try {
    return await parte.arrayBuffer();
  } catch {
    throw new ArquivoRecusado(
      'Não foi possível ler este arquivo. Ele pode ter sido movido ou apagado: escolha de novo.',
    );
  }
}

const recusa = (motivo: MotivoDeRecusa) => new ArquivoRecusado(RECUSAS[motivo]);

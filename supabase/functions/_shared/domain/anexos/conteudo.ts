import { type ImagemLida, PONTOS_MAXIMOS } from './imagem.ts';
import { lerJpeg } from './jpeg.ts';
import { recusaDoPdf } from './pdf.ts';
import { lerPng } from './png.ts';
import {
  type MotivoDeRecusa,
  TAMANHO_MAXIMO,
  type TipoDeAnexo,
  tipoPeloConteudo,
} from './tipos.ts';
import { lerWebp } from './webp.ts';

const READERS: Readonly<Record<string, (bytes: Uint8Array) => ImagemLida | null>> = {
  'image/jpeg': lerJpeg,
  'image/png': lerPng,
  'image/webp': lerWebp,
};

type Preparado = { readonly bytes: Uint8Array } | { readonly recusa: MotivoDeRecusa };

/**
 * Prepares a file to be kept: an image loses what is not the picture, such as the place where it
 * was taken; a PDF stays as it is. Returns the reason instead when the file may not be kept.
 */
export async function prepararConteudo(bytes: Uint8Array, tipo: TipoDeAnexo): Promise<Preparado> {
  if (bytes.length === 0) return { recusa: 'vazio' };
  if (bytes.length > TAMANHO_MAXIMO) return { recusa: 'grande' };
  const real = tipoPeloConteudo(bytes);
  if (real !== tipo) return { recusa: real ? 'outroTipo' : 'tipo' };
  const read = READERS[tipo];
  if (!read) {
    const recusa = await recusaDoPdf(bytes);
    return recusa ? { recusa } : { bytes };
  }
  const image = read(bytes);
  if (!image) return { recusa: 'danificado' };
  if (image.largura * image.altura > PONTOS_MAXIMOS) return { recusa: 'imensa' };
  return { bytes: image.limpa };
}

/**
 * Checks uploaded bytes against their row, in size, kind and content. Returns the refusal, or null.
 */
export async function conferirConteudo(
  bytes: Uint8Array,
  dito: { readonly tipo: TipoDeAnexo; readonly bytes: number },
): Promise<MotivoDeRecusa | null> {
  if (bytes.length === 0) return 'vazio';
  if (bytes.length !== dito.bytes) return 'outroTamanho';
  const preparado = await prepararConteudo(bytes, dito.tipo);
  if ('recusa' in preparado) return preparado.recusa;
  // The browser takes out what is not the picture: if something is left, it did not.
  return iguais(preparado.bytes, bytes) ? null : 'comLocal';
}

function iguais(um: Uint8Array, outro: Uint8Array): boolean {
  return um === outro || (um.length === outro.length && um.every((byte, i) => byte === outro[i]));
}

import { latin1 } from './bytes.ts';
import { abreSoAVista } from './pdf-abertura.ts';
import { recusaNoTexto } from './pdf-nomes.ts';
import { pacotesDe } from './pdf-pacotes.ts';
import type { MotivoDeRecusa } from './tipos.ts';

/** How many bytes at the end say where the contents are; readers look in the last kilobyte. */
const TAIL = 4096;

/**
 * Why a PDF is refused, or null: cut short, protected by a password, with something that runs or
 * sends, or with files of its own. Names are looked for in the whole file and in the streams that pack
 * objects, which are unpacked; one that cannot be unpacked is a refusal. Fonts, images and texts are
 * not looked into: a command cannot be there.
 */
export async function recusaDoPdf(bytes: Uint8Array): Promise<MotivoDeRecusa | null> {
  const text = latin1(bytes);
  if (!text.slice(-TAIL).includes('startxref')) return 'danificado';
  const found = recusaNoTexto(text);
  if (found) return found;
  const packs = await pacotesDe(bytes, text);
  if (!packs) return 'complicado';
  for (const pack of packs) {
    const inside = recusaNoTexto(pack.text);
    if (inside) return inside;
  }
  return abreSoAVista(text, packs) ? null : 'comCodigo';
}

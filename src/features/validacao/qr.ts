/** The part of the barcode detector that is asked; the compiler does not know it, nor do all browsers. */
interface Detector {
  detect(imagem: ImageBitmap): Promise<readonly { rawValue: string }[]>;
}
interface ComDetector {
  BarcodeDetector?: new (opcoes: { formats: readonly string[] }) => Detector;
}

/** Whether this browser finds a QR in a photo. */
export function leQr(onde: ComDetector = globalThis as ComDetector): boolean {
  return onde.BarcodeDetector !== undefined;
}

/** Reads the QR of a photo; null where there is none to be read. */
export async function lerQr(
  foto: Blob,
  onde: ComDetector = globalThis as ComDetector,
): Promise<string | null> {
  if (!onde.BarcodeDetector) return null;
  const imagem = await createImageBitmap(foto);
  const achados = await new onde.BarcodeDetector({ formats: ['qr_code'] }).detect(imagem);
  imagem.close();
  return achados[0]?.rawValue ?? null;
}

import { ErroComSentenca } from '@/lib/errors/erros.ts';

/**
 * USB makers of the A3 tokens sold in Brazil: SafeNet (eToken), Feitian (ePass2003) and
 * Giesecke & Devrient (StarSign). Source: usb.ids of 2025-07-26 and the list of CCID readers.
 */
export const FABRICANTES_DE_TOKEN = [0x0529, 0x096e, 0x1059] as const;

/** What a page may learn of a token: that it is there. Browsers keep smart cards from pages. */
export interface TokenDetectado {
  nome: string;
}

/** The part of WebUSB that is asked; the compiler does not know it. */
interface Usb {
  requestDevice(opcoes: {
    filters: readonly { vendorId: number }[];
  }): Promise<{ productName?: string | null; manufacturerName?: string | null }>;
}

export class ErroDeToken extends ErroComSentenca {
  override readonly name = 'ErroDeToken';
}

/**
 * Asks the person to choose a token; null when none was chosen.
 * @throws {ErroDeToken} where the browser has no WebUSB, or refuses.
 */
export async function procurarToken(
  usb: Usb | undefined = usbDe(navigator),
): Promise<TokenDetectado | null> {
  if (!usb) throw new ErroDeToken('WebUSB não suportado neste navegador');
  try {
    const { productName, manufacturerName } = await usb.requestDevice({
      filters: FABRICANTES_DE_TOKEN.map((vendorId) => ({ vendorId })),
    });
    return { nome: productName || manufacturerName || 'Token A3' };
  } catch (erro) {
    if (erro instanceof DOMException && erro.name === 'NotFoundError') return null;
    throw new ErroDeToken(
      'O navegador não deixou procurar o token. Confira as permissões da página.',
      {
        cause: erro,
      },
    );
  }
}

function usbDe(onde: Navigator & { usb?: Usb }): Usb | undefined {
  return onde.usb;
}

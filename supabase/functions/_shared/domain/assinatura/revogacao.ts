import type * as pkijs from 'pkijs';
import type { Caminho } from './cadeia.ts';
import { ehDeAutoridade } from './certificado.ts';
import { enderecosDe } from './enderecos.ts';
import { type Lcr, lcrEhDe, lerLcr, revogadoNaLcr } from './lcr.ts';
import { lerOcsp, pedidoOcsp } from './ocsp.ts';

/** What a certificate sends one for, and where. */
export type Procura =
  | { readonly tipo: 'lcr' | 'autoridade'; readonly endereco: string }
  | { readonly tipo: 'ocsp'; readonly endereco: string; readonly pedido: Uint8Array };

/** Fetches what a certificate sends one for; null where it cannot be had now. Decides where it goes. */
export type Buscar = (procura: Procura) => Promise<Uint8Array | null>;

/** What is known of the revocation of a way to a root. */
export interface Revogacao {
  /** When the first of its certificates was revoked. */
  readonly revogadoEm: Date | null;
  /** Whether the authority of each of them said. */
  readonly completa: boolean;
}

/** Asks of a way to a root, as it stood at an instant. */
export type Consultar = (caminho: Caminho, quando: Date, agora: Date) => Promise<Revogacao>;

/** Asks in lists that are at hand, then where each certificate says: its authority first, then its list. */
export function consultarEm(listas: readonly Uint8Array[], buscar?: Buscar): Consultar {
  const lidas = listas.flatMap((der) => lerLcr(der) ?? []);
  return async ({ certificados, raiz }, quando, agora) => {
    const ditos = await Promise.all(
      certificados.map((certificado, i) => {
        const autoridade = certificados[i + 1] ?? raiz;
        return ditoDe({ certificado, autoridade, quando, agora }, lidas, buscar);
      }),
    );
    const datas = ditos.flatMap((um) => um?.revogadoEm ?? []);
    const primeira = Math.min(...datas.map((data) => data.getTime()));
    return {
      revogadoEm: datas.length > 0 ? new Date(primeira) : null,
      completa: ditos.every((um) => um !== null),
    };
  };
}

interface Pergunta {
  readonly certificado: pkijs.Certificate;
  readonly autoridade: pkijs.Certificate;
  readonly quando: Date;
  readonly agora: Date;
}

interface Dito {
  readonly revogadoEm: Date | null;
}

/** What is said of one certificate; null: nobody that may says anything. */
async function ditoDe(
  pergunta: Pergunta,
  lidas: readonly Lcr[],
  buscar: Buscar | undefined,
): Promise<Dito | null> {
  const { certificado, autoridade, agora } = pergunta;
  for (const lista of lidas) {
    const dito = await ditoNaLista(lista, pergunta);
    if (dito) return dito;
  }
  if (!buscar) return null;
  const { ocsps, lcrs } = enderecosDe(certificado);
  for (const endereco of ocsps) {
    const pedido = await pedidoOcsp(certificado, autoridade);
    const achado = await buscar({ tipo: 'ocsp', endereco, pedido });
    const dito = achado && (await lerOcsp(achado, certificado, autoridade, agora));
    if (dito) return dito;
  }
  for (const endereco of lcrs) {
    const achado = await buscar({ tipo: 'lcr', endereco });
    const lista = achado && lerLcr(achado);
    const dito = lista && (await ditoNaLista(lista, pergunta));
    if (dito) return dito;
  }
  return null;
}

/** How far the clock of an authority may be ahead, in milliseconds: five minutes. */
const CLOCKS_DIFFER = 5 * 60_000;

/** What a list says of a certificate; null where it does not speak of it, or not of that instant. */
async function ditoNaLista(
  lista: Lcr,
  { certificado, autoridade, quando, agora }: Pergunta,
): Promise<Dito | null> {
  const { alcance, de, ate } = lista;
  const deAutoridade = ehDeAutoridade(certificado);
  // In force, or issued after the instant that is asked of; a certificate that has expired is left out.
  const serve =
    alcance !== (deAutoridade ? 'pessoas' : 'autoridades') &&
    de.getTime() <= agora.getTime() + CLOCKS_DIFFER &&
    (agora <= ate || de >= quando) &&
    de <= certificado.notAfter.value;
  if (!serve || !(await lcrEhDe(lista, autoridade))) return null;
  return { revogadoEm: revogadoNaLcr(lista, certificado.serialNumber.valueBlock.valueHexView) };
}

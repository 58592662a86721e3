/** Which addresses of the network a certificate may send a function to, and how much it takes from there. */

/** What is asked of the runtime: replaced where a test plays the network. */
export interface Rede {
  fetch(endereco: string, pedido: RequestInit): Promise<Response>;
  /** The addresses of a name; throws where it has none, or may not be asked. */
  resolver(nome: string): Promise<readonly string[]>;
  /** Origins that are taken though they are of this machine, as those of a local stack. */
  readonly permitidas: readonly string[];
}

export interface Pedido {
  readonly corpo?: { readonly bytes: Uint8Array; readonly tipo: string };
  readonly cabecalhos?: Readonly<Record<string, string>>;
  /** The largest answer that is taken, in bytes. */
  readonly limite: number;
  readonly limiteMs: number;
}

const MOST_REDIRECTS = 2;

/**
 * Fetches an address that a certificate names. Null where it is not public, does not answer in time,
 * answers too much or something else: the reason matters to nobody.
 */
export async function buscarPublico(
  endereco: string,
  pedido: Pedido,
  rede: Rede,
): Promise<Uint8Array | null> {
  const sinal = AbortSignal.timeout(pedido.limiteMs);
  try {
    let url = new URL(endereco);
    for (let saltos = 0; saltos <= MOST_REDIRECTS; saltos += 1) {
      if (!(await podeIr(url, rede))) return null;
      const resposta = await rede.fetch(url.href, {
        redirect: 'manual',
        signal: sinal,
        headers: {
          ...pedido.cabecalhos,
          ...(pedido.corpo && { 'content-type': pedido.corpo.tipo }),
        },
        ...(pedido.corpo && { method: 'POST', body: new Uint8Array(pedido.corpo.bytes) }),
      });
      if (resposta.ok) return await lerAte(resposta, pedido.limite);
      await resposta.body?.cancel();
      const adiante = resposta.headers.get('location');
      // What is sent goes where it was meant to go, or nowhere.
      if (resposta.status < 300 || resposta.status >= 400 || !adiante || pedido.corpo) return null;
      url = new URL(adiante, url);
    }
  } catch {
    // No address, no network, no answer in time.
  }
  return null;
}

async function podeIr(url: URL, { resolver, permitidas }: Rede): Promise<boolean> {
  if (permitidas.includes(url.origin)) return true;
  const { protocol, hostname, port, username, password } = url;
  // The usual ports alone: `port` is empty for the protocol's own.
  if (!/^https?:$/.test(protocol) || port !== '' || username || password) return false;
  const nome = hostname.replace(/^\[|\]$/g, '');
  if (ehNumero(nome)) return ehPublico(nome);
  // Without a point a name is of this network.
  if (!nome.includes('.') || /\.(local|localhost|internal|lan|home|arpa)\.?$/i.test(nome)) {
    return false;
  }
  const enderecos = await resolver(nome);
  return enderecos.length > 0 && enderecos.every(ehPublico);
}

const ehNumero = (nome: string) => nome.includes(':') || /^\d+\.\d+\.\d+\.\d+$/.test(nome);

/** Addresses of IPv4 that are nobody's in public. Source: registry of special-purpose addresses, IANA. */
const RESERVED: readonly (readonly [base: readonly number[], bits: number])[] = [
  [[0], 8],
  [[10], 8],
  [[100, 64], 10],
  [[127], 8],
  [[169, 254], 16],
  [[172, 16], 12],
  [[192, 0, 0], 24],
  [[192, 0, 2], 24],
  [[192, 88, 99], 24],
  [[192, 168], 16],
  [[198, 18], 15],
  [[198, 51, 100], 24],
  [[203, 0, 113], 24],
  [[224], 3],
];

/** Whether an address of the internet is a public one. Of IPv6, those that are handed out: 2000::/3. */
export function ehPublico(endereco: string): boolean {
  if (!endereco.includes(':')) return ehPublicoV4(endereco);
  const [primeiro = ''] = endereco.split(':');
  const grupo = Number.parseInt(primeiro || '0', 16);
  // 2002::/16 and 2001:0::/32 carry an address of IPv4 inside.
  return grupo >= 0x2000 && grupo <= 0x3fff && grupo !== 0x2002 && !/^2001:0{0,4}:/.test(endereco);
}

function ehPublicoV4(endereco: string): boolean {
  const numeros = endereco.split('.').map(Number);
  if (numeros.length !== 4 || numeros.some((um) => !(um >= 0 && um <= 255))) return false;
  return !RESERVED.some(([base, bits]) => inicio(numeros, bits) === inicio(base, bits));
}

/** The first bits of an address, as a number. */
function inicio(numeros: readonly number[], bits: number): number {
  const todo = [0, 1, 2, 3].reduce((soma, i) => soma * 256 + (numeros[i] ?? 0), 0);
  return Math.floor(todo / 2 ** (32 - bits));
}

/** Reads an answer; null once it is larger than it may be. */
async function lerAte(resposta: Response, limite: number): Promise<Uint8Array | null> {
  const leitor = resposta.body?.getReader();
  if (!leitor) return null;
  const partes: Uint8Array[] = [];
  let total = 0;
  for (;;) {
    const { done, value } = await leitor.read();
    if (done) break;
    total += value.length;
    if (total > limite) {
      await leitor.cancel();
      return null;
    }
    partes.push(value);
  }
  const inteiro = new Uint8Array(total);
  let em = 0;
  for (const parte of partes) {
    inteiro.set(parte, em);
    em += parte.length;
  }
  return inteiro;
}

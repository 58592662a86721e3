import { base64, deBase64, hex, sha256 } from '@domain/assinatura/bytes.ts';
import * as z from 'zod/mini';
import { FalhaDeNuvem } from './falhas.ts';
import type { Provedor } from './provedores.ts';

/** How much one lets the cloud do: sign once, or again and again for a while. DOC-ICP-17.01. */
export type Escopo = 'single_signature' | 'signature_session';

/** For how long an authorisation to sign several is asked, in seconds; once ends by itself. */
const LIFETIME = { single_signature: 300, signature_session: 1800 } as const;
/** How long a provider may take: a person may have to confirm on a telephone. */
const LONGEST_ANSWER_MS = 25_000;
const LONGEST_ANSWER = 256 * 1024;
const SHA256_OID = '2.16.840.1.101.3.4.2.1';

/** Random text that nobody guesses: of a state, of a verifier of PKCE. RFC 7636, 4.1. */
export function sortear(): string {
  return paraUrl(crypto.getRandomValues(new Uint8Array(32)));
}

const paraUrl = (bytes: Uint8Array) =>
  base64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

interface Ida {
  readonly cpf: string;
  readonly escopo: Escopo;
  readonly estado: string;
  readonly verificador: string;
  /** Where the provider sends the person back. */
  readonly volta: string;
}

/** The address at which a person authorises, with the challenge of PKCE. */
export async function enderecoDeAutorizacao(
  { url, clientId }: Provedor,
  { cpf, escopo, estado, verificador, volta }: Ida,
): Promise<string> {
  const endereco = new URL(`${url}/oauth/authorize`);
  endereco.search = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    code_challenge: paraUrl(await sha256(new TextEncoder().encode(verificador))),
    code_challenge_method: 'S256',
    scope: escopo,
    login_hint: cpf,
    lifetime: String(LIFETIME[escopo]),
    redirect_uri: volta,
    state: estado,
  }).toString();
  return endereco.href;
}

const tokenSchema = z.object({
  access_token: z.string().check(z.minLength(1)),
  expires_in: z._default(z.coerce.number(), 300),
  /** The CPF; not every provider says it here. */
  authorized_identification: z.optional(z.string()),
});

/** What the provider granted. */
export interface Concessao {
  readonly token: string;
  /** In seconds. */
  readonly validade: number;
  readonly cpf: string | undefined;
}

/** Changes the code of a return into a token. @throws {FalhaDeNuvem} */
export async function trocarCodigo(
  provedor: Provedor,
  { codigo, verificador, volta }: { codigo: string; verificador: string; volta: string },
): Promise<Concessao> {
  const dito = await pedir(provedor, 'token', tokenSchema, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: provedor.clientId,
      client_secret: provedor.clientSecret,
      code: codigo,
      code_verifier: verificador,
      redirect_uri: volta,
    }).toString(),
  });
  return {
    token: dito.access_token,
    validade: dito.expires_in,
    cpf: dito.authorized_identification?.replace(/\D/g, '') || undefined,
  };
}

const certificadosSchema = z.object({
  certificates: z._default(
    z.array(z.object({ alias: z._default(z.string(), ''), certificate: z.string() })),
    [],
  ),
});

/** A certificate in the cloud, with those above it as far as they are handed out, DER. */
export interface CertificadoEmNuvem {
  readonly apelido: string;
  readonly der: readonly Uint8Array<ArrayBuffer>[];
}

/** The certificates that a token reaches. @throws {FalhaDeNuvem} */
export async function certificadosDe(
  provedor: Provedor,
  token: string,
): Promise<CertificadoEmNuvem[]> {
  const { certificates } = await pedir(provedor, 'certificate-discovery', certificadosSchema, {
    headers: { authorization: `Bearer ${token}` },
  });
  return certificates.map(({ alias, certificate }) => ({
    apelido: alias,
    der: derDe(certificate),
  }));
}

/** Providers write one certificate or several, in PEM or in bare base64. */
function derDe(escrito: string): Uint8Array<ArrayBuffer>[] {
  const blocos = escrito.includes('-----BEGIN')
    ? [...escrito.matchAll(/-----BEGIN CERTIFICATE-----([^-]+)-----END/g)].map(([, um = '']) => um)
    : [escrito];
  return blocos.flatMap((um) => deBase64(um.replace(/\s|\\n/g, '')) ?? []);
}

const assinaturasSchema = z.object({
  signatures: z.array(z.object({ raw_signature: z.string() })).check(z.minLength(1)),
});

/** Signs the SHA-256 of data with a certificate in the cloud: the data stay here. @throws {FalhaDeNuvem} */
export async function assinarResumo(
  provedor: Provedor,
  token: string,
  apelido: string,
  dados: Uint8Array,
): Promise<Uint8Array<ArrayBuffer>> {
  const resumo = await sha256(dados);
  const { signatures } = await pedir(provedor, 'signature', assinaturasSchema, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      ...(apelido && { certificate_alias: apelido }),
      hashes: [
        {
          id: '1',
          // Shown in the provider's application: says nothing of a patient.
          alias: 'Documento assinado no Pleno',
          hash: provedor.resumo === 'hex' ? hex(resumo) : base64(resumo),
          hash_algorithm: SHA256_OID,
          signature_format: 'RAW',
          ...provedor.mais,
        },
      ],
    }),
  });
  const assinatura = deBase64((signatures[0]?.raw_signature ?? '').replace(/\s/g, ''));
  if (!assinatura?.length) throw new FalhaDeNuvem('indisponivel');
  return assinatura;
}

/** Asks a provider; what it says besides the contract, an error's text included, goes nowhere. */
async function pedir<T>(
  { url, limiteMs = LONGEST_ANSWER_MS }: Provedor,
  caminho: string,
  contrato: z.ZodMiniType<T>,
  pedido: RequestInit,
): Promise<T> {
  let status: number;
  let texto: string;
  try {
    const resposta = await fetch(`${url}/oauth/${caminho}`, {
      ...pedido,
      redirect: 'error',
      signal: AbortSignal.timeout(limiteMs),
    });
    status = resposta.status;
    texto = await resposta.text();
  } catch (falha) {
    const demorou = falha instanceof DOMException && falha.name === 'TimeoutError';
    throw new FalhaDeNuvem(demorou ? 'semResposta' : 'indisponivel');
  }
  if ([400, 401, 403].includes(status)) throw new FalhaDeNuvem('vencida');
  const serve = status < 300 && texto.length <= LONGEST_ANSWER;
  const lido = serve ? contrato.safeParse(emJson(texto)) : undefined;
  if (!lido?.success) throw new FalhaDeNuvem('indisponivel');
  return lido.data;
}

function emJson(texto: string): unknown {
  try {
    return JSON.parse(texto);
  } catch {
    return undefined;
  }
}

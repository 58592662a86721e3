import * as z from 'zod/mini';

const ambienteSchema = z.object({
  SUPABASE_URL: z.url({ protocol: /^https?$/ }),
  SUPABASE_ANON_KEY: z.string().check(z.minLength(10)),
  SUPABASE_SERVICE_ROLE_KEY: z.string().check(z.minLength(10)),
  SITE_URL: z.optional(z.url({ protocol: /^https?$/ })),
  SEGUNDO_FATOR_OFERECIDO: z.optional(z.enum(['true', 'false'])),
});

/** Where the database, the accounts and the files answer, and with which keys. */
export interface Ambiente {
  readonly restUrl: string;
  readonly authUrl: string;
  readonly storageUrl: string;
  /** Where the site is, without a slash at its end; empty: at the address of the API. */
  readonly siteUrl: string;
  readonly chavePublica: string;
  readonly chaveDeServico: string;
  /** Whether people may turn a second factor on, as the Auth service is set. */
  readonly segundoFator: boolean;
  /** Whether this is the hosted platform, which stands behind Cloudflare. */
  readonly naPlataforma: boolean;
}

let lido: Ambiente | undefined;

/**
 * The settings that the platform gives to every function, checked at the first use.
 * @throws {Error} naming each variable that is missing or wrong.
 */
export function ambiente(): Ambiente {
  lido ??= lerAmbiente((nome) => Deno.env.get(nome));
  return lido;
}

function lerAmbiente(variavel: (nome: string) => string | undefined): Ambiente {
  const nomes = Object.keys(ambienteSchema.shape);
  const bruto = Object.fromEntries(nomes.map((nome) => [nome, variavel(nome)]));
  const resultado = ambienteSchema.safeParse(bruto);
  if (!resultado.success) {
    const erradas = resultado.error.issues.map((falha) => falha.path.join('.'));
    throw new Error(`Missing or invalid environment variables: ${erradas.join(', ')}`);
  }
  const url = resultado.data.SUPABASE_URL.replace(/\/+$/, '');
  return {
    restUrl: `${url}/rest/v1`,
    authUrl: `${url}/auth/v1`,
    storageUrl: `${url}/storage/v1`,
    siteUrl: (resultado.data.SITE_URL ?? '').replace(/\/+$/, ''),
    chavePublica: resultado.data.SUPABASE_ANON_KEY,
    chaveDeServico: resultado.data.SUPABASE_SERVICE_ROLE_KEY,
    segundoFator: resultado.data.SEGUNDO_FATOR_OFERECIDO === 'true',
    naPlataforma: new URL(url).hostname.endsWith('.supabase.co'),
  };
}

import * as z from 'zod/mini';

/** Where the API of the local stack answers, and its publishable key: the official CLI's defaults. */
const PADRAO_LOCAL = {
  url: 'http://127.0.0.1:54321',
  chave: 'sb_publishable_ACJWlzQHlZjBrEguHvfOxg_3BJgxAaH',
} as const;

const ambienteSchema = z.object({
  VITE_SUPABASE_URL: z._default(
    z.url({ protocol: /^https?$/, error: 'informe um endereço http ou https' }),
    PADRAO_LOCAL.url,
  ),
  VITE_SUPABASE_ANON_KEY: z._default(
    z.string().check(z.minLength(10, 'informe a chave publicável do projeto')),
    PADRAO_LOCAL.chave,
  ),
  VITE_API_NO_SITE: z._default(z.enum(['sim', 'nao'], { error: 'informe sim ou nao' }), 'nao'),
});
export type Ambiente = z.infer<typeof ambienteSchema>;

/**
 * Reads the settings of the build.
 * @throws {Error} naming each setting that is wrong and why.
 */
export function lerAmbiente(bruto: Readonly<Record<string, unknown>>): Ambiente {
  const lido = ambienteSchema.safeParse(bruto);
  if (lido.success) return lido.data;
  const falhas = lido.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
  throw new Error(`Configuração inválida (veja .env.example):\n${falhas.join('\n')}`);
}

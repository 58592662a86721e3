/**
 * The bucket of attachments takes what the domain allows, no more and no less, and is private.
 *
 * Why: a limit that Storage knows alone is met by a person as a refusal without a sentence; one that
 * the domain knows alone is none for who calls Storage directly.
 */
import { TAMANHO_MAXIMO, TIPOS_DE_ANEXO } from '@domain/anexos/tipos.ts';
import { parse } from 'smol-toml';
import * as z from 'zod/mini';
import { rule } from './support/rule.ts';
import { type Breach, type Tree, textOf } from './support/tree.ts';

const FILE = 'supabase/config.toml';
const configSchema = z.object({
  storage: z.object({
    buckets: z.object({
      anexos: z.object({
        public: z.boolean(),
        file_size_limit: z.string(),
        allowed_mime_types: z.array(z.string()),
      }),
    }),
  }),
});

function bucketEqualsDomain(tree: Tree): Breach[] {
  const { anexos } = z.parse(configSchema, parse(textOf(tree, FILE))).storage.buckets;
  const limit = `${TAMANHO_MAXIMO / 1024 ** 2}MiB`;
  const types = (list: readonly string[]) => [...list].sort().join(', ');
  return [
    anexos.public ? 'is public' : '',
    anexos.file_size_limit === limit ? '' : `takes ${anexos.file_size_limit}, not ${limit}`,
    types(anexos.allowed_mime_types) === types(TIPOS_DE_ANEXO)
      ? ''
      : `takes ${types(anexos.allowed_mime_types)}, not ${types(TIPOS_DE_ANEXO)}`,
  ]
    .filter((breach) => breach !== '')
    .map((breach) => `${FILE}: the bucket of attachments ${breach}`);
}

const bucket = ({
  open = false,
  limit = '25MiB',
  types = TIPOS_DE_ANEXO as readonly string[],
}) => ({
  [FILE]: `[storage.buckets.anexos]
public = ${open}
file_size_limit = "${limit}"
allowed_mime_types = ${JSON.stringify(types)}
`,
});

rule('the bucket equals the domain', bucketEqualsDomain, {
  bites: {
    'a bucket that is open': bucket({ open: true }),
    'another size': bucket({ limit: '50MiB' }),
    'one type more': bucket({ types: [...TIPOS_DE_ANEXO, 'image/svg+xml'] }),
  },
  allows: { 'the same types in another order': bucket({ types: TIPOS_DE_ANEXO.toReversed() }) },
});

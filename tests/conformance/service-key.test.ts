/**
 * The service key, which passes every policy, is known to a few files of the functions, and only the
 * routes on this list use what they offer. The browser has never heard of it.
 *
 * Why: everywhere else the functions act as the caller, so that Postgres decides; each use of the
 * key is a place where the code decides alone, and has to be looked at as such.
 */
import { rule } from './support/rule.ts';
import { importsOf } from './support/syntax.ts';
import { type Breach, matching, type Tree } from './support/tree.ts';

const FUNCTIONS = 'supabase/functions';

/** Each client of the key, and who may use it. */
const CLIENTS: ReadonlyMap<string, readonly string[]> = new Map([
  // Before anybody is signed in: counting attempts, and whether a registration collides.
  [
    `${FUNCTIONS}/_shared/db/service.ts`,
    [
      `${FUNCTIONS}/auth/senha.ts`,
      `${FUNCTIONS}/auth/codigo.ts`,
      `${FUNCTIONS}/auth/routes/register.ts`,
      `${FUNCTIONS}/auth/routes/senha.ts`,
    ],
  ],
  // Nobody reads a file before it was checked, nor vouches for an own one.
  [`${FUNCTIONS}/_shared/db/objetos.ts`, [`${FUNCTIONS}/medical/routes/anexos.ts`]],
  [
    `${FUNCTIONS}/_shared/db/balde.ts`,
    [
      `${FUNCTIONS}/_shared/db/objetos.ts`,
      `${FUNCTIONS}/_shared/db/assinados.ts`,
      // Of a type alone.
      `${FUNCTIONS}/medical/routes/anexos.ts`,
    ],
  ],
  // Nobody vouches for an own signature, and who asks by a code is nobody.
  [
    `${FUNCTIONS}/_shared/db/assinados.ts`,
    [
      `${FUNCTIONS}/digital-signature/routes/abertura.ts`,
      `${FUNCTIONS}/digital-signature/routes/assinatura.ts`,
      // What is to be signed by hand is checked before it is emitted.
      `${FUNCTIONS}/digital-signature/routes/papel.ts`,
      // Nobody numbers an own prescription by hand.
      `${FUNCTIONS}/digital-signature/sncr/numerar.ts`,
      // A pharmacist has no account: both codes of the paper open it.
      `${FUNCTIONS}/validate-signature/aberto.ts`,
      // Roots, and bytes that are verified again: nothing of them is told.
      `${FUNCTIONS}/digital-signature/carimbo.ts`,
      `${FUNCTIONS}/validate-signature/revogacao.ts`,
      `${FUNCTIONS}/validate-signature/resposta.ts`,
      `${FUNCTIONS}/validate-signature/routes/ancoras.ts`,
      `${FUNCTIONS}/validate-signature/routes/arquivo.ts`,
      `${FUNCTIONS}/validate-signature/routes/dispensacao.ts`,
      `${FUNCTIONS}/validate-signature/routes/documento.ts`,
      `${FUNCTIONS}/validate-signature/routes/validacao.ts`,
      `${FUNCTIONS}/documento-publico/routes/documento.ts`,
    ],
  ],
  // Who asks by the key of an address is nobody.
  [`${FUNCTIONS}/_shared/db/calendario.ts`, [`${FUNCTIONS}/calendario/routes/plantoes.ts`]],
  // Nobody writes an own answer into the log of the assistant.
  [
    `${FUNCTIONS}/_shared/db/assistente.ts`,
    [
      `${FUNCTIONS}/ai/routes/escriba.ts`,
      `${FUNCTIONS}/ai/routes/perguntas.ts`,
      `${FUNCTIONS}/ai/routes/verificacao.ts`,
    ],
  ],
  // Seals what the database keeps and must not read; no client of the database.
  [`${FUNCTIONS}/_shared/db/selo.ts`, [`${FUNCTIONS}/digital-signature/psc/autorizacao.ts`]],
]);
const KNOW_THE_KEY = new Set([...CLIENTS.keys(), `${FUNCTIONS}/_shared/db/ambiente.ts`]);

const KEY = /chaveDeServico|SERVICE_ROLE|SECRET_KEY|service_role/;

function serviceKey(tree: Tree): Breach[] {
  return matching(tree, /^(src|supabase\/functions)\/.*\.tsx?$/)
    .filter(([path]) => !path.endsWith('.d.ts'))
    .flatMap(([path, text]) => [
      ...(KEY.test(text) && !KNOW_THE_KEY.has(path) ? [`${path}: knows the service key`] : []),
      ...importsOf(path, text)
        .filter((imported) => CLIENTS.get(imported.path ?? '')?.includes(path) === false)
        .map(() => `${path}: uses the service client`),
    ]);
}

rule('the service key has a list', serviceKey, {
  bites: {
    'a route that is not on the list': {
      [`${FUNCTIONS}/medical/routes/patients.ts`]:
        "import { conferirRegistro } from '../../_shared/db/service.ts';",
    },
    'a route of the list that takes another client': {
      [`${FUNCTIONS}/auth/routes/login.ts`]:
        "import { lerObjeto } from '../../_shared/db/objetos.ts';",
    },
    'a second client': {
      [`${FUNCTIONS}/medical/db.ts`]: "Deno.env.get('SUPABASE_SERVICE_ROLE_KEY');",
    },
    'the browser': { 'src/lib/a.ts': 'const chave = import.meta.env.VITE_SUPABASE_SECRET_KEY;' },
  },
  allows: {
    'a route of the list': {
      [`${FUNCTIONS}/auth/senha.ts`]:
        "import { abrirTentativaDeLogin } from '../_shared/db/service.ts';",
    },
  },
});

/**
 * The service key, which passes every policy, is known to two files of the functions, and only the
 * routes on this list use what they offer. The browser has never heard of it.
 *
 * Why: everywhere else the functions act as the caller, so that Postgres decides; each use of the
 * key is a place where the code decides alone, and has to be looked at as such.
 */
import { rule } from './support/rule.ts';
import { importsOf } from './support/syntax.ts';
import { type Breach, matching, type Tree } from './support/tree.ts';

const FUNCTIONS = 'supabase/functions';
const CLIENT = `${FUNCTIONS}/_shared/db/service.ts`;
const KNOW_THE_KEY = new Set([CLIENT, `${FUNCTIONS}/_shared/db/ambiente.ts`]);

/** Before anybody is signed in: counting wrong passwords, and what a registration collides with. */
const USE_THE_CLIENT = new Set([
  `${FUNCTIONS}/auth/routes/login.ts`,
  `${FUNCTIONS}/auth/routes/register.ts`,
]);

const KEY = /chaveDeServico|SERVICE_ROLE|SECRET_KEY|service_role/;

function serviceKey(tree: Tree): Breach[] {
  return matching(tree, /^(src|supabase\/functions)\/.*\.tsx?$/)
    .filter(([path]) => !path.endsWith('.d.ts'))
    .flatMap(([path, text]) => [
      ...(KEY.test(text) && !KNOW_THE_KEY.has(path) ? [`${path}: knows the service key`] : []),
      ...importsOf(path, text)
        .filter((imported) => imported.path === CLIENT && !USE_THE_CLIENT.has(path))
        .map(() => `${path}: uses the service client`),
    ]);
}

rule('the service key has a list', serviceKey, {
  bites: {
    'a route that is not on the list': {
      [`${FUNCTIONS}/medical/routes/patients.ts`]:
        "import { camposJaUsados } from '../../_shared/db/service.ts';",
    },
    'a second client': {
      [`${FUNCTIONS}/medical/db.ts`]: "Deno.env.get('SUPABASE_SERVICE_ROLE_KEY');",
    },
    'the browser': { 'src/lib/a.ts': 'const chave = import.meta.env.VITE_SUPABASE_SECRET_KEY;' },
  },
  allows: {
    'a route of the list': {
      [`${FUNCTIONS}/auth/routes/login.ts`]:
        "import { abrirTentativaDeLogin } from '../../_shared/db/service.ts';",
    },
  },
});

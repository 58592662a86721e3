/**
 * Every route of a function authorises its caller before it does anything else: `autenticar` is its
 * first handler. The routes on the list say why they need not.
 *
 * Why: the platform's own token check lets through whoever holds the publishable key; what is not
 * checked inside is open to everybody.
 */
import { rule } from './support/rule.ts';
import { importsOf, routesOf } from './support/syntax.ts';
import { type Breach, matching, type Tree } from './support/tree.ts';

const WITHOUT_AUTHENTICATION: ReadonlySet<string> = new Set([
  // Nobody is anybody yet: the password, or the registration itself, is what is judged.
  'POST /auth/login',
  'POST /auth/register',
  // Who forgot the password has no session; the other two show what a link that was sent carries.
  'POST /auth/password/forgot',
  'POST /auth/password/reset',
  'POST /auth/email/confirm',
  // Hands the token to the auth service, which verifies it; an inactive person may sign out too.
  'POST /auth/logout',
  // Whoever holds a signed document checks it: a code is asked for, and wrong ones are counted.
  'POST /validate-signature/',
  'GET /validate-signature/ancoras',
  // Whoever has the file: its digest nobody guesses, and certificates are asked about, not told.
  'POST /validate-signature/file',
  'POST /validate-signature/revocation',
  'POST /validate-signature/open',
  // A pharmacist has no account: both codes of the prescription are asked for.
  'POST /validate-signature/dispense',
  'GET /documento-publico/:codigo',
  // A calendar has no account: the key in its address opens it, and is asked for.
  'GET /calendario/:arquivo',
  // Called by a scheduler, who is nobody: it shows the service key, which the route itself judges.
  'POST /medical/attachments/cleanup',
]);

const MIDDLEWARE = 'supabase/functions/_shared/http/autenticar.ts';

function functionAuthorises(tree: Tree): Breach[] {
  return matching(tree, /^supabase\/functions\/[a-z][\w-]*\/.*\.ts$/).flatMap(([path, text]) => {
    const name = path.split('/')[2];
    const imported = importsOf(path, text).some((one) => one.path === MIDDLEWARE);
    return routesOf(path, text)
      .map(({ method, path: route, handlers }) => ({
        call: `${method} /${name}${route}`,
        authenticated: imported && handlers[0] === 'autenticar',
      }))
      .filter(({ call, authenticated }) => !authenticated && !WITHOUT_AUTHENTICATION.has(call))
      .map(({ call }) => `${path}: ${call} does not authenticate first`);
  });
}

const ROUTE = 'supabase/functions/medical/routes/pacientes.ts';
const IMPORT = "import { autenticar } from '../../_shared/http/autenticar.ts';";

rule('a function authorises its caller', functionAuthorises, {
  bites: {
    'a route without it': {
      [ROUTE]: "export const r = new Hono().get('/patients', (c) => c.json({}));",
    },
    'one of two routes without it': {
      [ROUTE]: `${IMPORT} new Hono().get('/a', autenticar, a).put('/b', b);`,
    },
    'a route that works first and asks later': {
      [ROUTE]: `${IMPORT} new Hono().get('/patients', buscar, autenticar);`,
    },
    'something else of that name': {
      [ROUTE]: "const autenticar = livre; new Hono().get('/patients', autenticar, buscar);",
    },
    'a route of the list in another function': {
      'supabase/functions/users/routes/login.ts': "new Hono().post('/login', entrar);",
    },
  },
  allows: {
    'a route that does': { [ROUTE]: `${IMPORT} new Hono().get('/patients', autenticar, buscar);` },
    'a route of the list': {
      'supabase/functions/auth/routes/login.ts': "new Hono().post('/login', entrar);",
    },
  },
});

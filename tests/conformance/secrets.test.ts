/**
 * No secret stands in the tree. The keys of the local stack are public defaults of the official
 * command-line tool, open nothing outside the machine, and stand in one file that says so.
 *
 * Why: what was once committed is known for good, and the service key passes every policy.
 */
import { rule } from './support/rule.ts';
import { type Breach, lineAt, matching, type Tree } from './support/tree.ts';

const LOCAL_KEYS = 'local/keys.ts';

const SECRETS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['a service key', /\bsb_secret_[\w-]{16,}/g],
  ['a token', /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/g],
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/g],
  ['a cloud access key', /\bAKIA[0-9A-Z]{16}\b/g],
  ['a payment key', /\b[rs]k_(live|test)_\w{16,}/g],
];

function secrets(tree: Tree): Breach[] {
  return matching(tree, /./)
    .filter(([path]) => path !== LOCAL_KEYS && !path.endsWith('package-lock.json'))
    .flatMap(([path, text]) =>
      SECRETS.flatMap(([name, pattern]) =>
        [...text.matchAll(pattern)].map((found) => `${path}:${lineAt(text, found.index)}: ${name}`),
      ),
    );
}

const serviceKey = ['sb', 'secret', 'x'.repeat(24)].join('_');
const token = ['eyJhbGciOiJIUzI1', 'eyJzdWIiOiIxMjM0', 'c2lnbmF0dXJl'].join('.');

rule('no secret in the tree', secrets, {
  bites: {
    'a service key': { '.env.example': `SUPABASE_SECRET_KEY=${serviceKey}` },
    'a signed token': { 'src/config/env.ts': `const chave = '${token}';` },
    'a private key': { 'docs/a.md': ['-----BEGIN', 'PRIVATE KEY-----'].join(' ') },
  },
  allows: {
    'the keys of the local stack, in their file': { [LOCAL_KEYS]: serviceKey },
    'the name of the variable': { '.env.example': 'SUPABASE_SECRET_KEY=' },
  },
});

/**
 * In SQL, the caller's claims are read once a query: `(select auth.uid())`, never bare.
 *
 * Why: a bare call in a policy is evaluated for every row; wrapped, it is one constant a query.
 * The rule covers functions too, so that nobody has to think about where the text will be copied.
 *
 * And policies are made by `private.criar_politica`, of the conditions that it names.
 *
 * Why: a condition that is copied from table to table differs from one to the next one day, and in
 * a policy the difference is who reads a record.
 */
import { rule } from './support/rule.ts';
import { type Breach, lineAt, matching, type Tree } from './support/tree.ts';

const CLAIM = /auth\.(uid|jwt|role|email)\s*\(\s*\)/gi;
const WRAPPED = /\(\s*select\s+\(*\s*$/i;

function bareClaims(tree: Tree): Breach[] {
  return matching(tree, /^supabase\/(migrations\/.*|seed)\.sql$/).flatMap(([path, text]) => {
    const code = withoutComments(text);
    return [...code.matchAll(CLAIM)]
      .filter((use) => !WRAPPED.test(code.slice(0, use.index)))
      .map((use) => `${path}:${lineAt(code, use.index)}: bare ${use[0]}`);
  });
}

/** The text with its comments blanked, so that offsets and lines stay. */
function withoutComments(sql: string): string {
  return sql.replace(/--.*$|\/\*[\s\S]*?\*\//gm, (comment) => comment.replace(/[^\n]/g, ' '));
}

rule('claims are read once a query', bareClaims, {
  bites: {
    'a bare call in a policy': {
      'supabase/migrations/1.sql': 'create policy p on t using (user_id = auth.uid());',
    },
    'a bare call in a function': {
      'supabase/migrations/1.sql': "if auth.jwt() ->> 'x' is null then",
    },
  },
  allows: {
    'the wrapped forms': {
      'supabase/migrations/1.sql':
        "x = (select auth.uid()) and s = (select (auth.jwt() ->> 'session_id')::uuid)",
    },
    'the name in a comment': { 'supabase/migrations/1.sql': '-- never auth.uid() bare' },
  },
});

function otherPolicies(tree: Tree): Breach[] {
  return matching(tree, /^supabase\/migrations\//).flatMap(([path, text]) => {
    const code = withoutComments(text);
    return [...code.matchAll(/create\s+policy(?! %I on %s)/gi)].map(
      ({ index }) => `${path}:${lineAt(code, index)}: a policy that criar_politica did not make`,
    );
  });
}

rule('policies are made of conditions that stand once', otherPolicies, {
  bites: {
    'a policy by hand': {
      'supabase/migrations/1.sql': 'create policy "p" on public.t for select to authenticated …',
    },
  },
  allows: {
    'the one that makes them': {
      'supabase/migrations/1.sql': "execute format('create policy %I on %s for %s', nome, tabela)",
    },
    'one that is called': {
      'supabase/migrations/1.sql':
        "call private.criar_politica('public.t', 'select', 'p', '{eu}');",
    },
  },
});

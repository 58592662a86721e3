/**
 * In SQL, the caller's claims are read once a query: `(select auth.uid())`, never bare.
 *
 * Why: a bare call in a policy is evaluated for every row; wrapped, it is one constant a query.
 * The rule covers functions too, so that nobody has to think about where the text will be copied.
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

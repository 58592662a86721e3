/**
 * What is fetched when it first shows is fetched by `sobDemanda`.
 *
 * Why: a part that fails to come once, for a network that stumbled, stays failed in React's `lazy` and
 * takes the whole screen with it.
 */
import { rule } from './support/rule.ts';
import { type Breach, matching, type Tree } from './support/tree.ts';

/** The dialog that asks has an answer of its own where it cannot come: the browser's. */
const OURS = /^src\/components\/(sobDemanda\.ts|ConfirmacaoSobDemanda\.tsx)$/;
const REACT = /import \{[^}]*\blazy\b[^}]*\} from 'react'/;

function onDemand(tree: Tree): Breach[] {
  return matching(tree, /^src\/.*\.tsx?$/)
    .filter(([path, text]) => !OURS.test(path) && REACT.test(text))
    .map(([path]) => `${path}: use sobDemanda of src/components`);
}

rule('on-demand', onDemand, {
  bites: {
    'a screen with a part that fails for good': {
      'src/features/agenda/tela.tsx': "import { lazy, Suspense } from 'react';",
    },
  },
  allows: {
    'a screen with a part that waits for the connection': {
      'src/features/agenda/tela.tsx': "import { sobDemanda } from '@/components/sobDemanda.ts';",
    },
  },
});

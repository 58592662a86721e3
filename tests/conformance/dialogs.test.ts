/**
 * What lies over the screen is a `Dialogo` or a `GavetaLateral`.
 *
 * Why: Mantine closes every dialog at one Escape, so that a question over a form that is being filled in
 * would take the form with it. Ours know which is on top.
 */
import { rule } from './support/rule.ts';
import { type Breach, matching, type Tree } from './support/tree.ts';

const OURS = /^src\/components\/camadas\//;
const MANTINE = /import \{[^}]*\b(Modal|Drawer)\b[^}]*\} from '@mantine\/core'/;

function dialogs(tree: Tree): Breach[] {
  return matching(tree, /^src\/.*\.tsx$/)
    .filter(([path, text]) => !OURS.test(path) && MANTINE.test(text))
    .map(([path]) => `${path}: use Dialogo or GavetaLateral of src/components/camadas`);
}

rule('dialogs', dialogs, {
  bites: {
    'a screen with a dialog of Mantine': {
      'src/features/agenda/tela.tsx': "import { Button, Modal } from '@mantine/core';",
    },
  },
  allows: {
    'a screen with ours': {
      'src/features/agenda/tela.tsx': "import { Dialogo } from '@/components/camadas/Dialogo.tsx';",
    },
  },
});

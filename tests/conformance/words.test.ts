/**
 * What a person reads is Portuguese, finished and calm.
 *
 * Why: "em breve" announces what does not exist, "ops" makes light of somebody's work, an English
 * word shows where nobody looked, an exclamation mark shouts at a person at work, and whoever looks for
 * Salvar, Adicionar, Remover or Desativar does not find a button that says it in another word.
 */
import { rule } from './support/rule.ts';
import { literalsOf } from './support/syntax.ts';
import { type Breach, lineAt, matching, type Tree } from './support/tree.ts';

/** Texts of the specification, which are shown letter by letter. */
const OF_THE_SPECIFICATION = new Set([
  'Documento assinado digitalmente com sucesso!',
  'HTTP error! status:',
]);

const FORBIDDEN: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['announces what does not exist', /\b(em breve|coming soon)\b/i],
  ['filler', /\blorem ipsum\b/i],
  ['makes light of it', /(^|\s)(o+ps|eita)\b/i],
  ['shouts', /\p{L}!(\s|$)/u],
  [
    'English',
    /^\s*(save|cancel|close|submit|search|loading|next|previous|back|delete|edit|sign in|sign out|log in|log out|settings|something went wrong|not found|page not found|required|no results|try again)[.…]*\s*$/i,
  ],
];

/** A label begins with its verb and is short. What is longer, and the pages that explain, is prose. */
const LABEL: (typeof FORBIDDEN)[number] = [
  'another verb for Salvar, Adicionar, Remover or Editar',
  /^\s*(Guardar|Gravar|Incluir|Acrescentar|Retirar|Tirar(?! foto)|Apagar|Excluir|Eliminar|Alterar)(\s+\S+){0,3}\s*$/,
];
const PROSE = /^src\/public\//;

/** A text for people starts with a capital or has words: `save` in a key or an event is code. */
const FOR_PEOPLE = /^\s*\p{Lu}|\p{L}\s+\p{L}|!/u;

function words(tree: Tree): Breach[] {
  return matching(tree, /^(src|supabase\/functions)\/.*\.tsx?$/)
    .filter(([path]) => !/\.test\.tsx?$/.test(path))
    .flatMap(([path, text]) =>
      literalsOf(path, text)
        .filter(({ value }) => FOR_PEOPLE.test(value) && !OF_THE_SPECIFICATION.has(value.trim()))
        .flatMap(({ value, start }) =>
          [...FORBIDDEN, ...(PROSE.test(path) ? [] : [LABEL])]
            .filter(([, pattern]) => pattern.test(value))
            .map(
              ([name]) => `${path}:${lineAt(text, start)}: ${name}: '${value.trim().slice(0, 60)}'`,
            ),
        ),
    );
}

rule('words people read', words, {
  bites: {
    'a promise': { 'src/a.tsx': 'const a = <p>Relatórios em breve</p>;' },
    'a joke': { 'src/a.tsx': "const a = 'Ops, algo deu errado.';" },
    'an English button': { 'src/a.tsx': 'const a = <button>Save</button>;' },
    'another verb for an act': { 'src/a.tsx': 'const a = <button>Guardar regras</button>;' },
    'an exclamation': { 'src/a.ts': "const a = 'Salvo!';" },
    filler: { 'src/a.ts': "const a = 'Lorem ipsum dolor';" },
  },
  allows: {
    'a text of the specification': {
      'src/a.ts': "const a = 'Documento assinado digitalmente com sucesso!';",
    },
    'an act of its own': { 'src/a.tsx': 'const a = <button>Tirar foto</button>;' },
    prose: { 'src/public/a.tsx': 'const a = <td>Guardar registros de acesso</td>;' },
    'a key of a program': { 'src/a.ts': "const a = { action: 'save', type: 'submit' };" },
  },
});

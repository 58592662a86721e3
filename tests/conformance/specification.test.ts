/**
 * Texts of the specification that this product already shows stand in the code letter by letter.
 *
 * Why: they are the contract with the people who use it; a rewording that reads better is still
 * another text. A text is added here when the screen or the call that shows it is built.
 */
import { rule } from './support/rule.ts';
import { literalsOf } from './support/syntax.ts';
import { type Breach, matching, type Tree } from './support/tree.ts';

const QUOTES = [
  // Role redirect, clinic switcher and bell (§2)
  'Carregando sua área...',
  'Buscar clínica...',
  'Nenhuma clínica encontrada.',
  'Selecionar clínica',
  'Nenhuma notificação não lida.',
  'Pleno',
  // Menu (§2)
  'Principal',
  'Clínico',
  'Prontuário',
  'Dashboard',
  'Gestão de Médicos',
  // Storage keys (§4)
  'auth_token',
  'theme',
  // Rules and errors (§5, §8)
  'Apenas clínicas podem vincular médicos',
  'Erro no registro',
  'Credenciais inválidas',
  'Não autorizado',
  'HTTP error! status: ',
  'useAuth must be used within an AuthProvider',
  'useActiveClinica must be used within an ActiveClinicaProvider',
] as const;

function missingQuotes(tree: Tree): Breach[] {
  const written = new Set([...textsOfCode(tree), ...textsOfMigrations(tree)]);
  return QUOTES.filter((quote) => !written.has(quote)).map(
    (quote) => `nowhere in code: '${quote}'`,
  );
}

function textsOfCode(tree: Tree): string[] {
  return matching(tree, /^(src|supabase\/functions)\/.*\.tsx?$/)
    .filter(([path]) => !/\.test\.tsx?$/.test(path))
    .flatMap(([path, text]) => literalsOf(path, text))
    .flatMap(({ value }) => [value, value.trim()]);
}

/** Sentences that the database raises reach the screen as they are. */
function textsOfMigrations(tree: Tree): string[] {
  return matching(tree, /^supabase\/migrations\/.*\.sql$/).flatMap(([, text]) =>
    [...text.matchAll(/'([^'\n]+)'/g)].map(([, value = '']) => value),
  );
}

const asCode = (quotes: readonly string[]) => `const t = ${JSON.stringify(quotes)};`;

rule('texts of the specification', missingQuotes, {
  bites: {
    'a rewording': {
      'src/a.ts': asCode(
        QUOTES.map((quote) => quote.replace('Nenhuma clínica encontrada.', 'Nada')),
      ),
    },
    'a text that stands in a test only': {
      'src/a.ts': asCode(QUOTES.slice(1)),
      'src/a.test.ts': asCode(QUOTES),
    },
  },
});

/**
 * Direction of imports: base → shared → features → app, and a domain that knows nobody.
 *
 * Why: a feature that imports another cannot be changed or removed alone, a shared part that
 * imports a screen is not shared, and a domain with I/O cannot run in the browser and in Deno.
 */
import { rule } from './support/rule.ts';
import { importsOf } from './support/syntax.ts';
import { type Breach, matching, type Tree } from './support/tree.ts';

interface Layer {
  /** The files of the layer. A group in the pattern splits it: its parts do not see one another. */
  readonly files: RegExp;
  /** Which files of the repository it may import, besides its own part. */
  readonly may: readonly RegExp[];
  /** Which packages it may import; absent: any. */
  readonly packages?: RegExp;
}

const DOMAIN = /^supabase\/functions\/_shared\/domain\//;
const FUNCTIONS_SHARED = /^supabase\/functions\/_shared\//;
/** The parts of the domain that make and read documents: as pure as the rest, over libraries. */
const DOCUMENTS = /^supabase\/functions\/_shared\/domain\/(assinatura|impressos)\//;
const DOCUMENT_LIBRARIES = /^(zod(\/mini)?|@libpdf\/core|pkijs|asn1js|uqr)$/;
/** What the compiler knows of the database: types alone. */
const DATABASE_TYPES = /^supabase\/functions\/_shared\/db\/(banco|cabe|database\.types)\.ts$/;
const BASE = /^src\/(theme|config|lib|components)\//;
const SHARED = /^src\/shared\//;
const THEME = /^src\/theme\//;
const CONFIG = /^src\/config\//;
const ASSETS = /^(public|build)\/|\.css$/;

/** The first layer whose pattern matches a file is the file's layer. */
const LAYERS: readonly Layer[] = [
  { files: DOCUMENTS, may: [DOMAIN], packages: DOCUMENT_LIBRARIES },
  { files: DOMAIN, may: [], packages: /^zod(\/mini)?$/ },
  { files: FUNCTIONS_SHARED, may: [DOMAIN] },
  { files: /^supabase\/functions\/([\w-]+)\//, may: [FUNCTIONS_SHARED] },
  { files: THEME, may: [CONFIG] },
  { files: CONFIG, may: [DOMAIN, THEME] },
  { files: /^src\/lib\//, may: [DOMAIN, THEME, CONFIG, DATABASE_TYPES] },
  { files: BASE, may: [DOMAIN, BASE] },
  { files: SHARED, may: [DOMAIN, BASE] },
  { files: /^src\/features\/([\w-]+)\//, may: [DOMAIN, BASE, SHARED] },
  { files: /^src\/public\//, may: [DOMAIN, THEME, CONFIG] },
  { files: /^src\//, may: [DOMAIN, BASE, SHARED, /^src\/features\//, /^src\/(app\/|[^/]+$)/] },
  { files: /^local\//, may: [/^supabase\//] },
];

const TEST = /\.test\.tsx?$/;

function layering(tree: Tree): Breach[] {
  return matching(tree, /^(src|supabase\/functions|local)\/.*\.tsx?$/)
    .filter(([path]) => !TEST.test(path))
    .flatMap(([path, text]) => {
      const layer = LAYERS.find(({ files }) => files.test(path));
      if (!layer) return [`${path}: belongs to no layer`];
      return importsOf(path, text)
        .filter((imported) =>
          imported.path === undefined
            ? layer.packages && !layer.packages.test(imported.specifier)
            : !allowed(layer, path, imported.path),
        )
        .map(({ specifier }) => `${path}: may not import ${specifier}`);
    });
}

function allowed(layer: Layer, from: string, to: string): boolean {
  if (ASSETS.test(to)) return true;
  const own = layer.files.exec(from);
  const other = layer.files.exec(to);
  const sameLayer = LAYERS.find(({ files }) => files.test(to)) === layer;
  if (sameLayer && own && other && own[1] === other[1]) return true;
  return layer.may.some((pattern) => pattern.test(to));
}

rule('layering', layering, {
  bites: {
    'a feature that imports another': {
      'src/features/agenda/tela.tsx': "import { Linha } from '@/features/prontuario/linha.tsx';",
    },
    'a feature that imports the app': {
      'src/features/agenda/tela.tsx': "import { rotas } from '../../app/rotas.ts';",
    },
    'a shared component that imports a feature': {
      'src/components/lista.tsx': "export { Linha } from '@/features/prontuario/linha.tsx';",
    },
    'a base part that imports a sub-domain': {
      'src/components/lista.tsx': "export { Anexo } from '@/shared/anexos/Anexo.tsx';",
    },
    'a sub-domain that imports a feature': {
      'src/shared/anexos/lista.tsx': "export { Linha } from '@/features/prontuario/linha.tsx';",
    },
    'a type import from the wrong side': {
      'src/lib/api.ts': "import type { Rota } from '@/app/rotas.ts';",
    },
    'a dynamic import from the wrong side': {
      'src/lib/api.ts': "const tela = () => import('@/features/agenda/tela.tsx');",
    },
    'a domain with a framework': {
      'supabase/functions/_shared/domain/a.ts': "import { Hono } from 'hono';",
    },
    'a domain that reads documents by itself': {
      'supabase/functions/_shared/domain/a.ts': "import { PDF } from '@libpdf/core';",
    },
    'a domain of documents with a framework': {
      'supabase/functions/_shared/domain/assinatura/a.ts': "import { Hono } from 'hono';",
    },
    'a domain that reaches for its neighbours': {
      'supabase/functions/_shared/domain/a.ts': "import { erro } from '../http/erro.ts';",
    },
    'a function that imports another function': {
      'supabase/functions/users/app.ts': "import { entrar } from '../auth/routes/login.ts';",
    },
    'a function that imports the browser': {
      'supabase/functions/users/app.ts': "import { env } from '../../../src/config/env.ts';",
    },
    'a feature that reaches for the types of the database': {
      'src/features/agenda/tela.tsx':
        "import type { Banco } from '../../../supabase/functions/_shared/db/banco.ts';",
    },
    'the browser that imports the clients of the functions': {
      'src/lib/api.ts':
        "import { abrirBanco } from '../../supabase/functions/_shared/db/caller.ts';",
    },
    'public pages that import the app': {
      'src/public/rotas.ts': "import { Botao } from '@/components/botao.tsx';",
    },
    'product code that imports the local stack': {
      'src/lib/api.ts': "import { ROOT } from '../../local/paths.ts';",
    },
  },
  allows: {
    'the direction that is meant': {
      'supabase/functions/_shared/domain/a.ts': "import * as z from 'zod/mini';",
      'supabase/functions/_shared/domain/assinatura/a.ts':
        "import { PDF } from '@libpdf/core'; import { a } from '../a.ts';",
      'supabase/functions/users/app.ts': "import { a } from '../_shared/domain/a.ts';",
      'src/features/agenda/tela.tsx':
        "import { a } from '@domain/a.ts'; import { b } from '@/shared/b/b.ts'; import './c.ts';",
      'src/shared/b/b.ts': "import { d } from '../d/d.ts'; import { e } from '@/lib/e.ts';",
      'src/lib/supabase/client.ts':
        "import type { Banco } from '../../../supabase/functions/_shared/db/banco.ts';",
      'src/app/rotas.ts': "const t = () => import('@/features/agenda/tela.tsx');",
      'src/main.tsx': "import { App } from './app/app.tsx';",
    },
  },
});

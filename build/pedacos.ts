import { build, type Plugin, type Rolldown, type UserConfig } from 'vite';

/**
 * Which modules share a file. Rolldown makes a file of every set of modules that the same screens
 * use, which left a screen with a hundred files, most of them smaller than their headers. What all
 * screens behind the sign-in have around them is put together here: one file for each set of doors
 * that need it too, so that nobody loads a module that they would not load anyway. What a door
 * really needs, without what the bundler drops, only the bundler knows: it is asked first.
 */

/** What every screen behind the sign-in has around it. */
const MOLDURA = [
  'src/main.tsx',
  'src/app/rotas/todas.ts',
  'src/app/ComDados.tsx',
  'src/app/layout/AreaLogada.tsx',
  'src/lib/session/contratos.ts',
];
/** The scripts of the public pages, which are no part of the app. */
const PUBLICAS = ['src/public/navegador/pagina.ts', 'src/public/navegador/ajuda.ts'];
/** What opens without all of that: the modules that each of these begins with. */
const PORTAS = [
  PUBLICAS,
  ['src/main.tsx'],
  ['src/features/autenticacao/routes/Login.tsx'],
  ['src/features/autenticacao/routes/Register.tsx'],
  [
    'src/features/autenticacao/routes/Convite.tsx',
    'src/app/ComDados.tsx',
    'src/app/rotas/todas.ts',
  ],
  ['src/app/rotas/PaginaNaoEncontrada.tsx', 'src/app/rotas/todas.ts'],
  ['src/app/rotas/PaginaDeErro.tsx'],
  ['src/lib/session/contratos.ts'],
];

/** A file of the build, as far as it matters here. */
export type Arquivo = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'moduleIds'>;

/** The files that the bundler makes by itself. */
async function ensaiar(config: UserConfig, mode: string): Promise<Arquivo[]> {
  const saida = await build({
    configFile: false,
    mode,
    logLevel: 'silent',
    ...(config.resolve && { resolve: config.resolve }),
    ...(config.define && { define: config.define }),
    build: {
      ...(config.build?.target && { target: config.build.target }),
      write: false,
      minify: false,
      copyPublicDir: false,
      rolldownOptions: { input: ['app.html', ...PUBLICAS] },
    },
  });
  if (!('output' in saida)) throw new Error('The rehearsal of the build answered no files.');
  return saida.output.filter((arquivo) => arquivo.type === 'chunk');
}

/** The modules of the files that contain some, and of all files that these import at once. */
function alcance(arquivos: readonly Arquivo[], inicios: readonly string[]): ReadonlySet<string> {
  const doNome = new Map(arquivos.map((arquivo) => [arquivo.fileName, arquivo]));
  const fila = inicios.map((inicio) => {
    const dele = arquivos.find(({ moduleIds }) =>
      moduleIds.some((id) => id.endsWith(`/${inicio}`)),
    );
    if (!dele) throw new Error(`The build has no module ${inicio}, of build/pedacos.ts.`);
    return dele;
  });
  const vistos = new Set<Arquivo>();
  for (const arquivo of fila) {
    if (vistos.has(arquivo)) continue;
    vistos.add(arquivo);
    fila.push(...arquivo.imports.flatMap((nome) => doNome.get(nome) ?? []));
  }
  return new Set([...vistos].flatMap(({ moduleIds }) => moduleIds));
}

/** Says with which others a module of the frame shares a file; null for what is not of the frame. */
export function grupos(
  arquivos: readonly Arquivo[],
  daMoldura: readonly string[] = MOLDURA,
  dasPortas: readonly (readonly string[])[] = PORTAS,
): (id: string) => string | null {
  const moldura = alcance(arquivos, daMoldura);
  const portas = dasPortas.map((inicios) => alcance(arquivos, inicios));
  return (id) =>
    moldura.has(id) ? `moldura-${portas.map((porta) => Number(porta.has(id))).join('')}` : null;
}

/** Puts together what all screens behind the sign-in share. */
export function pedacos(): Plugin {
  return {
    name: 'pleno:pedacos',
    apply: 'build',
    async config(config, { mode }) {
      const name = grupos(await ensaiar(config, mode));
      const groups = [{ name, includeDependenciesRecursively: false }];
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
    },
  };
}

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

export const RAIZ = fileURLToPath(new URL('../../', import.meta.url));
/** Where the tools are, from the root. */
export const FERRAMENTAS = 'supabase/functions/_shared/domain/clinico/ferramentas/';

/** Asks every known answer of a tool, or of all of them; false when one no longer holds. */
export type Conferem = (ferramenta?: string) => boolean;

/**
 * The tools and their known answers as one script, each file of a tool rewritten by `trocar`; the
 * script is to be evaluated anew for each change, with `nome` as what it may call.
 */
export async function empacotar<T>(
  nome: string,
  trocar: (arquivo: string, texto: string) => string | undefined,
): Promise<(valor: T) => Conferem> {
  const saida = await build({
    configFile: false,
    root: RAIZ,
    publicDir: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'trocar',
        enforce: 'pre',
        transform(texto, id) {
          const arquivo = id.split(FERRAMENTAS)[1];
          return arquivo ? trocar(arquivo, texto) : null;
        },
      },
    ],
    resolve: { alias: { '@domain': join(RAIZ, 'supabase/functions/_shared/domain') } },
    build: {
      write: false,
      minify: false,
      lib: { entry: join(RAIZ, 'tests/mutation/vetores.ts'), formats: ['iife'], name: 'pacote' },
    },
  });
  const [pacote] = [saida].flat();
  if (!pacote || !('output' in pacote)) throw new Error('the build gave no bundle');
  const avaliar = new Function(nome, `${pacote.output[0].code}\nreturn pacote.conferem;`);
  return (valor) => avaliar(valor);
}

/** Whether somebody noticed: an answer that changed, or none at all. */
export function percebida(conferem: () => boolean): boolean {
  try {
    return !conferem();
  } catch {
    return true;
  }
}

/** The tool to which a file belongs; undefined for what several share. */
export function ferramentaDe(arquivo: string): string | undefined {
  const [pasta] = arquivo.split('/');
  return pasta === 'comum' ? undefined : pasta;
}

/** Prints what nobody noticed, and how much was. */
export function relatar(total: number, escapam: readonly string[]): void {
  const percebidas = total - escapam.length;
  console.log(escapam.join('\n'));
  console.log(`${percebidas} de ${total} (${((100 * percebidas) / total).toFixed(1)} %)`);
}

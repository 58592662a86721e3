import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

export const RAIZ = fileURLToPath(new URL('../../', import.meta.url));
/** What is broken, from the root; every file here is named from this folder on. */
export const DOMINIO = 'supabase/functions/_shared/domain/';
/** Where the tools are in it. */
export const FERRAMENTAS = 'clinico/ferramentas/';

/** No such file: the plugin below knows its text. */
const ENTRADA = join(RAIZ, 'tests/mutation/entrada.ts');

/**
 * One script of what `entrada` (the text of a module) imports, each file of the domain rewritten by
 * `trocar`. It is to be evaluated anew for each change and answers what `entrada` exports; `nome`
 * is what the script may call, and stands for vitest too.
 */
export async function empacotar<Dado, Exportado>(
  entrada: string,
  nome: string,
  trocar: (arquivo: string, texto: string) => string | undefined,
): Promise<(dado: Dado) => Exportado> {
  const saida = await build({
    configFile: false,
    root: RAIZ,
    publicDir: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'trocar',
        enforce: 'pre',
        resolveId: (id) => (id === ENTRADA ? id : null),
        load: (id) => (id === ENTRADA ? entrada : null),
        transform(texto, id) {
          const arquivo = id.split(DOMINIO)[1];
          return arquivo ? trocar(arquivo, texto) : null;
        },
      },
    ],
    resolve: { alias: { '@domain': join(RAIZ, DOMINIO) } },
    build: {
      write: false,
      minify: false,
      lib: { entry: ENTRADA, formats: ['iife'], name: 'pacote' },
      rolldownOptions: { external: ['vitest'], output: { globals: { vitest: nome } } },
    },
  });
  const [pacote] = [saida].flat();
  if (!pacote || !('output' in pacote)) throw new Error('the build gave no bundle');
  // Modules are strict, and a function is not by itself.
  const avaliar = new Function(nome, `'use strict';\n${pacote.output[0].code}\nreturn pacote;`);
  return (dado) => avaliar(dado);
}

/** Prints what nobody noticed, and how much was. */
export function relatar(total: number, escapam: readonly string[]): void {
  console.log(escapam.join('\n'));
  console.log(percebidasDe(total, escapam.length));
}

export function percebidasDe(total: number, escapam: number): string {
  const percebidas = total - escapam;
  return `${percebidas} de ${total} (${((100 * percebidas) / total).toFixed(1)} %)`;
}

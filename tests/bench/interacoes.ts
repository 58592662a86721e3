import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { denoEnvironment, denoPath } from '../../local/install.mjs';
import { CHROMIUM_FLAGS, chromiumPath } from '../support/chromium.ts';
import type { Medida } from './interacoes-medida.ts';

const RAIZ = fileURLToPath(new URL('../../', import.meta.url));
const MEDIDA = fileURLToPath(new URL('interacoes-medida.ts', import.meta.url));
const DENO_JSON = fileURLToPath(new URL('../../supabase/functions/deno.json', import.meta.url));

/** Runs the measure in a process of its own, and answers the line that it prints. */
async function emProcesso(comando: string, argumentos: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(comando, [...argumentos, MEDIDA], {
    cwd: RAIZ,
    env: { ...process.env, ...denoEnvironment() },
  });
  return stdout;
}

/** The same in a page of Chromium, whose clock steps by a tenth of a millisecond. */
async function emNavegador(): Promise<string> {
  const saida = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: MEDIDA, formats: ['iife'], name: 'medida' },
    },
  });
  const [pacote] = [saida].flat();
  if (!pacote || !('output' in pacote)) throw new Error('the build gave no bundle');
  const navegador = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...CHROMIUM_FLAGS],
  });
  try {
    const pagina = await navegador.newPage();
    const dita = pagina.waitForEvent('console', { timeout: 120_000 });
    await pagina.addScriptTag({ content: pacote.output[0].code });
    return (await dita).text();
  } finally {
    await navegador.close();
  }
}

/** Milliseconds a call of the drug checks, in Node, in Deno and in Chromium. */
export async function executar(): Promise<number> {
  console.log('milliseconds a call              median       p95');
  for (const [onde, medir] of [
    ['Node', () => emProcesso(process.execPath, ['--import', 'tsx'])],
    ['Deno', () => emProcesso(denoPath(), ['run', '--config', DENO_JSON])],
    ['Chromium', emNavegador],
  ] as const) {
    console.log(onde);
    for (const { nome, mediana, p95 } of JSON.parse(await medir()) as Medida[]) {
      console.log(
        `  ${nome.padEnd(28)}${mediana.toFixed(3).padStart(9)}${p95.toFixed(3).padStart(10)}`,
      );
    }
  }
  return 0;
}

import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { denoEnvironment, denoPath } from '../../local/install.mjs';
import type { Medida } from './interacoes-medida.ts';

const RAIZ = new URL('../../', import.meta.url);
const MEDIDA = fileURLToPath(new URL('interacoes-medida.ts', import.meta.url));

/** Milliseconds a call of the drug checks, in Node and in Deno, each in a process of its own. */
export async function executar(): Promise<number> {
  console.log('milliseconds a call              median       p95');
  for (const [onde, comando, argumentos] of [
    ['Node', process.execPath, ['--import', 'tsx', MEDIDA]],
    [
      'Deno',
      denoPath(),
      ['run', '--config', fileURLToPath(new URL('supabase/functions/deno.json', RAIZ)), MEDIDA],
    ],
  ] as const) {
    console.log(onde);
    const { stdout } = await promisify(execFile)(comando, argumentos, {
      cwd: fileURLToPath(RAIZ),
      env: { ...process.env, ...denoEnvironment() },
    });
    for (const { nome, mediana, p95 } of JSON.parse(stdout) as Medida[]) {
      console.log(
        `  ${nome.padEnd(28)}${mediana.toFixed(3).padStart(9)}${p95.toFixed(3).padStart(10)}`,
      );
    }
  }
  return 0;
}

/** Programs of Debian that judge what we write, got where they are missing. */

import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

/** Which package has which program. */
const PACKAGES = {
  pdfsig: 'poppler-utils',
  pdfinfo: 'poppler-utils',
  qpdf: 'qpdf',
  openssl: 'openssl',
} as const;
export type Programa = keyof typeof PACKAGES;

const temPrograma = (nome: Programa) =>
  (process.env.PATH ?? '').split(delimiter).some((pasta) => existsSync(join(pasta, nome)));

const executar = promisify(execFile);

/**
 * Runs a program and answers what it says. Whoever calls goes on meanwhile: connections that a test keeps
 * open are not let die. Rejects when the program is not there and cannot be got, or when it fails.
 */
export async function rodar(programa: Programa, ...args: string[]): Promise<string> {
  if (!temPrograma(programa)) instalar(programa);
  const processo = executar(programa, args);
  // What would ask somebody finds nobody.
  processo.child.stdin?.end();
  const { stdout, stderr } = await processo;
  return stdout + stderr;
}

function instalar(programa: Programa): void {
  const pacote = PACKAGES[programa];
  instalarDoDebian(pacote);
  if (!temPrograma(programa)) {
    throw new Error(`No ${programa} here. Install ${pacote} and run the tests again.`);
  }
}

/**
 * Installs a package where this machine is a Debian and its administrator runs this; whether it
 * worked is seen by whether the program is there afterwards. Suites run at once, and apt-get gives up
 * where another one runs: they wait for each other.
 */
export function instalarDoDebian(pacote: string): void {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  console.log(`Installing ${pacote} with apt-get; this happens once.`);
  const vez = join(tmpdir(), 'pleno-apt-get.lock');
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', pacote],
  ]) {
    spawnSync('flock', [vez, 'apt-get', '-o', 'DPkg::Lock::Timeout=300', ...args], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
}

// Installs what is missing: the packages of package-lock.json and Deno's copies of the functions'
// packages. Plain JavaScript on Node's own modules: it runs before anything is installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FUNCTIONS_DIR = join(ROOT, 'supabase/functions');
const DENO_DIR = join(ROOT, '.local/deno');

/** The oldest Node that every dependency runs on: 20.19. */
const MINIMUM_NODE = { major: 20, minor: 19 };

/**
 * The sentence to show when this Node is too old; null when it will do.
 * @param {string} version as in process.versions.node
 * @returns {string | null}
 */
export function nodeVersionProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const { major: minMajor, minor: minMinor } = MINIMUM_NODE;
  if (major > minMajor || (major === minMajor && minor >= minMinor)) return null;
  return `O Pleno precisa do Node ${minMajor}.${minMinor} ou mais novo e encontrou o ${version}; instale um em https://nodejs.org e tente de novo.`;
}

/**
 * Brings node_modules and Deno's cache up to date; does nothing when they are.
 * @param {(line: string) => void} say shows progress
 */
export async function ensureInstalled(say = console.log) {
  await ensurePackages(say);
  await ensureFunctionPackages(say);
}

/** @param {(line: string) => void} say */
async function ensurePackages(say) {
  if (packagesAreCurrent()) return;
  say('Instalando os pacotes (npm ci); na primeira vez leva um ou dois minutos…');
  await run('npm', ['ci', '--no-audit', '--no-fund'], process.env);
}

/** Whether node_modules holds the versions of the lock file; npm keeps its own copy of it there. */
function packagesAreCurrent() {
  const record = join(ROOT, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = readPackages(record);
  return Object.entries(readPackages(join(ROOT, 'package-lock.json'))).every(
    ([path, wanted]) =>
      path === '' ||
      (installed[path] ? installed[path].version === wanted.version : wanted.optional === true),
  );
}

/**
 * @param {string} lockFile
 * @returns {Record<string, { version?: string, optional?: boolean }>}
 */
function readPackages(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
}

/** @param {(line: string) => void} say */
async function ensureFunctionPackages(say) {
  const config = join(FUNCTIONS_DIR, 'deno.json');
  const lock = join(FUNCTIONS_DIR, 'deno.lock');
  const hash = createHash('sha256').update(readFileSync(config));
  if (existsSync(lock)) hash.update(readFileSync(lock));
  const state = hash.digest('hex');
  const marker = join(DENO_DIR, 'pleno-installed');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === state) return;
  say('Baixando os pacotes das funções para o Deno…');
  mkdirSync(DENO_DIR, { recursive: true });
  await run(denoPath(), ['install', '--frozen', '--config', config], denoEnvironment());
  writeFileSync(marker, state);
}

/** The Deno program that npm installed. */
export function denoPath() {
  const require = createRequire(import.meta.url);
  const { runInstall } = require('deno/install_api.cjs');
  return runInstall();
}

/** The environment in which Deno finds the cache filled here. */
export function denoEnvironment() {
  return {
    ...process.env,
    DENO_DIR,
    DENO_NO_UPDATE_CHECK: '1',
    // As npm does: also trusts the authorities that this machine trusts.
    DENO_TLS_CA_STORE: process.env.DENO_TLS_CA_STORE ?? 'system,mozilla',
    NO_COLOR: '1',
  };
}

/**
 * Runs a program, its output shown as it comes.
 * @param {string} program
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
async function run(program, args, env) {
  const child = spawn(program, args, {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
    // npm is a .cmd file on Windows.
    shell: process.platform === 'win32',
  });
  await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0
        ? resolve(undefined)
        : reject(new Error(`${program} ${args[0]} falhou (${code}).`)),
    );
  });
}

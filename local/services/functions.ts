/** Edge functions: one Deno process, started again when a file of theirs changes. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, type FSWatcher, watch } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { StartFailure } from '../failure.ts';
import { denoEnvironment, denoPath } from '../install.mjs';
import { LOCAL_ONLY_PUBLISHABLE_KEY, LOCAL_ONLY_SECRET_KEY } from '../keys.ts';
import { FUNCTIONS_DIR, ROOT, SUPABASE_DIR } from '../paths.ts';
import type { Settings } from '../settings.ts';

const SETTLE_MS = 150;
const START_LIMIT_MS = 30_000;

export interface FunctionsOptions {
  readonly settings: Settings;
  /** Where the functions reach the API. */
  readonly apiUrl: string;
  readonly siteUrl: string;
  /** Settings besides those that the platform gives. */
  readonly env: Readonly<Record<string, string>>;
  readonly watch: boolean;
  readonly log: (line: string) => void;
}

export interface Functions {
  /** The address of the running process; waits while it starts again. */
  url(): Promise<string>;
  healthy(): Promise<boolean>;
  close(): Promise<void>;
}

/** Starts the functions of config.toml that exist in the tree. */
export async function startFunctions(options: FunctionsOptions): Promise<Functions> {
  let current = launch(options);
  await current.url;
  let settling: NodeJS.Timeout | undefined;
  const watcher = options.watch ? watchSources(restartSoon) : undefined;

  function restartSoon(): void {
    clearTimeout(settling);
    settling = setTimeout(() => {
      options.log('as funções mudaram; iniciando de novo');
      const previous = current;
      current = launch(options);
      // Requests wait for the new address; its failure is told to them.
      current.url.catch((error: Error) => options.log(error.message));
      previous.child.kill();
    }, SETTLE_MS);
  }

  return {
    url: () => current.url,
    healthy: () =>
      current.url.then(
        () => true,
        () => false,
      ),
    async close() {
      clearTimeout(settling);
      watcher?.close();
      await stop(current.child);
    },
  };
}

interface Running {
  readonly child: ChildProcess;
  readonly url: Promise<string>;
}

function launch({ settings, apiUrl, siteUrl, env, log }: FunctionsOptions): Running {
  const child = spawn(
    denoPath(),
    [
      'run',
      '--no-prompt',
      '--allow-net',
      '--allow-env',
      `--allow-read=${FUNCTIONS_DIR}`,
      '--config',
      join(FUNCTIONS_DIR, 'deno.json'),
      join(ROOT, 'local/services/functions-host.mjs'),
    ],
    {
      cwd: ROOT,
      env: {
        ...denoEnvironment(),
        ...aroundProxies(process.env),
        FUNCTIONS: JSON.stringify(entrypoints(settings)),
        SUPABASE_URL: apiUrl,
        SUPABASE_ANON_KEY: LOCAL_ONLY_PUBLISHABLE_KEY,
        SUPABASE_SERVICE_ROLE_KEY: LOCAL_ONLY_SECRET_KEY,
        SITE_URL: siteUrl,
        ...env,
      },
      // Standard input stays open as long as this process lives: the host ends with it.
      stdio: ['pipe', 'pipe', 'pipe'],
    },
  );
  createInterface({ input: child.stderr }).on('line', log);
  const lines = createInterface({ input: child.stdout });
  const url = new Promise<string>((resolve, reject) => {
    const late = setTimeout(
      () => reject(new StartFailure('As funções não iniciaram a tempo; tente de novo.')),
      START_LIMIT_MS,
    );
    lines.on('line', (line) => {
      const port = /^\{"functionsPort":(\d+)\}$/.exec(line)?.[1];
      if (port) {
        clearTimeout(late);
        resolve(`http://127.0.0.1:${port}`);
      } else log(line);
    });
    child.once('exit', () => {
      clearTimeout(late);
      reject(new StartFailure('As funções pararam; veja as mensagens acima.'));
    });
  });
  return { child, url };
}

/**
 * With HTTP_PROXY set, Deno would ask a proxy for the API of this very machine. The rest of the world
 * is still reached through it.
 */
export function aroundProxies(env: NodeJS.ProcessEnv): Record<'NO_PROXY' | 'no_proxy', string> {
  const said = env.no_proxy ?? env.NO_PROXY;
  const NO_PROXY = [said, '127.0.0.1', 'localhost'].filter(Boolean).join(',');
  return { NO_PROXY, no_proxy: NO_PROXY };
}

/** Entry points by function name: those that config.toml enables and the tree has. */
function entrypoints(settings: Settings): Record<string, string> {
  return Object.fromEntries(
    Object.entries(settings.functions)
      .filter(([, declared]) => declared.enabled)
      .map(([name, declared]) => [name, join(SUPABASE_DIR, declared.entrypoint)] as const)
      .filter(([, file]) => existsSync(file))
      .map(([name, file]) => [name, pathToFileURL(file).href]),
  );
}

function watchSources(changed: () => void): FSWatcher {
  return watch(FUNCTIONS_DIR, { recursive: true }, (_event, file) => {
    if (file && /\.(ts|json)$/.test(file) && !file.endsWith('.test.ts')) changed();
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await gone;
}

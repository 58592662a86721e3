/** The web app: Vite, in a process of its own so that a query never holds a page. */
import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StartFailure } from '../failure.ts';
import { LOCAL_ONLY_PUBLISHABLE_KEY } from '../keys.ts';
import { ROOT } from '../paths.ts';

export interface WebOptions {
  readonly port: number;
  readonly apiUrl: string;
}

export interface Web {
  close(): Promise<void>;
}

/** Whether there is an app to serve. */
export function hasWebApp(): boolean {
  return existsSync(join(ROOT, 'vite.config.ts'));
}

/** Starts Vite and waits until it answers. */
export async function startWeb({ port, apiUrl }: WebOptions): Promise<Web> {
  const child = fork(join(ROOT, 'local/services/web-process.mjs'), [String(port)], {
    cwd: ROOT,
    execArgv: [],
    env: {
      ...process.env,
      VITE_SUPABASE_URL: apiUrl,
      VITE_SUPABASE_ANON_KEY: LOCAL_ONLY_PUBLISHABLE_KEY,
      VITE_API_NO_SITE: 'sim',
    },
  });
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', () => reject(new StartFailure('O Vite parou; veja as mensagens acima.')));
  });
  return { close: () => stop(child) };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await gone;
}

/** Child processes of the test command: none outlives it. */

import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const BIN = join(ROOT, 'node_modules', '.bin');
const running = new Set();

/**
 * Runs a program of node_modules/.bin at the root, in a process group of its own, so that whatever
 * it starts can be ended with it.
 * @param {string[]} command
 * @param {Record<string, string> | undefined} env
 * @param {(text: string) => void} onOutput
 * @returns {Promise<{ code: number | null, stdout: string, stderr: string }>}
 */
export function execute([program, ...args], env, onOutput) {
  const child = spawn(join(BIN, program), args, {
    cwd: ROOT,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...env,
      NO_COLOR: '1',
      PATH: [BIN, dirname(process.execPath), process.env.PATH].join(delimiter),
    },
  });
  running.add(child);
  const output = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr']) {
    child[stream].setEncoding('utf8').on('data', (text) => {
      output[stream] += text;
      onOutput(text);
    });
  }
  return new Promise((resolve) => {
    const end = (code) => {
      running.delete(child);
      resolve({ code, ...output });
    };
    child.on('error', (error) => {
      output.stderr += error.message;
      end(null);
    });
    child.on('close', end);
  });
}

/** Ends everything still running, with what it started. */
export function endAll() {
  for (const child of running) {
    try {
      process.kill(-child.pid, 'SIGTERM');
    } catch {
      // It ended in the meantime.
    }
  }
}

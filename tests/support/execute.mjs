/** Child processes of the test command: none outlives it. */

import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const BIN = join(ROOT, 'node_modules', '.bin');
const running = new Set();
/** A suite takes minutes; one that hangs, as a stack may, fails instead of holding all others. */
const LONGEST = 30 * 60_000;

/**
 * Runs a program of node_modules/.bin at the root, in a process group of its own, so that whatever
 * it starts can be ended with it. What has not ended within the limit is ended, and failed.
 * @param {string[]} command
 * @param {Record<string, string> | undefined} env
 * @param {(text: string) => void} onOutput
 * @param {number} [limit] ms
 * @returns {Promise<{ code: number | null, stdout: string, stderr: string }>}
 */
export function execute([program, ...args], env, onOutput, limit = LONGEST) {
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
    const late = setTimeout(() => {
      output.stderr += `\n${program} did not end within ${limit / 60_000} minutes: ended.\n`;
      child.once('exit', () => end(null));
      killGroup(child, 'SIGKILL');
    }, limit);
    const end = (code) => {
      clearTimeout(late);
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
  for (const child of running) killGroup(child, 'SIGTERM');
}

function killGroup(child, signal) {
  try {
    process.kill(-child.pid, signal);
  } catch {
    // It ended in the meantime.
  }
}

/** Notices the end of the npm that runs this, which a kill -9 of npm would not tell. */
import { isRunning, processTable } from './processes.ts';

const CHECK_MS = 1000;

/**
 * Settles when npm is gone; never, when npm did not start this. To be asked early: once npm is
 * gone nothing tells any more which process it was.
 */
export function endOfNpm(): Promise<void> {
  return new Promise((resolve) => {
    const npm = npmPid();
    if (npm === undefined) return;
    const watching = setInterval(() => {
      if (isRunning(npm)) return;
      clearInterval(watching);
      resolve();
    }, CHECK_MS);
    watching.unref();
  });
}

/** npm is our parent, or the parent of the shell in which it runs the script. */
function npmPid(): number | undefined {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return;
  const parent = processTable().find(({ pid }) => pid === process.ppid);
  return parent && /sh$/.test(parent.command) ? parent.parent : process.ppid;
}

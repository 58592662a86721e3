/** Notices the end of the npm that runs this, which a kill -9 of npm would not tell. */
import { isRunning, processTable } from './processes.ts';

const CHECK_MS = 1000;

/** Calls back once when npm is gone; does nothing when npm did not start this. */
export function whenNpmEnds(gone: () => void): void {
  const npm = npmPid();
  if (npm === undefined) return;
  const watching = setInterval(() => {
    if (isRunning(npm)) return;
    clearInterval(watching);
    gone();
  }, CHECK_MS);
  watching.unref();
}

/** npm is our parent, or the parent of the shell in which it runs the script. */
function npmPid(): number | undefined {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return;
  const parent = processTable().find(({ pid }) => pid === process.ppid);
  return parent && /sh$/.test(parent.command) ? parent.parent : process.ppid;
}

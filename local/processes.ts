/** Other processes of this machine. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { uptime } from 'node:os';

export interface ProcessEntry {
  readonly pid: number;
  readonly parent: number;
  /** Z is one that ended and waits for its parent to notice. */
  readonly state: string;
  readonly command: string;
}

/** Whether a process exists, ours or somebody else's. */
export function isRunning(pid: number): boolean {
  if (!pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The kernel's own unit of time, in every Linux that runs Node. */
const TICKS_A_SECOND = 100;

/** When a process began, in ms since 1970; undefined where this machine does not say. */
export function startOf(pid: number): number | undefined {
  try {
    if (existsSync('/proc/self/stat')) {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // Field 22; the second, a name in brackets, may hold spaces.
      const ticks = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]);
      return Date.now() - (uptime() - ticks / TICKS_A_SECOND) * 1000;
    }
    const began = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
    return Date.parse(began) || undefined;
  } catch {
    return undefined;
  }
}

/** Every process, from /proc where there is one (a slim Linux has no ps), else from ps. */
export function processTable(): ProcessEntry[] {
  return existsSync('/proc/self/stat') ? fromProc() : fromPs();
}

function fromProc(): ProcessEntry[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        const match = /^(\d+) \((.*)\) (\S) (\d+)/s.exec(stat);
        if (!match) return [];
        const [, pid, command = '', state = '', parent] = match;
        return [{ pid: Number(pid), parent: Number(parent), state, command }];
      } catch {
        // It ended between the listing and the reading.
        return [];
      }
    });
}

function fromPs(): ProcessEntry[] {
  const text = execFileSync('ps', ['-ax', '-o', 'pid=,ppid=,stat=,comm='], { encoding: 'utf8' });
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [pid, parent, state = '', ...command] = line.trim().split(/\s+/);
      return { pid: Number(pid), parent: Number(parent), state, command: command.join(' ') };
    });
}

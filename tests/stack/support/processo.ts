/** `npm start` as a process of its own, watched from outside. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../../../local/paths.ts';
import { processTable } from '../../../local/processes.ts';

export interface Processo {
  readonly pid: number;
  /** All it has written. */
  saida(): string;
  /** Waits for a text in what it writes. */
  escrever(texto: string): Promise<void>;
  /** Waits for the end; the exit code, or the signal that ended it. */
  fim(): Promise<number | NodeJS.Signals>;
  matar(sinal: NodeJS.Signals): void;
}

/** Runs local/start.mjs with arguments. */
export function iniciar(args: readonly string[]): Processo {
  return observar(process.execPath, [join(ROOT, 'local/start.mjs'), ...args]);
}

/** Runs it as a person does; the process is npm, and its end that of all it started. */
export function iniciarPeloNpm(args: readonly string[]): Processo {
  return observar('npm', ['start', '--', ...args]);
}

function observar(programa: string, args: readonly string[]): Processo {
  const child: ChildProcess = spawn(programa, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let saida = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (texto: string) => {
      saida += texto;
      child.emit('escreveu');
    });
  }
  const fim = new Promise<number | NodeJS.Signals>((resolve) => {
    child.once('close', (code, signal) => resolve(signal ?? code ?? 0));
  });
  return {
    pid: child.pid ?? 0,
    saida: () => saida,
    escrever: (texto) =>
      new Promise((resolve, reject) => {
        const conferir = () => saida.includes(texto) && resolve();
        child.on('escreveu', conferir);
        child.once('close', () => reject(new Error(`ended without "${texto}":\n${saida}`)));
        conferir();
      }),
    fim: () => fim,
    matar: (sinal) => child.kill(sinal),
  };
}

/** The children of a process, and theirs. */
export function descendentes(pid: number): number[] {
  const todos = processTable();
  const filhos = (pai: number): number[] =>
    todos.filter(({ parent }) => parent === pai).flatMap((um) => [um.pid, ...filhos(um.pid)]);
  return filhos(pid);
}

/** Which of these processes still run (one that ended and waits to be collected does not). */
export function vivos(pids: readonly number[]): number[] {
  return processTable()
    .filter(({ pid, state }) => pids.includes(pid) && !state.startsWith('Z'))
    .map(({ pid }) => pid);
}

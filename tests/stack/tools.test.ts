/** The official CLI on the local stack: what it generates and what it advises. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../local/paths.ts';

const executar = promisify(execFile);

/** Runs one of local/tools; rejects when it fails. */
async function ferramenta(nome: string, ...args: string[]): Promise<string> {
  const tsx = join(ROOT, 'node_modules/tsx/dist/cli.mjs');
  const arquivo = join(ROOT, 'local/tools', nome);
  return (await executar(process.execPath, [tsx, arquivo, ...args], { cwd: ROOT })).stdout;
}

describe('the tools', { timeout: 120_000 }, () => {
  test('the generated types are those of the migrations', async () => {
    expect(await ferramenta('types.ts', '--check')).toContain('is current');
  });

  test('the platform has nothing to advise about the migrations', async () => {
    expect(await ferramenta('advisors.ts')).toContain('nothing of level WARN or ERROR');
  });
});

/** Before the files of a vitest project: the one stack that they share, in vitest's own process. */
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { abrirPortaDoDono } from './dono.ts';
import { iniciarStack, type OpcoesDaPilha } from './stack.ts';

/** Starts it and tells the files where it is; the answer ends it and leaves nothing behind. */
export async function compartilharPilha(
  projeto: TestProject,
  opcoes: Omit<OpcoesDaPilha, 'log'>,
): Promise<() => Promise<void>> {
  const pasta = mkdtempSync(join(tmpdir(), 'pleno-pilha-'));
  const arquivoDoLog = join(pasta, 'stack.log');
  writeFileSync(arquivoDoLog, '');
  const log = (linha: string) => appendFileSync(arquivoDoLog, `${linha}\n`);
  const pilha = await iniciarStack({ ...opcoes, log });
  const dono = await abrirPortaDoDono(pilha);
  projeto.provide('pilha', {
    apiUrl: pilha.apiUrl,
    anonKey: pilha.anonKey,
    serviceKey: pilha.serviceKey,
    psqlUrl: opcoes.psql ? `postgresql://postgres@127.0.0.1:${opcoes.psql}/postgres` : null,
    donoUrl: dono.url,
    arquivoDoLog,
  });
  return async () => {
    await dono.fechar();
    await pilha.parar();
    rmSync(pasta, { recursive: true, force: true });
  };
}

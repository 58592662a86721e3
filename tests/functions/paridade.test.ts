import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { denoEnvironment, denoPath } from '../../local/install.mjs';
import { lerMaterial } from '../../scripts/clinical-report/material.ts';
import { CHROMIUM_FLAGS, chromiumPath } from '../support/chromium.ts';
import { type Entradas, respostas } from './support/respostas.ts';

/** The browser and the functions calculate apart: what they answer must be the same, byte by byte. */

const naRaiz = (caminho: string) => fileURLToPath(new URL(`../../${caminho}`, import.meta.url));

const { vetores } = await lerMaterial();
const ENTRADAS: Entradas = [...vetores].map(([id, lista]) => [
  id,
  lista.map(({ entrada }) => entrada),
]);
const esperadas = respostas(ENTRADAS);

/** The answers that differ, each as both sides give it. */
function diferentes(
  outras: readonly string[],
): (readonly [string | undefined, string | undefined])[] {
  const tamanho = Math.max(esperadas.length, outras.length);
  return Array.from({ length: tamanho }, (_, n) => [esperadas[n], outras[n]] as const).filter(
    ([uma, outra]) => uma !== outra,
  );
}

function emDeno(): string[] {
  const { status, stdout, stderr } = spawnSync(
    denoPath(),
    [
      'run',
      '--no-prompt',
      '--quiet',
      '--allow-read',
      '--config',
      naRaiz('supabase/functions/deno.json'),
      naRaiz('tests/functions/support/respostas-deno.mjs'),
    ],
    {
      env: denoEnvironment(),
      input: JSON.stringify(ENTRADAS),
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
    },
  );
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}

/** One classic script that puts the answers into the page's global `paridade`. */
async function paraNavegador(): Promise<string> {
  const saida = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@domain': naRaiz('supabase/functions/_shared/domain') } },
    build: {
      write: false,
      target: 'esnext',
      lib: {
        entry: naRaiz('tests/functions/support/respostas.ts'),
        formats: ['iife'],
        name: 'paridade',
      },
    },
  });
  const [{ output }] = saida as [Rolldown.RolldownOutput];
  return output[0].code;
}

async function emChromium(): Promise<string[]> {
  const codigo = await paraNavegador();
  const navegador = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...CHROMIUM_FLAGS],
  });
  try {
    const pagina = await navegador.newPage();
    await pagina.addScriptTag({ content: codigo });
    const entradas = JSON.stringify(ENTRADAS);
    const texto = await pagina.evaluate<string>(`JSON.stringify(paridade.respostas(${entradas}))`);
    return JSON.parse(texto);
  } finally {
    await navegador.close();
  }
}

it('asks for something of every tool', () => {
  expect(ENTRADAS.length).toBeGreaterThan(100);
  expect(esperadas.length).toBeGreaterThan(2000);
});

it('Deno answers as Node does', () => {
  expect(diferentes(emDeno())).toEqual([]);
});

it('Chromium answers as Node does', async () => {
  expect(diferentes(await emChromium())).toEqual([]);
});

/** Finds the browser of the end-to-end tests, or gets one, on whatever machine this is. */

import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { instalarDoDebian } from './debian.ts';

/** Chromium without windows: the same engine, for little more than half the work. */
const WINDOWLESS = 'chromium-headless-shell';
const NAMES = [WINDOWLESS, 'chromium', 'chromium-browser', 'google-chrome'];

/** Quiet and self-contained: no sandbox (root in containers), no call to anybody. */
export const CHROMIUM_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The answer of every way to get a browser: where it is, or nothing. */
type Search = () => string | undefined;

const named: Search = () => {
  const path = process.env.CHROMIUM_PATH;
  if (path && !executable(path)) {
    throw new Error(`CHROMIUM_PATH names '${path}', which is not a program that can be run.`);
  }
  return path;
};

const onPath: Search = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find(executable);

const fromDebian: Search = () => {
  instalarDoDebian(WINDOWLESS);
  return onPath();
};

const fromPlaywright: Search = () => {
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  console.log("Downloading Playwright's own Chromium; this happens once.");
  // Whether it worked is seen by whether the browser is there afterwards.
  spawnSync(
    process.execPath,
    [join('node_modules', 'playwright', 'cli.js'), 'install', 'chromium'],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
};

/**
 * The path of a Chromium that can be run.
 * @throws with the sentence that says what to do, when there is none and none can be got.
 */
export function chromiumPath(): string {
  for (const search of [named, onPath, fromDebian, fromPlaywright]) {
    const path = search();
    if (path) return path;
  }
  throw new Error(
    'No Chromium here, and none could be installed. Install Chromium or Google Chrome, ' +
      'or put the path of one into CHROMIUM_PATH, and run the tests again.',
  );
}

function executable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

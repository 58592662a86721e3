/** The files a rule looks at: this repository, or a small one written for the rule's own test. */

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../local/paths.ts';

/** Path from the root → text. */
export type Tree = ReadonlyMap<string, string>;

/** A breach of a rule, as a person reads it: the place first. */
export type Breach = string;

const BINARY = /\.(png|jpe?g|webp|avif|ico|woff2?|ttf|pdf|gz)$/;

let cached: Tree | undefined;

/** Every text file that git knows or would add. */
export function repository(): Tree {
  cached ??= read();
  return cached;
}

function read(): Tree {
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '-z'],
    { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  const paths = [...new Set(listed.split('\0'))]
    .filter((path) => path !== '' && !BINARY.test(path) && existsSync(join(ROOT, path)))
    .sort();
  return new Map(paths.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]));
}

/** A tree made of the given files, to show that a rule bites. */
export function fixture(files: Record<string, string>): Tree {
  return new Map(Object.entries(files));
}

/** The files whose path matches. */
export function matching(tree: Tree, pattern: RegExp): [path: string, text: string][] {
  return [...tree].filter(([path]) => pattern.test(path));
}

/** A file's text. A rule that needs a file fails when there is none, rather than pass on nothing. */
export function textOf(tree: Tree, path: string): string {
  const text = tree.get(path);
  if (text === undefined) throw new Error(`${path} is not in the tree`);
  return text;
}

/** The line on which an offset of a text stands, from 1. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

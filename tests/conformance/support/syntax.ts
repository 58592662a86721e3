/** What the rules need to know of a TypeScript file, from its syntax tree and not from guesses. */

import { dirname, join } from 'node:path/posix';
import { parseSync, Visitor } from 'vite';

export interface Imported {
  /** As written: `./x.ts`, `@/lib/api.ts`, `react`. */
  readonly specifier: string;
  /** The path from the root when it is a file of this repository. */
  readonly path: string | undefined;
}

/** Every module that a file imports or re-exports, types and dynamic imports included. */
export function importsOf(path: string, text: string): Imported[] {
  const { module } = parse(path, text);
  const specifiers = [
    ...module.staticImports.map((entry) => entry.moduleRequest.value),
    ...module.staticExports.flatMap((statement) =>
      statement.entries.flatMap((entry) => entry.moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const written = text.slice(start, end);
      return /^['"`][^'"`$]*['"`]$/.test(written) ? written.slice(1, -1) : [];
    }),
  ];
  return [...new Set(specifiers)].map((specifier) => ({
    specifier,
    path: resolve(path, specifier),
  }));
}

const ALIASES = { '@/': 'src/', '@domain/': 'supabase/functions/_shared/domain/' } as const;

function resolve(from: string, specifier: string): string | undefined {
  for (const [alias, folder] of Object.entries(ALIASES)) {
    if (specifier.startsWith(alias)) return folder + specifier.slice(alias.length);
  }
  return specifier.startsWith('.') ? join(dirname(from), specifier) : undefined;
}

export interface Literal {
  readonly value: string;
  readonly start: number;
}

/** Texts written in the code: strings, template parts and JSX text. Comments are not code. */
export function literalsOf(path: string, text: string): Literal[] {
  const found: Literal[] = [];
  new Visitor({
    Literal: (node) => {
      if (typeof node.value === 'string') found.push({ value: node.value, start: node.start });
    },
    TemplateElement: (node) => {
      found.push({ value: node.value.cooked ?? node.value.raw, start: node.start });
    },
    JSXText: (node) => {
      found.push({ value: node.value, start: node.start });
    },
  }).visit(parse(path, text).program);
  return found;
}

/** Every name written in the code: identifiers, JSX names, and strings that may stand for one. */
export function identifiersOf(path: string, text: string): Literal[] {
  const found: Literal[] = [];
  const take = ({ name, start }: { name: string; start: number }) => {
    found.push({ value: name, start });
  };
  new Visitor({
    Identifier: take,
    JSXIdentifier: take,
    Literal: (node) => {
      if (typeof node.value === 'string') found.push({ value: node.value, start: node.start });
    },
  }).visit(parse(path, text).program);
  return found;
}

/** Calls of the query cache that take a key as it is. */
const BY_KEY = new Set(['getQueryData', 'setQueryData', 'getQueryState']);

/**
 * The first word of every query key that is written out: in a property `queryKey`, in a const that
 * says by its name that it holds one, handed to the cache or, in a file of keys, anywhere.
 */
export function queryKeysOf(path: string, text: string, isFileOfKeys: boolean): Literal[] {
  const { program } = parse(path, text);
  const holders: { start: number; end: number }[] = isFileOfKeys ? [program] : [];
  const lists: Literal[] = [];
  new Visitor({
    Property: ({ key, value }) => {
      if (key.type === 'Identifier' && key.name === 'queryKey') holders.push(value);
    },
    VariableDeclarator: ({ id, init }) => {
      if (init && id.type === 'Identifier' && /^(chaves?([A-Z]|$)|queryKey)/.test(id.name)) {
        holders.push(init);
      }
    },
    CallExpression: ({ callee, arguments: [first] }) => {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      if (first && BY_KEY.has(callee.property.name)) holders.push(first);
    },
    ArrayExpression: ({ elements: [first], start }) => {
      if (first?.type === 'Literal' && typeof first.value === 'string') {
        lists.push({ value: first.value, start });
      }
    },
  }).visit(program);
  return lists.filter((list) =>
    holders.some(({ start, end }) => start <= list.start && list.start < end),
  );
}

export interface MemberUse {
  readonly object: string;
  readonly property: string;
  readonly start: number;
}

/** Uses of a property by name on an identifier, such as `it.only` or `describe.skip`. */
export function memberUsesOf(path: string, text: string): MemberUse[] {
  const found: MemberUse[] = [];
  new Visitor({
    MemberExpression: ({ object, property, start }) => {
      if (object.type === 'Identifier' && property.type === 'Identifier') {
        found.push({ object: object.name, property: property.name, start });
      }
    },
  }).visit(parse(path, text).program);
  return found;
}

export interface RouteDefinition {
  readonly method: string;
  readonly path: string;
  /** The handlers given by name; one written in place is `undefined`. */
  readonly handlers: readonly (string | undefined)[];
  readonly start: number;
}

const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete', 'all']);

/** Routes of a Hono app: `.get('/path', handler, …)` and its like. */
export function routesOf(path: string, text: string): RouteDefinition[] {
  const found: RouteDefinition[] = [];
  new Visitor({
    CallExpression: ({ callee, arguments: [first, ...handlers], start }) => {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      if (!METHODS.has(callee.property.name) || first?.type !== 'Literal') return;
      if (typeof first.value !== 'string' || !first.value.startsWith('/')) return;
      found.push({
        method: callee.property.name.toUpperCase(),
        path: first.value,
        handlers: handlers.map((one) => (one.type === 'Identifier' ? one.name : undefined)),
        start,
      });
    },
  }).visit(parse(path, text).program);
  return found;
}

function parse(path: string, text: string) {
  const parsed = parseSync(path, text);
  const [error] = parsed.errors;
  if (error) throw new Error(`${path}: ${error.message}`);
  return parsed;
}

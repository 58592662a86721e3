import type { Pacote } from './pdf-pacotes.ts';
import { depoisDoEspaco, NOT_IN_NAMES, valorEm } from './pdf-sintaxe.ts';

const OPENS = new RegExp(`/OpenAction(?![^${NOT_IN_NAMES}])`, 'g');
/** A place in the document, or the action that goes to one and has nothing else about it. */
const PLACE = '\\[[^\\]()<>{}]*\\]';
const NAMED = `\\([^()\\\\]*\\)|<[0-9A-Fa-f]*>|/[^${NOT_IN_NAMES}]+|\\d+ \\d+ R`;
const KEYS = `/Type\\s*/Action|/S\\s*/GoTo(?![^${NOT_IN_NAMES}])|/D\\s*(?:${PLACE}|${NAMED})`;
const HARMLESS = new RegExp(
  `^(?:${PLACE}|<<(?:\\s*(?:${KEYS}))+\\s*>>|null(?![^${NOT_IN_NAMES}]))`,
);
const REFERENCE = /^(\d{1,10})[\t\n\f\r ]+\d{1,5}[\t\n\f\r ]+R/;
/** The most opening actions: one for each time that the document was added to. */
const MOST_ACTIONS = 50;
/** The most objects that hold them: each is looked for in the whole file. */
const MOST_REFERENCES = 3;

/**
 * Whether what a PDF does when it is opened is at most to show a place of its own. An action may stand
 * elsewhere: every object of its number is looked at, whichever of them a reader would take.
 */
export function abreSoAVista(text: string, packs: readonly Pacote[]): boolean {
  const references = new Set<string>();
  let actions = 0;
  for (const one of [text, ...packs.map((pack) => pack.text)]) {
    for (const { index, 0: key } of one.matchAll(OPENS)) {
      const action = valorEm(one, index + key.length) ?? '';
      const object = REFERENCE.exec(action)?.[1];
      if (object) references.add(object);
      else if (!HARMLESS.test(action)) return false;
      actions += 1;
      if (actions > MOST_ACTIONS || references.size > MOST_REFERENCES) return false;
    }
  }
  return [...references].every((object) => isHarmless(Number(object), text, packs));
}

function isHarmless(object: number, text: string, packs: readonly Pacote[]): boolean {
  let found = 0;
  for (const value of valuesOf(object, text, packs)) {
    if (value === undefined || !HARMLESS.test(value)) return false;
    found += 1;
  }
  return found > 0;
}

/** Yields the values of the objects of a number; undefined where one cannot be told. */
function* valuesOf(
  object: number,
  text: string,
  packs: readonly Pacote[],
): Generator<string | undefined> {
  yield* written(object, text);
  for (const pack of packs) yield* packed(object, pack);
}

/** Yields the objects written in the file itself: "12 0 obj" and the value. */
function* written(object: number, text: string): Generator<string | undefined> {
  const number = new RegExp(`(?<![0-9])0*${object}(?=[\\0\\t\\n\\f\\r %])`, 'g');
  for (const { index, 0: found } of text.matchAll(number)) {
    const generation = depoisDoEspaco(text, index + found.length);
    const keyword = generation && depoisDoEspaco(text, afterDigits(text, generation));
    if (generation === undefined || keyword === undefined) yield undefined;
    else if (keyword > generation && text.startsWith('obj', keyword)) {
      yield valorEm(text, keyword + 3);
    }
  }
}

function afterDigits(text: string, at: number): number {
  let end = at;
  while (/\d/.test(text[end] ?? '')) end += 1;
  return end;
}

/** Yields the objects of an object stream: pairs of number and place, then the objects. */
function* packed(object: number, { text, first }: Pacote): Generator<string | undefined> {
  const pairs = text.slice(0, first).matchAll(/(\d+)\D+(\d+)/g);
  for (const [, number, place] of pairs) {
    if (Number(number) === object) yield valorEm(text, first + Number(place));
  }
}

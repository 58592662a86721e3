/** The signs that end a name in a PDF, as a class of a pattern (ISO 32000-1, 7.2.2 and 7.3.5). */
export const NOT_IN_NAMES = '\\0\\t\\n\\f\\r ()<>[\\]{}/%';

const SPACES = new Set([...'\0\t\n\f\r '].map((sign) => sign.charCodeAt(0)));
const LINE_ENDS = new Set([...'\n\r'].map((sign) => sign.charCodeAt(0)));
const PERCENT = 0x25;
/** The most space and comment between two signs, and the longest value that is read. */
const LONGEST = 1024;

/**
 * Finds where the space and the comments that begin at a place end; undefined when they are too
 * long.
 */
export function depoisDoEspaco(text: string, at: number): number | undefined {
  let comment = false;
  for (let i = at; i < at + LONGEST; i += 1) {
    const code = text.charCodeAt(i);
    if (comment) comment = !LINE_ENDS.has(code);
    else if (code === PERCENT) comment = true;
    else if (!SPACES.has(code)) return i;
  }
  return undefined;
}

/** Reads the value that follows a key; undefined when too much space or comment is between. */
export function valorEm(text: string, at: number): string | undefined {
  const from = depoisDoEspaco(text, at);
  return from === undefined ? undefined : text.slice(from, from + LONGEST);
}

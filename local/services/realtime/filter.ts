/** The filters of postgres_changes, as a condition of SQL. */

const OPERATORS: Record<string, string> = {
  eq: '=',
  neq: '<>',
  lt: '<',
  lte: '<=',
  gt: '>',
  gte: '>=',
};

export interface Condition {
  readonly column: string;
  /** To come after the column; the value is its only parameter. */
  readonly test: (parameter: string) => string;
  readonly value: string | string[];
}

/** Reads `column=operator.value`; null when it is not a filter. */
export function parseFilter(filter: string): Condition | null {
  const match = /^([^=]+)=(\w+)\.(.*)$/s.exec(filter);
  if (!match) return null;
  const [, column = '', operator = '', value = ''] = match;
  if (operator === 'in') {
    const list = /^\((.*)\)$/s.exec(value)?.[1];
    if (list === undefined) return null;
    return { column, test: (parameter) => `= any (${parameter})`, value: listItems(list) };
  }
  const sql = OPERATORS[operator];
  return sql ? { column, test: (parameter) => `${sql} ${parameter}`, value } : null;
}

/** Items separated by commas; double quotes may hold a comma. */
function listItems(list: string): string[] {
  return [...list.matchAll(/"((?:[^"\\]|\\.)*)"|([^,]+)/g)].map(([, quoted, plain]) =>
    quoted === undefined ? (plain ?? '') : quoted.replace(/\\(.)/g, '$1'),
  );
}

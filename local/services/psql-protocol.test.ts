import { describe, expect, test } from 'vitest';
import { answerTo, readyStatus } from './psql-protocol.ts';

/** A message of either side: its type, its length, its content. */
function message(type: string, content = ''): Buffer {
  const bytes = Buffer.alloc(5 + content.length);
  bytes.write(type);
  bytes.writeInt32BE(4 + content.length, 1);
  bytes.write(content, 5);
  return bytes;
}

const types = (output: Uint8Array): string => {
  let found = '';
  const buffer = Buffer.from(output);
  for (let at = 0; at < buffer.length; at += 1 + buffer.readInt32BE(at + 1)) {
    found += String.fromCharCode(buffer[at] ?? 0);
  }
  return found;
};

const FAILED = Buffer.concat([message('E', 'relation'), message('Z', 'I')]);

describe('what a client is told', () => {
  test.each(['P', 'B', 'D', 'E', 'C', 'H'])('a failed step %s does not make it ready', (step) => {
    const answer = answerTo(message(step), FAILED);
    expect(types(answer)).toBe('E');
    expect(readyStatus(answer)).toBeNull();
  });

  test.each(['Q', 'S'])('the end of a query %s does', (end) => {
    const answer = answerTo(message(end), FAILED);
    expect(types(answer)).toBe('EZ');
    expect(readyStatus(answer)).toBe('idle');
  });

  test('notifications are the stack’s', () => {
    const output = Buffer.concat([message('C'), message('A', 'channel'), message('Z', 'T')]);
    const answer = answerTo(message('Q'), output);
    expect(types(answer)).toBe('CZ');
    expect(readyStatus(answer)).toBe('transaction');
  });
});

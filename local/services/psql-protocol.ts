/** The little of PostgreSQL's wire protocol that the port has to understand. */

const SSL_REQUEST = 80_877_103;
const GSS_REQUEST = 80_877_104;
const CANCEL_REQUEST = 80_877_102;
const NOTIFICATION = 'A'.charCodeAt(0);
const READY = 'Z'.charCodeAt(0);
const TERMINATE = 'X'.charCodeAt(0);
/** Parse, bind, describe, execute, close and flush. */
const STEPS: ReadonlySet<string> = new Set(['P', 'B', 'D', 'E', 'C', 'H']);
const COPY_FROM_STDIN = /\bcopy\b[^;]*\bfrom\s+stdin\b/i;

export interface FrontendMessage {
  readonly kind: 'startup' | 'encryption' | 'cancel' | 'terminate' | 'regular';
  readonly bytes: Uint8Array;
}

/** The whole messages at the head of what a client sent, and what is left over. */
export function frontendMessages(
  buffer: Buffer,
  started: boolean,
): { messages: FrontendMessage[]; rest: Buffer } {
  const messages: FrontendMessage[] = [];
  let rest = buffer;
  while (rest.length >= 5) {
    // Before the session starts, messages have a length and no type.
    const untyped = !started && messages.length === 0;
    const size = untyped ? rest.readInt32BE(0) : 1 + rest.readInt32BE(1);
    if (size < 5 || rest.length < size) break;
    const bytes = new Uint8Array(rest.subarray(0, size));
    messages.push({ kind: untyped ? untypedKind(rest) : typedKind(rest), bytes });
    rest = rest.subarray(size);
    if (untyped) break;
  }
  return { messages, rest };
}

function untypedKind(message: Buffer): FrontendMessage['kind'] {
  const code = message.readInt32BE(4);
  if (code === SSL_REQUEST || code === GSS_REQUEST) return 'encryption';
  return code === CANCEL_REQUEST ? 'cancel' : 'startup';
}

const typedKind = (message: Buffer) => (message[0] === TERMINATE ? 'terminate' : 'regular');

/** Whether a message starts a COPY from the client, which the engine cannot read and dies of. */
export function startsCopyFromClient(message: Uint8Array): boolean {
  const type = String.fromCharCode(message[0] ?? 0);
  return (type === 'Q' || type === 'P') && COPY_FROM_STDIN.test(Buffer.from(message).toString());
}

/** An error as the server would send it, then "ready for query", outside any transaction. */
export function refusal(code: string, text: string): Uint8Array {
  const fields = Buffer.from(`SERROR\0VERROR\0C${code}\0M${text}\0\0`);
  const error = Buffer.alloc(5);
  error.write('E');
  error.writeInt32BE(4 + fields.length, 1);
  return Buffer.concat([error, fields, Buffer.from([READY, 0, 0, 0, 5, 'I'.charCodeAt(0)])]);
}

/** What the server's last "ready for query" says; null when it has not said it yet. */
export function readyStatus(output: Uint8Array): 'idle' | 'transaction' | null {
  const ready = backendMessages(output).findLast((message) => message[0] === READY);
  if (!ready) return null;
  return String.fromCharCode(ready[5] ?? 0) === 'I' ? 'idle' : 'transaction';
}

/**
 * What of the engine's output to a message the client is told. Not the notifications: the session
 * listens for the stack, not for this client. And "ready for query" after a message that is one step
 * of a prepared query only once: the engine says it at the step that failed and again at the sync
 * that ends them, where a client that counts would take it for the answer to its next query.
 */
export function answerTo(message: Uint8Array, output: Uint8Array): Uint8Array {
  const isStep = STEPS.has(String.fromCharCode(message[0] ?? 0));
  return Buffer.concat(
    backendMessages(output).filter(
      ([type]) => type !== NOTIFICATION && !(isStep && type === READY),
    ),
  );
}

function backendMessages(output: Uint8Array): Uint8Array[] {
  const view = new DataView(output.buffer, output.byteOffset, output.byteLength);
  const messages: Uint8Array[] = [];
  let at = 0;
  while (at < output.length) {
    const size = 1 + view.getInt32(at + 1);
    messages.push(output.subarray(at, at + size));
    at += size;
  }
  return messages;
}

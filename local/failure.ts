/** A reason not to start, told to whoever started the stack: one Portuguese sentence. */
export class StartFailure extends Error {
  override name = 'StartFailure';
}

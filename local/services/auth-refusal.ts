/** A refusal in the form of the Auth service. */
export class AuthRefusal extends Error {
  readonly #status: number;
  readonly #code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.#status = status;
    this.#code = code;
  }

  response(): Response {
    const { message: msg } = this;
    return Response.json(
      { code: this.#status, error_code: this.#code, msg },
      { status: this.#status },
    );
  }
}

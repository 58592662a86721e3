/** Mail: kept in memory and announced; nothing leaves the machine. */
import { InMemoryEmailDriver } from '@supabase/lite';

const SHOWN = 50;

/** A mailbox of the latest messages, by recipient. */
export class LocalMail extends InMemoryEmailDriver {
  readonly #announce: (line: string) => void;

  constructor(announce: (line: string) => void) {
    super({ maxKeepCount: SHOWN });
    this.#announce = announce;
  }

  override async send(message: Parameters<InMemoryEmailDriver['send']>[0]): Promise<void> {
    await super.send(message);
    this.#announce(`e-mail: ${message.subject}\n${message.text ?? message.html ?? ''}`);
  }
}

/** Mail: kept in memory, announced, and shown on a page; nothing leaves the machine. */
import { InMemoryEmailDriver } from '@supabase/lite';

const SHOWN = 50;

/** A message as it is shown: its text, and where its links lead. */
export interface ShownMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly links: readonly string[];
}

/** A mailbox of the latest messages of everybody. */
export class LocalMail extends InMemoryEmailDriver {
  readonly #announce: (line: string) => void;
  readonly #latest: ShownMessage[] = [];

  constructor(announce: (line: string) => void) {
    super({ maxKeepCount: SHOWN });
    this.#announce = announce;
  }

  override async send(message: Parameters<InMemoryEmailDriver['send']>[0]): Promise<void> {
    await super.send(message);
    const shown = readMessage(message.to, message.subject, message.html ?? message.text ?? '');
    this.#latest.unshift(shown);
    this.#latest.length = Math.min(this.#latest.length, SHOWN);
    this.#announce(`e-mail para ${shown.to}: ${shown.subject}\n    ${shown.links.join('\n    ')}`);
  }

  /** The latest first. */
  latest(): readonly ShownMessage[] {
    return this.#latest;
  }

  /** All of them as a page. */
  page(): string {
    const messages = this.#latest.map(
      ({ to, subject, text, links }) => `<article>
        <h2>${escaped(subject)}</h2>
        <p>Para ${escaped(to)}</p>
        <p>${escaped(text)}</p>
        <ul>${links.map((link) => `<li><a href="${escaped(link)}">${escaped(link)}</a></li>`).join('')}</ul>
      </article>`,
    );
    return `<!doctype html>
      <html lang="pt-BR">
        <meta charset="utf-8">
        <title>E-mails · Pleno local</title>
        <h1>E-mails</h1>
        <p>O que o Pleno local enviaria. Nada sai desta máquina; recarregue para ver os novos.</p>
        ${messages.join('') || '<p>Nenhum ainda.</p>'}
      </html>`;
  }
}

function readMessage(to: string, subject: string, html: string): ShownMessage {
  const links = [...html.matchAll(/href="(https?:[^"]+)"/g)].map(([, link = '']) =>
    unescaped(link),
  );
  const text = unescaped(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
  return { to, subject, text, links };
}

const ENTITIES = [
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
] as const;

const escaped = (text: string) =>
  ENTITIES.reduce((soFar, [sign, entity]) => soFar.replaceAll(sign, entity), text);
const unescaped = (text: string) =>
  ENTITIES.reduceRight((soFar, [sign, entity]) => soFar.replaceAll(entity, sign), text);

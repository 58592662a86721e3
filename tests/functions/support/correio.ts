import { expect } from 'vitest';
import type { Funcoes } from './pilha.ts';

interface Mensagem {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly links: readonly string[];
}

/** What the local mailbox holds for an address, the latest first. */
export async function mensagensPara(funcoes: Funcoes, email: string): Promise<Mensagem[]> {
  const { corpo } = await funcoes.direto('GET', '/local/v1/mail');
  return (corpo as Mensagem[]).filter(({ to }) => to === email);
}

/** What the link of the latest message carries after the `#`, and which screen it opens. */
export async function linkPara(funcoes: Funcoes, email: string) {
  const [ultima] = await mensagensPara(funcoes, email);
  expect(ultima?.links).toHaveLength(1);
  const { pathname, hash, search } = new URL(ultima?.links[0] ?? '');
  expect(search).toBe('');
  return { tela: pathname, token: hash.slice(1) };
}

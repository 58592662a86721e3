/** Checks of ports before anything starts. */
import { createServer } from 'node:net';
import { StartFailure } from './failure.ts';

/** Fails with one sentence when a port is taken; `option` is how to choose another. */
export async function requireFreePort(port: number, what: string, option: string): Promise<void> {
  if (await isFree(port)) return;
  throw new StartFailure(
    `A porta ${port} (${what}) já está em uso; libere-a ou escolha outra: npm start -- ${option} ${port + 100}`,
  );
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

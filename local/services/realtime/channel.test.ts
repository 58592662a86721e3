import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Database } from '../database.ts';
import type { Change } from './changes.ts';
import { Channel } from './channel.ts';

const NOW = Date.parse('2026-11-23T12:00:00Z');
/** Of a row that is gone the key alone is told, and nothing asks the database. */
const CHANGE: Change = {
  type: 'DELETE',
  schema: 'public',
  table: 'notificacoes',
  key: { id: 'um' },
  at: '2026-11-23T12:00:00Z',
};
const told = vi.fn<(event: string) => void>();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
  told.mockReset();
});

const channelUntil = (exp: number) =>
  new Channel({
    topic: 'realtime:teste',
    joinRef: '1',
    bindings: [{ id: 1, event: '*', schema: 'public', table: 'notificacoes' }],
    claims: { role: 'authenticated', exp },
    send: told,
  });
const tell = (channel: Channel) => channel.tell({} as Database, CHANGE);

it('tells until its token expires, nothing after, and again once the token was refreshed', async () => {
  const channel = channelUntil(NOW / 1000 + 60);
  vi.setSystemTime(NOW + 59_999);
  await tell(channel);
  expect(told).toHaveBeenCalledTimes(1);

  vi.setSystemTime(NOW + 60_000);
  await tell(channel);
  expect(told).toHaveBeenCalledTimes(1);

  channel.claims = { role: 'authenticated', exp: NOW / 1000 + 3600 };
  await tell(channel);
  expect(told).toHaveBeenCalledTimes(2);
});

import { expect, it } from 'vitest';
import { DatabaseStopped, Lock } from './lock.ts';

const panic = () => Promise.reject(new WebAssembly.RuntimeError('unreachable'));
const never = () => new Promise<never>(() => {});

it('gives turns in the order in which they are asked for, also after a failure', async () => {
  const lock = new Lock();
  const order: number[] = [];
  const turns = [1, 2, 3].map((turn) =>
    lock.run(async () => {
      order.push(turn);
      if (turn === 1) throw new Error('of the work');
    }),
  );
  await expect(turns[0]).rejects.toThrow('of the work');
  await Promise.all(turns.slice(1));
  expect(order).toEqual([1, 2, 3]);
});

it('tells everybody, once the database has panicked', async () => {
  const lock = new Lock();
  const first = lock.run(panic);
  const waiting = lock.run(async () => 'never');
  await expect(first).rejects.toThrow(DatabaseStopped);
  await expect(waiting).rejects.toThrow(/parou e não volta sozinho/);
  await expect(lock.run(async () => 'later')).rejects.toThrow(DatabaseStopped);
});

it('lets nobody hang whose work no longer ends', async () => {
  const lock = new Lock();
  const hanging = lock.run(never);
  const waiting = lock.run(async () => 'never');
  lock.stop(new Error('seen elsewhere'));
  await expect(hanging).rejects.toThrow(DatabaseStopped);
  await expect(waiting).rejects.toThrow(DatabaseStopped);
});

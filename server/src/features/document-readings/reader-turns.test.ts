import { expect, it } from 'vitest';
import { reservePlace, runInTurn } from './reader-turns.ts';

it('one file is read at a time, and those of accounts before those of strangers', async () => {
  const order: string[] = [];
  let atOnce = 0;
  const read = (name: string, whose: 'account' | 'stranger') =>
    runInTurn(whose, async () => {
      atOnce += 1;
      expect(atOnce).toBe(1);
      order.push(name);
      await new Promise((resolve) => setImmediate(resolve));
      atOnce -= 1;
    });
  await Promise.all([
    read('first', 'stranger'),
    read('second', 'stranger'),
    read('third', 'stranger'),
    read('own', 'account'),
    read('other own', 'account'),
  ]);
  expect(order).toEqual(['first', 'own', 'other own', 'second', 'third']);
});

it('a file that breaks its reader does not stop the next', async () => {
  await expect(runInTurn('stranger', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await runInTurn('account', async () => 'read')).toBe('read');
});

it('one network has one file that is read and one that waits, and takes nothing of the places of accounts', () => {
  const leave = [reservePlace('stranger', 'one'), reservePlace('stranger', 'one')];
  expect(() => reservePlace('stranger', 'one')).toThrow('document-readings.busy');
  for (const network of ['two', 'three', 'four'])
    leave.push(reservePlace('stranger', network), reservePlace('stranger', network));
  expect(() => reservePlace('stranger', 'five')).toThrow('document-readings.busy');
  leave.push(reservePlace('account', 'one'));
  for (const each of leave.splice(0)) each();
  reservePlace('stranger', 'one')();
});

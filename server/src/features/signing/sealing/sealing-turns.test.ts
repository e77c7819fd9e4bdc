import { expect, it } from 'vitest';
import { runSealingInTurn } from './sealing-turns.ts';

/** Work that ends when it is asked to. */
function createWork() {
  const done = Promise.withResolvers<string>();
  let isBegun = false;
  const work = () => {
    isBegun = true;
    return done.promise;
  };
  return { work, end: () => done.resolve('done'), isBegun: () => isBegun };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

it('reads one document of each account at a time, and two of all', async () => {
  const [first, second, third, other] = [createWork(), createWork(), createWork(), createWork()];
  const turns = [
    runSealingInTurn('ada', first.work),
    runSealingInTurn('ada', second.work),
    runSealingInTurn('ben', other.work),
    runSealingInTurn('cem', third.work),
  ];
  await settle();
  const begun = () => [first, second, other, third].map(({ isBegun }) => isBegun());
  expect(begun()).toEqual([true, false, true, false]);
  other.end();
  await settle();
  expect(begun()).toEqual([true, false, true, true]);
  first.end();
  await settle();
  expect(begun()).toEqual([true, true, true, true]);
  for (const { end } of [second, third]) end();
  expect(await Promise.all(turns)).toEqual(['done', 'done', 'done', 'done']);
});

it('lets five of an account wait, and gives its turn on when one fails', async () => {
  const first = createWork();
  const failing = runSealingInTurn('ada', () =>
    first.work().then(() => Promise.reject(new Error('damaged'))),
  );
  const waiting = Array.from({ length: 5 }, () => runSealingInTurn('ada', async () => 'read'));
  await expect(runSealingInTurn('ada', async () => 'read')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  first.end();
  await expect(failing).rejects.toThrow('damaged');
  expect(await Promise.all(waiting)).toEqual(Array(5).fill('read'));
});

it('lets forty wait in all', async () => {
  const first = createWork();
  const turns = Array.from({ length: 42 }, (_, place) => runSealingInTurn(`buyer ${place}`, first.work));
  await settle();
  const late = runSealingInTurn('late', first.work);
  await expect(late).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  first.end();
  expect(await Promise.all(turns)).toEqual(Array(42).fill('done'));
});

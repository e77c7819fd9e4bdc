import { expect, it } from 'vitest';
import type { LetThrough } from '../request-context.ts';
import { answerOptimistically } from './optimistic-session-check.ts';

const user = { userId: 'u', sessionId: 's', name: 'Ada', email: 'ada@example.com' };
const was: LetThrough = { user };
const renamed: LetThrough = { user: { ...user, name: 'Grace' } };

/** Answers with the name, and says in a header for whom it was. */
function readName() {
  const asked: unknown[] = [];
  const answer = async ({ user }: LetThrough, headers: Headers) => {
    asked.push(user?.name);
    headers.set('x-for', String(user?.name));
    return user?.name;
  };
  return { asked, answer };
}

it('asks once where it is who it was, and waits for that', async () => {
  const { asked, answer } = readName();
  const headers = new Headers();
  let confirm = (_: LetThrough) => {};
  const confirmed = new Promise<LetThrough>((resolve) => {
    confirm = resolve;
  });
  let given: unknown;
  const answering = answerOptimistically(was, () => confirmed, answer, headers).then((value) => {
    given = value;
  });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([asked, given, headers.get('x-for')]).toEqual([['Ada'], undefined, null]);
  confirm({ user: { ...user } });
  await answering;
  expect([asked, given, headers.get('x-for')]).toEqual([['Ada'], 'Ada', 'Ada']);
});

it('answers for whom it is now, with nothing of the first reading', async () => {
  const { asked, answer } = readName();
  const headers = new Headers();
  expect(await answerOptimistically(was, async () => renamed, answer, headers)).toBe('Grace');
  expect([asked, headers.get('x-for')]).toEqual([['Ada', 'Grace'], 'Grace']);
});

it('refuses where nobody is let through any more, whatever was read', async () => {
  const refuse = async () => {
    throw new Error('not signed in');
  };
  const { answer } = readName();
  await expect(answerOptimistically(was, refuse, answer, new Headers())).rejects.toThrow('not signed in');
  const fail = async () => {
    throw new Error('broken');
  };
  await expect(answerOptimistically(was, refuse, fail, new Headers())).rejects.toThrow('not signed in');
});

it('gives on what the reading itself failed with, where it was for the right one', async () => {
  const fail = async () => {
    throw new Error('broken');
  };
  await expect(answerOptimistically(was, async () => was, fail, new Headers())).rejects.toThrow('broken');
});

import { AsyncLocalStorage } from 'node:async_hooks';
import { describe, expect, it } from 'vitest';
import { createRequestCoalescer } from './request-coalescing.ts';

/** A load whose answers are given by hand. */
function openLoad() {
  const asked: { keys: string[]; answer(): void; fail(error: Error): void }[] = [];
  const load = (keys: string[]) =>
    new Promise<ReadonlyMap<string, string>>((resolve, reject) => {
      const number = asked.length;
      const answer = () =>
        resolve(new Map(keys.filter((key) => key !== 'none').map((key) => [key, `${key} ${number}`])));
      asked.push({ keys, answer, fail: reject });
    });
  return { asked, ask: createRequestCoalescer(load) };
}

describe('createRequestCoalescer', () => {
  it('asks at once for a caller that comes while nothing is in progress, and gives what is not there as undefined', async () => {
    const { asked, ask } = openLoad();
    const answers = [ask('a'), ask('none')];
    expect(asked.map(({ keys }) => keys)).toEqual([['a'], ['none']]);
    for (const { answer } of asked) answer();
    expect(await Promise.all(answers)).toEqual(['a 0', undefined]);
  });

  it('asks once for all who come while enough is under way, each key once, and answers with nothing older', async () => {
    const { asked, ask } = openLoad();
    const first = [ask('a'), ask('b')];
    const later = [ask('a'), ask('c'), ask('a')];
    expect(asked).toHaveLength(2);
    asked[1]?.answer();
    expect(await first[1]).toBe('b 1');
    expect(asked.map(({ keys }) => keys)).toEqual([['a'], ['b'], ['a', 'c']]);
    asked[0]?.answer();
    expect(await first[0]).toBe('a 0');
    asked[2]?.answer();
    expect(await Promise.all(later)).toEqual(['a 2', 'c 2', 'a 2']);
  });

  it('goes on past one that gets no answer', async () => {
    const { asked, ask } = openLoad();
    void ask('silent');
    const others = [ask('b'), ask('c')];
    asked[1]?.answer();
    await others[0];
    asked[2]?.answer();
    expect(await others[1]).toBe('c 2');
  });

  it('runs in the context of no caller, also not of the first', async () => {
    const asker = new AsyncLocalStorage<string>();
    const ask = createRequestCoalescer(
      async (keys: string[]) => new Map(keys.map((key) => [key, asker.getStore()])),
    );
    const answers = ['a', 'b', 'c', 'd'].map((name) => asker.run(name, () => ask(name)));
    expect(await Promise.all(answers)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('fails those alone whose question failed', async () => {
    const { asked, ask } = openLoad();
    const answers = [ask('a'), ask('b'), ask('c'), ask('d')].map((answer) =>
      answer.catch((error: Error) => error.message),
    );
    asked[0]?.answer();
    asked[1]?.fail(new Error('b is lost'));
    await Promise.all(answers.slice(0, 2));
    asked[2]?.fail(new Error('both are lost'));
    expect(await Promise.all(answers)).toEqual(['a 0', 'b is lost', 'both are lost', 'both are lost']);
    const next = ask('e');
    asked[3]?.answer();
    expect(await next).toBe('e 3');
  });
});

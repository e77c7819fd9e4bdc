import { expect, it } from 'vitest';
import { settleAll, settleAllTogether } from './settle-all.ts';

it('goes on past those that fail, one after the other, and throws what the first failed with at the end', async () => {
  const begun: number[] = [];
  let underWay = 0;
  const work = async (item: number) => {
    begun.push(item);
    expect(++underWay).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 1));
    underWay--;
    if (item % 2 === 0) throw new Error(`no ${item}`);
  };
  await expect(settleAll([1, 2, 3, 4, 5], work)).rejects.toThrow('no 2');
  expect(begun).toEqual([1, 2, 3, 4, 5]);
  begun.length = 0;
  await expect(settleAll([1, 2, 3], work, (error) => String(error).endsWith('no 2'))).rejects.toThrow('no 2');
  expect(begun).toEqual([1, 2]);
  await expect(settleAll([1, 3], work)).resolves.toBeUndefined();
  await expect(settleAll([], work)).resolves.toBeUndefined();
});

it('runs several at a time and never more, and throws what the first failed with once all are over', async () => {
  const ended: number[] = [];
  let underWay = 0;
  let most = 0;
  const work = async (item: number) => {
    most = Math.max(most, ++underWay);
    await new Promise((resolve) => setTimeout(resolve, 1));
    underWay--;
    ended.push(item);
    if (item % 2 === 0) throw new Error(`no ${item}`);
  };
  await expect(settleAllTogether([1, 2, 3, 4, 5, 6, 7], 3, work)).rejects.toThrow('no 2');
  expect(ended.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(most).toBe(3);
  await expect(settleAllTogether([], 3, work)).resolves.toBeUndefined();
});

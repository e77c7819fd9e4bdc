import pLimit from 'p-limit';

/**
 * Does the same for each, one after the other. One that fails does not delay those after it, this time or the next, when it is first again.
 * One that fails with what `endsAll` is true of is the last: those after it would fail alike.
 *
 * @throws at the end what the first of those failed with.
 */
export async function settleAll<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<unknown>,
  endsAll: (error: unknown) => boolean = () => false,
): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      failures.push(error);
      if (endsAll(error)) break;
    }
  }
  if (failures.length > 0) throw failures[0];
}

/**
 * The same for several at a time, in no order. One that fails holds up no other.
 *
 * @throws at the end what the first of those failed with.
 */
export async function settleAllTogether<Item>(
  items: Iterable<Item>,
  atOnce: number,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const limit = pLimit(atOnce);
  const results = await Promise.allSettled(Array.from(items, (item) => limit(work, item)));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

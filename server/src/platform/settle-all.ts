/**
 * Does the same for each, one after the other. One that fails does not hold up those after it, this time or the next, when it stands
 * first again. One that fails with what `endsAll` is true of is the last: those after it would fail alike.
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

import { type ChainEntry, hashDetail, hashEntry, NOTHING_BEFORE } from './event-chain.ts';

/**
 * An entry of the installation's chain by its number and hash, as hex: an operator who noted it down can check later that it is still
 * there.
 */
export type NotedEntry = { number: number; hash: string };

/** What is wrong with an entry of a chain that follows `last`, or nothing. */
export function findProblem(
  entry: ChainEntry,
  last: ChainEntry | undefined,
  chain: string,
): string | undefined {
  const expected = (last?.number ?? 0) + 1;
  if (entry.number !== expected)
    return `stands where entry ${expected} belongs; what was in between is gone.`;
  if (!isSame(entry.previousHash, last?.hash ?? NOTHING_BEFORE)) return 'does not follow the one before it.';
  if (!isSame(entry.hash, hashEntry(entry, chain))) return 'was changed.';
  return undefined;
}

/** Whether the detail is what the entry committed to; one that was erased is no problem. */
export function findDetailProblem(
  entry: ChainEntry,
  salt: Uint8Array | null,
  detail: string | null,
): string | undefined {
  if (salt === null || detail === null) return undefined;
  return isSame(entry.commitment, hashDetail(salt, detail)) ? undefined : 'what it is about was changed.';
}

export function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return Buffer.from(one).equals(other);
}

/** Whether it is the entry that was noted down. */
export function isSameEntry(entry: ChainEntry, noted: NotedEntry | undefined): boolean {
  return noted?.number === entry.number && noted.hash === toHex(entry.hash);
}

export function toHex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex');
}

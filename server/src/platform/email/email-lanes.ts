export type EmailLanes = {
  /** How many emails may be on their way at once. */
  count(): number;
  /** A server that takes so many connections took no further one. */
  reduceTo(count: number): void;
  /** A server that was away is back: what it takes is found out anew. */
  restore(): void;
};

/** A lane that was given up is tried again so long after the last one was. */
const TRIED_AGAIN_AFTER_MS = 60_000;

/** How many connections the mail server takes of this process, `most` at most and one at least, as far as it has shown. */
export function createEmailLanes(most: number, now: () => Date): EmailLanes {
  let count = most;
  let changedAt = 0;
  return {
    count() {
      const at = now().getTime();
      if (count < most && at - changedAt >= TRIED_AGAIN_AFTER_MS) {
        count += 1;
        changedAt = at;
      }
      return count;
    },
    reduceTo(next) {
      count = Math.max(1, Math.min(count, next));
      changedAt = now().getTime();
    },
    restore() {
      count = most;
    },
  };
}

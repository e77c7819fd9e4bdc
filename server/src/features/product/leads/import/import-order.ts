/**
 * Keeps the order of a file in a list that is newest first: each line is a microsecond earlier than the one before. Lines without a time of
 * their own begin at `at`. Those with one keep it to the millisecond, which is as fine as a time is shown; up to a thousand in a row of the
 * same time stand in the file's order. Gives the time and the microseconds that are added to it.
 */
export function createOrder(at: Date): (createdAt: string | undefined) => { time: string; shift: number } {
  let undated = 0;
  let last: string | undefined;
  let alike = 0;
  return (createdAt) => {
    if (createdAt === undefined) {
      undated += 1;
      return { time: at.toISOString(), shift: -undated };
    }
    alike = createdAt === last ? alike + 1 : 0;
    last = createdAt;
    return { time: createdAt, shift: IS_FINER.test(createdAt) ? 0 : Math.max(FINEST - alike, 0) };
  };
}

/** Microseconds below a millisecond. */
const FINEST = 999;
const IS_FINER = /\.\d{4}/;

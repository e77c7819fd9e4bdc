/** The badge a visitor sees, over as many sample entries (specification 2 and 9). */
export const SAMPLE_BADGE = 3;

const HIGHEST_COUNT = 9;

/** The number on the bell: nothing for none, `9+` beyond nine. */
export function describeBadge(unread: number): string | undefined {
  if (unread <= 0) return undefined;
  return unread > HIGHEST_COUNT ? `${HIGHEST_COUNT}+` : String(unread);
}

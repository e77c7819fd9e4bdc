/** A pointer rests on a button for this long before its tooltip shows (specification 9). */
export const TOOLTIP_DELAY_MS = 700;
/** Within this time of the last one, the next shows at once (specification 9). */
const SKIP_DELAY_MS = 300;

/** How long to wait before a tooltip shows, in milliseconds; `closedAt` and `now` are on one clock. */
export function getTooltipDelay({
  by,
  closedAt,
  now,
}: {
  by: 'pointer' | 'focus';
  closedAt: number;
  now: number;
}): number {
  return by === 'focus' || now - closedAt < SKIP_DELAY_MS ? 0 : TOOLTIP_DELAY_MS;
}

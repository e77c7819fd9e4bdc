/** After so long away, coming back is a new visit. */
const VISIT_ENDS_MS = 30 * 60_000;

/** When the page was last seen, and the end of the visit before; instants. */
export type Visit = { seen: string; before: string | null };

/** The visit as it goes on or starts again. The stored text comes from the browser, and may be anything. */
export function followVisit(stored: string | null, now: Date): Visit {
  const [seen = '', before = ''] = (stored ?? '').split(' ');
  const last = Date.parse(seen);
  if (Number.isNaN(last)) return { seen: now.toISOString(), before: null };
  const isNew = now.getTime() - last > VISIT_ENDS_MS;
  const earlier = Number.isNaN(Date.parse(before)) ? null : before;
  return { seen: now.toISOString(), before: isNew ? seen : earlier };
}

export const formatVisit = ({ seen, before }: Visit): string => `${seen} ${before ?? ''}`.trim();

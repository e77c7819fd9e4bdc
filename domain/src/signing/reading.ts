/** Where a page lies in the column of pages: its upper edge from the column's start, and its height, both in pixels. */
export type PageSpan = { top: number; height: number };

/** The part of the column that can be seen, in pixels from its start. */
export type SeenPart = { top: number; height: number };

/** Where a page has been gone through: a tenth above its lower edge, so that its bottom margin need not be seen. */
const FOOT = 0.9;
/** Of the window, how far one step goes on within a page that is taller: a line or two stays in sight. */
const STEP = 0.9;

/**
 * The pages that have been gone through, counted from 1: those whose foot can be seen. Each page that is scrolled
 * through passes that at every size, also one much taller than the window.
 */
export function listPagesAtFoot(pages: readonly PageSpan[], seen: SeenPart): number[] {
  const found: number[] = [];
  for (const [index, { top, height }] of pages.entries()) {
    if (top > seen.top + seen.height) break;
    const foot = top + height * FOOT;
    if (foot >= seen.top && foot <= seen.top + seen.height) found.push(index + 1);
  }
  return found;
}

/** The page said in 'Page x of y': the one that takes up most of what is seen. */
export function findCurrentPage(pages: readonly PageSpan[], seen: SeenPart): number {
  let current = 1;
  let most = 0;
  for (const [index, { top, height }] of pages.entries()) {
    if (top > seen.top + seen.height) break;
    const share = Math.min(top + height, seen.top + seen.height) - Math.max(top, seen.top);
    if (share > most) {
      most = share;
      current = index + 1;
    }
  }
  return current;
}

/** The page to read next: the first unread one after `current`, or the first of all; nothing when every page was read. */
export function findNextUnread(
  read: ReadonlySet<number>,
  total: number,
  current: number,
): number | undefined {
  for (let step = 1; step <= total; step += 1) {
    const page = ((current - 1 + step) % total) + 1;
    if (!read.has(page)) return page;
  }
  return undefined;
}

/** How far to scroll for the next part of a page: to its upper edge, or from there on by a window at most. `gap` is left around it. */
export function findNextStop(page: PageSpan, seen: SeenPart, gap: number): number {
  const start = Math.max(0, page.top - gap);
  const isWithin = seen.top >= start && seen.top < page.top + page.height;
  if (!isWithin) return start;
  return Math.min(page.top + page.height + gap - seen.height, seen.top + seen.height * STEP);
}

/** The pages worth drawing: those in view and `around` on either side, counted from 1. */
export function listPagesToDraw(inView: readonly number[], total: number, around: number): number[] {
  const first = Math.max(1, Math.min(...inView) - around);
  const last = Math.min(total, Math.max(...inView) + around);
  return inView.length === 0 ? [] : Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

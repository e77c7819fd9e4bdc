import * as texts from '@porchlight/content/en/shared/shells.ts';
import {
  CATEGORY_SCROLL_STEP_PX,
  findPortalCategory,
  isOwnPage,
  portalCategories,
} from '@porchlight/domain/site/portal-categories.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';

/** The eight parts of the portal, in a row that scrolls where it does not fit (specification 2 and 9). */
export function CategoryBar() {
  const { pathname } = useLocation();
  const current = findPortalCategory(pathname);
  const list = useRef<HTMLUListElement>(null);
  const room = useScrollRoom(list);
  useEffect(() => {
    if (current !== undefined) showEntry(list.current);
  }, [current]);
  const step = (direction: 1 | -1) => () =>
    list.current?.scrollBy({ left: direction * CATEGORY_SCROLL_STEP_PX });
  const fits = room !== undefined && !room.before && !room.after;
  return (
    <nav aria-label={texts.categories} className="border-line border-b bg-surface/60 print:hidden">
      <div className="portal-width">
        <div className="flex min-h-11 items-center lg:min-h-14 xl:-mx-6">
          <Arrow
            Icon={ChevronLeft}
            label={texts.scrollCategoriesLeft}
            can={room?.before ?? false}
            gone={fits}
            onPress={step(-1)}
          />
          <ul
            ref={list}
            className="flex min-w-0 flex-1 snap-none gap-1 overflow-x-auto scroll-smooth [scrollbar-width:none] lg:py-1.5"
          >
            {portalCategories.map(({ label, href }) => (
              <li key={label} className="shrink-0">
                <Link
                  to={href}
                  aria-current={label !== current ? undefined : isOwnPage(href, pathname) ? 'page' : true}
                  className="flex min-h-11 items-center whitespace-nowrap rounded-full px-3.5 font-medium text-[.9375rem] text-ink-soft hover:bg-sunken hover:text-ink focus-visible:-outline-offset-3 aria-[current]:bg-dusk aria-[current]:text-on-dusk max-lg:not-forced-colors:border-transparent max-lg:not-forced-colors:border-y-4 max-lg:not-forced-colors:bg-clip-padding forced-colors:aria-[current]:border-2"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          <Arrow
            Icon={ChevronRight}
            label={texts.scrollCategoriesRight}
            can={room?.after ?? false}
            gone={fits}
            onPress={step(1)}
          />
        </div>
      </div>
    </nav>
  );
}

/** Keeps its place when there is nothing to scroll, so that nothing moves when it comes or goes. */
function Arrow({
  Icon,
  label,
  can,
  gone,
  onPress,
}: {
  Icon: typeof ChevronLeft;
  label: string;
  can: boolean;
  gone: boolean;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={!can}
      onClick={can ? onPress : undefined}
      className={`grid size-11 shrink-0 place-items-center rounded-full text-ink hover:bg-sunken aria-disabled:text-ink-soft aria-disabled:opacity-45 ${gone ? 'invisible' : ''}`}
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  );
}

/** Brings the highlighted entry into the row without moving the page, and without an animation. */
function showEntry(list: HTMLUListElement | null): void {
  const entry = list?.querySelector('[aria-current]');
  if (!list || !entry) return;
  const [row, shown] = [list.getBoundingClientRect(), entry.getBoundingClientRect()];
  const isInside = shown.left >= row.left && shown.right <= row.right;
  if (isInside) return;
  const middle = list.scrollLeft + shown.left - row.left - (row.width - shown.width) / 2;
  list.scrollTo({ left: middle, behavior: 'instant' });
}

/** Whether a row can still be scrolled towards its start and its end. */
type ScrollRoom = { before: boolean; after: boolean };

/** Room of a horizontally scrolling row, kept up to date; undefined until it was measured. */
function useScrollRoom(row: RefObject<HTMLElement | null>): ScrollRoom | undefined {
  const [room, setRoom] = useState<ScrollRoom>();
  useEffect(() => {
    const element = row.current;
    if (element === null) return;
    function measure() {
      if (element === null) return;
      const { scrollLeft, clientWidth, scrollWidth } = element;
      // Positions are fractions of a pixel on many screens.
      setRoom({ before: scrollLeft > 1, after: scrollLeft + clientWidth < scrollWidth - 1 });
    }
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [row]);
  return room;
}

import {
  findCurrentPage,
  findNextStop,
  findNextUnread,
  listPagesAtFoot,
  listPagesToDraw,
} from '@porchlight/domain/signing/reading.ts';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Pages drawn before and after those in view, so that they are there when someone comes to them. */
const AROUND = 1;

export type Reading = {
  current: number;
  toDraw: ReadonlySet<number>;
  /** Pages that were drawn and gone through. */
  read: ReadonlySet<number>;
  noteDrawn: (page: number, isDrawn: boolean) => void;
  /** Goes to a page; pressed again, through it. */
  showPage: (page: number) => void;
  nextUnread: number | undefined;
};

/** Follows which pages of a scrolled column someone has before their eyes. `width` of a page in pixels, 0 until known. */
export function useSignedPagesRead(column: HTMLElement | null, total: number, width: number): Reading {
  const [read, setRead] = useState<ReadonlySet<number>>(new Set());
  const [inView, setInView] = useState<readonly number[]>([]);
  const [current, setCurrent] = useState(1);
  const drawn = useRef(new Set<number>());

  const look = useCallback(() => {
    if (column === null || width === 0) return;
    const spans = findFrames(column).map(({ offsetTop, offsetHeight }) => ({
      top: offsetTop,
      height: offsetHeight,
    }));
    const seen = { top: column.scrollTop, height: column.clientHeight };
    const viewed = listPagesAtFoot(spans, seen);
    const now = findCurrentPage(spans, seen);
    setCurrent(now);
    setInView((before) => {
      const next = viewed.length > 0 ? viewed : [now];
      return next.join() === before.join() ? before : next;
    });
    const fresh = viewed.filter((page) => drawn.current.has(page));
    setRead((before) => (fresh.every((page) => before.has(page)) ? before : new Set([...before, ...fresh])));
  }, [column, width]);

  useEffect(() => {
    if (column === null) return;
    let frame = 0;
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    soon();
    const resizes = new ResizeObserver(soon);
    resizes.observe(column);
    column.addEventListener('scroll', soon, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      resizes.disconnect();
      column.removeEventListener('scroll', soon);
    };
  }, [column, look]);

  const noteDrawn = useCallback(
    (page: number, isDrawn: boolean) => {
      if (isDrawn) drawn.current.add(page);
      else drawn.current.delete(page);
      if (isDrawn) look();
    },
    [look],
  );

  function showPage(page: number) {
    const frame = column === null ? undefined : findFrames(column)[page - 1];
    if (column === null || frame === undefined) return;
    const seen = { top: column.scrollTop, height: column.clientHeight };
    column.scrollTo({
      top: findNextStop({ top: frame.offsetTop, height: frame.offsetHeight }, seen, GAP_PX),
    });
  }

  return {
    current,
    toDraw: new Set(listPagesToDraw(inView, total, AROUND)),
    read,
    noteDrawn,
    showPage,
    nextUnread: read.has(current) ? findNextUnread(read, total, current) : current,
  };
}

/** Space around a page that was scrolled to. */
const GAP_PX = 12;

function findFrames(column: HTMLElement): HTMLElement[] {
  return [...column.querySelectorAll<HTMLElement>('[data-page]')];
}

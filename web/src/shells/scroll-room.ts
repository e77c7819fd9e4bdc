import { type RefObject, useEffect, useState } from 'react';

/** Whether a row can still be scrolled towards its start and its end. */
export type ScrollRoom = { before: boolean; after: boolean };

/** Room of a horizontally scrolling row, kept up to date; undefined until it was measured. */
export function useScrollRoom(row: RefObject<HTMLElement | null>): ScrollRoom | undefined {
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

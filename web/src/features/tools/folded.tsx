import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useHydrated } from '../../platform/page/hydrated.ts';

/**
 * A part that opens on a press. In the built page what it holds is there, for readers without scripts; once the page is hydrated it is
 * rendered only while it is open or printed, so that a key does not redraw what is hidden.
 */
export function Folded({
  className,
  summary,
  summaryLook,
  children,
}: {
  className: string;
  summary: ReactNode;
  summaryLook: string;
  children: () => ReactNode;
}) {
  const details = useRef<HTMLDetailsElement>(null);
  const isWhole = useWhole();
  const [isOpen, setOpen] = useState(false);
  // It may have been opened before the page came alive.
  useEffect(() => setOpen(details.current?.open ?? false), []);
  return (
    <details
      ref={details}
      className={className}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={`list-none [&::-webkit-details-marker]:hidden ${summaryLook}`}>{summary}</summary>
      {(isOpen || isWhole) && children()}
    </details>
  );
}

/** Whether the page is being printed, or was built and is not hydrated: then everything that folds is there. */
export function useWhole(): boolean {
  const hydrated = useHydrated();
  return useSyncExternalStore(followPrinting, readPrinting, () => false) || !hydrated;
}

let isPrinting = false;
const readPrinting = () => isPrinting;

/**
 * Not every browser changes the page's media before it takes its picture for the printer, and not all of them fire an event of printing.
 */
function followPrinting(notify: () => void): () => void {
  const media = window.matchMedia('print');
  const follow = (event: Event) => {
    isPrinting = event.type === 'beforeprint' || (event.type === 'change' && media.matches);
    notify();
  };
  addEventListener('beforeprint', follow);
  addEventListener('afterprint', follow);
  media.addEventListener('change', follow);
  return () => {
    removeEventListener('beforeprint', follow);
    removeEventListener('afterprint', follow);
    media.removeEventListener('change', follow);
  };
}

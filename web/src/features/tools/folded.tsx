import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useHydrated } from '../../platform/hydrated.ts';

/**
 * A part that opens on a press. In the built page what it holds is there, for readers without scripts; once the page is alive it is
 * made when it is open or printed and at no other time, so that a key does not redraw what nobody sees.
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
  const hydrated = useHydrated();
  const isPrinted = useSyncExternalStore(followPrinting, readPrinting, () => false);
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
      {(isOpen || isPrinted || !hydrated) && children()}
    </details>
  );
}

const readPrinting = () => window.matchMedia('print').matches || isPrinting;
let isPrinting = false;

/** Not every browser tells the page's media before it takes its picture for the printer. */
function followPrinting(notify: () => void): () => void {
  const media = window.matchMedia('print');
  const follow = ({ type }: Event) => {
    isPrinting = type === 'beforeprint';
    notify();
  };
  addEventListener('beforeprint', follow);
  addEventListener('afterprint', follow);
  media.addEventListener('change', notify);
  return () => {
    removeEventListener('beforeprint', follow);
    removeEventListener('afterprint', follow);
    media.removeEventListener('change', notify);
  };
}

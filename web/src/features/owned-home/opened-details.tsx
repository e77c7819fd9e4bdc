import { type ReactNode, useState } from 'react';

/**
 * A part that opens on a press, and is made when it is open and at no other time, so that a key does not redraw what is hidden. These pages
 * are drawn in the browser alone: unlike a calculator's, the built page needs none of it.
 */
export function OpenedDetails({
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
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={className} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={`list-none [&::-webkit-details-marker]:hidden ${summaryLook}`}>{summary}</summary>
      {isOpen && children()}
    </details>
  );
}

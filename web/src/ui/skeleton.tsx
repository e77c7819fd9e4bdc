/** Holds the place of something that is on its way; `className` gives it the size of that thing. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={`block animate-pulse rounded-s bg-line/70 ${className}`} />;
}

import type { ComponentProps } from 'react';

/** Holds the place of something that is on its way; `className` gives it the size of that thing. */
export function Skeleton({ className, ...rest }: ComponentProps<'span'>) {
  return (
    <span {...rest} aria-hidden="true" className={`block animate-pulse rounded-s bg-line/70 ${className}`} />
  );
}

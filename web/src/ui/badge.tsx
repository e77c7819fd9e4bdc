import type { ComponentProps } from 'react';

const looks = {
  now: 'bg-lamp-soft text-lamp-ink',
  done: 'bg-sage-soft text-sage',
  wrong: 'bg-brick-soft text-brick',
  plain: 'bg-sunken text-ink-soft',
};

/** A word or two about a thing's state. */
export function Badge({
  look = 'plain',
  children,
  ...rest
}: ComponentProps<'span'> & { look?: keyof typeof looks }) {
  return (
    <span
      {...rest}
      className={`figure-tabular inline-flex min-h-6.5 items-center gap-1.5 rounded-m px-2.5 py-0.5 font-semibold text-[.8125rem] leading-snug ${looks[look]}`}
    >
      {children}
    </span>
  );
}

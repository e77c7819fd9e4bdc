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
      className={`text-[.8125rem] gap-1.5 figure-tabular font-semibold rounded-m px-2.5 leading-snug py-0.5 inline-flex items-center min-h-6.5 ${looks[look]}`}
    >
      {children}
    </span>
  );
}

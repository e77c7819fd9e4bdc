import type { ComponentProps } from 'react';

const looks = {
  now: 'px-2.5 font-semibold bg-lamp-soft text-lamp-ink',
  done: 'px-2.5 font-semibold bg-sage-soft text-sage',
  wrong: 'px-2.5 font-semibold bg-brick-soft text-brick',
  plain: 'px-2.5 font-semibold bg-sunken text-ink-soft',
  /** A word that is said and asks for nothing. */
  quiet: 'px-0 font-normal text-ink-soft',
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
      className={`text-[.8125rem] gap-1.5 figure-tabular rounded-m leading-snug py-0.5 inline-flex items-center min-h-6.5 ${looks[look]}`}
    >
      {children}
    </span>
  );
}

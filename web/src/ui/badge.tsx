import type { ReactNode } from 'react';

const looks = {
  now: 'bg-lamp-soft text-lamp-ink',
  done: 'bg-sage-soft text-sage',
  wrong: 'bg-brick-soft text-brick',
  plain: 'bg-sunken text-ink-soft',
};

/** A word or two about a thing's state. */
export function Badge({ look = 'plain', children }: { look?: keyof typeof looks; children: ReactNode }) {
  return (
    <span
      className={`figure-tabular inline-flex min-h-6.5 items-center gap-1.5 rounded-full px-2.5 py-0.5 font-semibold text-[.8125rem] leading-snug ${looks[look]}`}
    >
      {children}
    </span>
  );
}

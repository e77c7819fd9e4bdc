import * as texts from '@porchlight/content/en/estimates.ts';
import { type ReactNode, useId } from 'react';

/** One of an estimate's three pages. `mark` is on each of them and says that it is not the official form. */
export function EstimateSheet({
  title,
  mark,
  aside,
  number,
  count,
  children,
}: {
  title: string;
  mark: string;
  aside?: string;
  number: number;
  count: number;
  children: ReactNode;
}) {
  const id = useId();
  const start = number === 1 ? '' : 'print:break-before-page';
  return (
    <article
      aria-labelledby={id}
      className={`overflow-hidden rounded-l border border-line bg-surface print:overflow-visible print:rounded-none print:border-0 ${start}`}
    >
      <p className="figure-tabular flex flex-wrap justify-between gap-x-6 gap-y-0.5 border-line border-b bg-sunken px-5 py-3 font-medium text-[.9375rem] text-ink-soft sm:px-8 print:px-0 print:py-1 print:text-[9pt]">
        <span>{mark}</span>
        {aside !== undefined && <span>{aside}</span>}
        <span>{texts.pageOf(number, count)}</span>
      </p>
      <div className="grid gap-9 px-5 py-7 sm:px-8 sm:py-9 print:gap-5 print:px-0 print:py-4">
        <h3 id={id} className="text-3xl print:text-[15pt]">
          {title}
        </h3>
        {children}
      </div>
    </article>
  );
}

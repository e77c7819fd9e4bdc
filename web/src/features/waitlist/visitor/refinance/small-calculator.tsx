import { needsScripts } from '@porchlight/content/en/topics/refinance-tools.ts';
import type { ReactNode } from 'react';

/** A calculator among what is read: its title, its answer first, then its fields. Without scripts it says that it needs them. */
export function SmallCalculator({
  id,
  title,
  lead,
  answer,
  children,
}: {
  id: string;
  title: string;
  lead: string;
  answer: ReactNode;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className="page-width pb-10 lg:pb-14">
      <div className="grid gap-6 rounded-m border border-line bg-surface p-5 sm:p-7">
        <div className="grid gap-1.5">
          <h2 id={id} className="text-2xl">
            {title}
          </h2>
          <p className="max-w-[68ch] text-ink-soft">{lead}</p>
          <noscript>
            <p>{needsScripts}</p>
          </noscript>
        </div>
        <div aria-live="polite" className="grid gap-3">
          {answer}
        </div>
        <div className="grid gap-5 noscript:hidden print:hidden">{children}</div>
      </div>
    </section>
  );
}

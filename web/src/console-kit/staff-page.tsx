import * as texts from '@porchlight/content/en/shared/console-kit.ts';
import type { ReactNode } from 'react';
import { PageTitle } from '../platform/page/page-title.tsx';

/** One page of the console: its title, a sentence, and at most one primary action beside them. */
export function StaffPage({
  title,
  intro,
  action,
  children,
}: {
  title: string;
  intro?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="grid min-w-0 content-start gap-6">
      <PageTitle>{texts.console(title)}</PageTitle>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="grid max-w-[68ch] gap-1.5">
          <h1 className="text-[clamp(1.75rem,4vw,2.2rem)]">{title}</h1>
          {intro !== undefined && <p className="wrap-anywhere text-ink-soft">{intro}</p>}
        </div>
        {action}
      </div>
      {children}
    </div>
  );
}

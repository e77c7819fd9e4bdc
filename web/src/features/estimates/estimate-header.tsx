import type { ReactNode } from 'react';
import { EstimateWarning } from './estimate-warning.tsx';

/** The head of the sample: the warning, its title and what it is. */
export function EstimateHeader({
  warning,
  title,
  children,
}: {
  warning: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <header className="grid gap-6 print:mb-4 print:gap-3">
      <h2 className="text-[clamp(1.8rem,4.4vw,2.5rem)] print:text-[20pt]">{title}</h2>
      <EstimateWarning>{warning}</EstimateWarning>
      <p className="max-w-[68ch] text-[1.125rem] text-ink-soft print:text-[10pt]">{children}</p>
    </header>
  );
}

import { TriangleAlert } from 'lucide-react';
import { type ReactNode, type RefCallback, useId } from 'react';

/** The warning first and in more than 12 points (12 CFR 1026.19(e)(2)(ii)), then what this is. */
export function EstimateHeader({
  warning,
  title,
  heading,
  children,
}: {
  warning: string;
  title: string;
  heading: RefCallback<HTMLHeadingElement>;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <header className="grid gap-6 print:mb-4 print:gap-3">
      <p
        id={id}
        className="flex gap-4 rounded-m border-2 border-lamp bg-lamp-soft p-5 font-semibold text-[1.25rem] leading-snug print:p-3 print:text-[13pt]"
      >
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-6.5 shrink-0 text-lamp-ink" />
        {warning}
      </p>
      <h1
        ref={heading}
        tabIndex={-1}
        aria-describedby={id}
        className="text-[clamp(2rem,5vw,2.75rem)] print:text-[20pt]"
      >
        {title}
      </h1>
      <p className="max-w-[68ch] text-[1.125rem] text-ink-soft print:text-[10pt]">{children}</p>
    </header>
  );
}

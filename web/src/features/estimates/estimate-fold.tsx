import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

/** A part of the estimate that opens on a press; on paper it is open. */
export function EstimateFold({
  title,
  lead,
  isOpen,
  children,
}: {
  title: string;
  lead: string;
  isOpen?: boolean | undefined;
  children: ReactNode;
}) {
  return (
    <details open={isOpen} className="group rounded-l border border-line bg-surface print:border-0">
      <summary className="flex min-h-18 list-none items-center justify-between gap-4 rounded-l px-5 py-4 hover:bg-sunken sm:px-8 print:hidden [&::-webkit-details-marker]:hidden">
        <span className="grid gap-0.5">
          <span className="font-semibold text-[1.125rem]">{title}</span>
          <span className="text-[.9375rem] text-ink-soft leading-normal">{lead}</span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 transition-transform duration-150 ease-out group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-8 border-line border-t px-3 py-5 sm:px-6 print:block print:border-0 print:p-0">
        {children}
      </div>
    </details>
  );
}

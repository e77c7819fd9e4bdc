import { TriangleAlert } from 'lucide-react';

/** What is said of every estimate, in more than 12 points and, on paper, first on its page (12 CFR 1026.19(e)(2)(ii)). */
export function EstimateWarning({ id, children }: { id?: string; children: string }) {
  return (
    <p
      id={id}
      className="flex gap-4 rounded-m border-2 border-lamp bg-lamp-soft p-5 font-semibold text-[1.25rem] leading-snug print:order-first print:p-3 print:text-[13pt]"
    >
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-6.5 shrink-0 text-lamp-ink" />
      {children}
    </p>
  );
}

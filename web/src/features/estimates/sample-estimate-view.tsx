import { sampleEstimate } from '@porchlight/content/sample-estimate.ts';
import type { SamplePage } from '@porchlight/domain/estimates/sample-estimate.ts';
import { Printer, TriangleAlert } from 'lucide-react';
import { type ReactNode, type RefCallback, useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { EstimateTable } from './estimate-table.tsx';

const { title, warning, notOfficial, marks, quote, pages, leavesOut } = sampleEstimate;

/**
 * The fixed sample (specification 9) on three pages, on screen and on Letter paper. The warning comes first and in more than
 * 12 points, and nothing looks like the official form (12 CFR 1026.19(e)(2)(ii)). `back` and `next` lead away from it.
 */
export default function SampleEstimateView({
  heading,
  back,
  next,
}: {
  heading: RefCallback<HTMLHeadingElement>;
  back: ReactNode;
  next: ReactNode;
}) {
  const warningId = useId();
  return (
    <section
      aria-label={title}
      className="mx-auto grid w-full max-w-5xl gap-8 px-[clamp(1rem,4vw,1.5rem)] py-6 lg:py-10 print:block print:p-0 print:[zoom:.93] print:text-[10pt] print:leading-normal"
    >
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        {back}
        <Button size="small" onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-4.5" />
          Print
        </Button>
      </div>
      <header className="grid gap-6 print:mb-4 print:gap-3">
        <p
          id={warningId}
          className="flex gap-4 rounded-m border-2 border-lamp bg-lamp-soft p-5 font-semibold text-[1.25rem] leading-snug print:p-3 print:text-[13pt]"
        >
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-6.5 shrink-0 text-lamp-ink" />
          {warning}
        </p>
        <h1
          ref={heading}
          tabIndex={-1}
          aria-describedby={warningId}
          className="text-[clamp(2rem,5vw,2.75rem)] print:text-[20pt]"
        >
          {title}
        </h1>
        <p className="max-w-[68ch] text-[1.125rem] text-ink-soft print:text-[10pt]">
          {notOfficial} {marks.meaning}
        </p>
      </header>
      {pages.map((page, place) => (
        <Page key={page.title} page={page} number={place + 1}>
          {place === pages.length - 1 && <LeftOut />}
        </Page>
      ))}
      <div className="flex justify-end print:hidden">{next}</div>
    </section>
  );
}

function Page({ page, number, children }: { page: SamplePage; number: number; children: ReactNode }) {
  const id = useId();
  const start = number === 1 ? '' : 'print:break-before-page';
  return (
    <section
      aria-labelledby={id}
      className={`overflow-hidden rounded-l border border-line bg-surface print:overflow-visible print:rounded-none print:border-0 ${start}`}
    >
      <p className="figure-tabular flex flex-wrap justify-between gap-x-6 gap-y-0.5 border-line border-b bg-sunken px-5 py-3 font-medium text-[.9375rem] text-ink-soft sm:px-8 print:px-0 print:py-1 print:text-[9pt]">
        <span>{marks.page}</span>
        <span>
          {quote.label} {quote.value}
        </span>
        <span>
          Page {number} of {pages.length}
        </span>
      </p>
      <div className="grid gap-9 px-5 py-7 sm:px-8 sm:py-9 print:gap-5 print:px-0 print:py-4">
        <h2 id={id} className="text-3xl print:text-[15pt]">
          {page.title}
        </h2>
        {page.sections.map((section) => (
          <EstimateTable key={section.id} section={section} />
        ))}
        {children}
      </div>
    </section>
  );
}

function LeftOut() {
  return (
    <div className="break-inside-avoid rounded-m bg-sunken p-5 sm:p-6 print:p-0">
      <h3 className="text-xl print:text-[12pt]">{leavesOut.title}</h3>
      <ul className="mt-3 grid max-w-[68ch] list-disc gap-2 pl-5 print:gap-1">
        {leavesOut.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

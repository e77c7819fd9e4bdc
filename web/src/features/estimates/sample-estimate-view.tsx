import { sampleAnnotations } from '@porchlight/content/en/sample-annotations.ts';
import { sampleEstimate } from '@porchlight/content/en/sample-estimate.ts';
import { ChevronDown, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { EstimateSheet } from './estimate-sheet.tsx';
import { EstimateTable } from './estimate-table.tsx';
import { EstimateWarning } from './estimate-warning.tsx';

const { title, warning, notOfficial, marks, quote, pages, leavesOut } = sampleEstimate;

/** Where links lead that name the sample. */
export const SAMPLE_ID = 'sample';

const { lesson, lines } = sampleAnnotations;

/** Every line of the sample that contradicts others, in one place: what there is to learn from it. */
function SampleLesson() {
  const doubts = Object.entries(lines).flatMap(([label, { doubt }]) =>
    doubt === undefined ? [] : [{ label, doubt }],
  );
  return (
    <section className="grid gap-3 rounded-m border border-lamp bg-surface p-5 sm:p-6 print:hidden">
      <h3 className="flex items-center gap-2.5 text-xl">
        <TriangleAlert aria-hidden="true" className="size-5 shrink-0 text-lamp-ink" />
        {lesson.title}
      </h3>
      <p className="max-w-[68ch] text-ink-soft">{lesson.lead(doubts.length)}</p>
      <details className="group">
        <summary className="flex min-h-11 list-none items-center gap-2 rounded-s font-semibold text-dusk [&::-webkit-details-marker]:hidden">
          {lesson.open}
          <ChevronDown
            aria-hidden="true"
            className="size-5 transition-transform duration-150 ease-out group-open:rotate-180"
          />
        </summary>
        <dl className="mt-2 grid gap-4 border-line border-t pt-4">
          {doubts.map(({ label, doubt }) => (
            <div key={label} className="grid gap-0.5 sm:grid-cols-[13rem_minmax(0,1fr)] sm:gap-x-6">
              <dt className="font-semibold">{label}</dt>
              <dd className="max-w-[62ch]">{doubt}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}

/**
 * The fixed sample (specification 9) on three pages, on screen and on Letter paper; nothing looks like the official form. Each line
 * has a box that says what it is, what to compare and what to ask.
 */
export function SampleEstimateView() {
  return (
    <section
      id={SAMPLE_ID}
      aria-label={title}
      className="grid scroll-mt-24 gap-8 border-line border-t-2 pt-10 print:block print:break-before-page print:border-0 print:pt-0"
    >
      <EstimateHeader warning={warning} title={title}>
        {notOfficial} {marks.meaning}
      </EstimateHeader>
      <SampleLesson />
      {pages.map((page, place) => (
        <EstimateSheet
          key={page.title}
          title={page.title}
          mark={marks.page}
          aside={`${quote.label} ${quote.value}`}
          number={place + 1}
          count={pages.length}
        >
          {page.sections.map((section) => (
            <EstimateTable key={section.id} section={section} />
          ))}
          {place === pages.length - 1 && <LeftOut />}
        </EstimateSheet>
      ))}
    </section>
  );
}

function LeftOut() {
  return (
    <div className="break-inside-avoid rounded-m bg-sunken p-5 sm:p-6 print:p-0">
      <h4 className="text-xl print:text-[12pt]">{leavesOut.title}</h4>
      <ul className="mt-3 grid max-w-[68ch] list-disc gap-2 pl-5 print:gap-1">
        {leavesOut.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

/** The head of the sample: the warning, its title and what it is. */
function EstimateHeader({
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

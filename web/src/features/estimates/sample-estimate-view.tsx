import { sampleEstimate } from '@porchlight/content/en/sample-estimate.ts';
import { EstimateHeader } from './estimate-header.tsx';
import { EstimateSheet } from './estimate-sheet.tsx';
import { EstimateTable } from './estimate-table.tsx';
import { SampleLesson } from './sample-lesson.tsx';

const { title, warning, notOfficial, marks, quote, pages, leavesOut } = sampleEstimate;

/** Where links lead that name the sample. */
export const SAMPLE_ID = 'sample';

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

import { sampleEstimate } from '@porchlight/content/sample-estimate.ts';
import type { RefCallback } from 'react';
import { EstimateHeader } from './estimate-header.tsx';
import { EstimateSheet } from './estimate-sheet.tsx';
import { EstimateTable } from './estimate-table.tsx';

const { title, warning, notOfficial, marks, quote, pages, leavesOut } = sampleEstimate;

/**
 * The fixed sample (specification 9) on three pages, on screen and on Letter paper; nothing looks like the official form. Each line
 * has a box that says what it is, what to compare and what to ask.
 */
export function SampleEstimateView({ heading }: { heading: RefCallback<HTMLHeadingElement> }) {
  return (
    <>
      <EstimateHeader warning={warning} title={title} heading={heading}>
        {notOfficial} {marks.meaning}
      </EstimateHeader>
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
    </>
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

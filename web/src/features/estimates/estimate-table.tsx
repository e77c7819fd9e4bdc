import { sampleEstimate } from '@porchlight/content/sample-estimate.ts';
import type { SampleLine, SampleSection } from '@porchlight/domain/estimates/sample-estimate.ts';
import { useId } from 'react';
import { TermHelp } from './term-help.tsx';

/** One part of the estimate as a table. */
export function EstimateTable({ section }: { section: SampleSection }) {
  const id = useId();
  return (
    <section className="grid break-inside-avoid gap-x-8 gap-y-2 lg:grid-cols-[13rem_minmax(0,1fr)] print:grid-cols-[9rem_minmax(0,1fr)] print:gap-x-5">
      <h3 id={id} className="pt-2.5 text-xl print:pt-1 print:text-[12pt]">
        {section.title}
      </h3>
      <table aria-labelledby={id} className="w-full border-line border-t">
        <tbody>
          {section.lines.map((line) => (
            <Line key={line.label} line={line} />
          ))}
        </tbody>
        {section.total && (
          <tfoot className="border-ink border-t-2 text-[1.125rem] print:text-[11pt]">
            <Line line={section.total} weight="font-semibold" />
          </tfoot>
        )}
      </table>
    </section>
  );
}

function Line({ line, weight = 'font-normal' }: { line: SampleLine; weight?: string }) {
  const isLeftOut = line.origin === 'left-out';
  return (
    <tr className="border-line border-b align-top">
      <th scope="row" className={`w-full py-2.5 pr-4 text-left print:py-1 ${weight}`}>
        <div>
          {line.label} {line.term !== undefined && <TermHelp slug={line.term} />}
        </div>
        {(line.note !== undefined || line.origin === 'derived') && (
          <p className="max-w-[52ch] font-normal text-[.9375rem] text-ink-soft leading-normal print:text-[8.5pt]">
            {line.origin === 'derived' && `${sampleEstimate.marks.derived}. `}
            {line.note}
          </p>
        )}
      </th>
      <td
        className={`figure-tabular py-2.5 text-right sm:whitespace-nowrap print:py-1 ${isLeftOut ? 'whitespace-nowrap text-ink-soft' : 'font-semibold'}`}
      >
        {line.value}
      </td>
    </tr>
  );
}

import * as texts from '@porchlight/content/en/estimates.ts';
import { glossary } from '@porchlight/content/en/glossary.ts';
import { sampleAnnotations } from '@porchlight/content/en/sample-annotations.ts';
import { sampleEstimate } from '@porchlight/content/en/sample-estimate.ts';
import type { SampleAnnotation } from '@porchlight/domain/estimates/sample-annotations.ts';
import type { SampleLine, SampleSection } from '@porchlight/domain/estimates/sample-estimate.ts';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Toggletip } from '../../ui/overlays/toggletip.tsx';

/** One part of the sample as a table. */
export function EstimateTable({ section }: { section: SampleSection }) {
  const id = useId();
  return (
    <section className="grid break-inside-avoid gap-x-8 gap-y-2 lg:grid-cols-[13rem_minmax(0,1fr)] print:grid-cols-[9rem_minmax(0,1fr)] print:gap-x-5">
      <h4 id={id} className="pt-2.5 text-xl print:pt-1 print:text-[12pt]">
        {section.title}
      </h4>
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

const { parts } = sampleAnnotations;

/** What a line of the sample is, what to compare and what to ask. */
function LineBox({ annotation }: { annotation: SampleAnnotation }) {
  const { what, compare, ask } = annotation;
  return (
    <dl className="grid gap-x-5 gap-y-3 rounded-m bg-sunken p-4 font-normal text-[.9375rem] leading-normal sm:grid-cols-[8.5rem_minmax(0,1fr)] sm:p-5">
      <Part name={parts.what} text={what} />
      <Part name={parts.compare} text={compare} />
      <Part name={parts.ask} text={ask} />
    </dl>
  );
}

function Part({ name, text }: { name: string; text: string }) {
  return (
    <div className="grid gap-0.5 sm:col-span-2 sm:grid-cols-subgrid">
      <dt className="font-semibold text-ink">{name}</dt>
      <dd className="max-w-[62ch] text-ink">{text}</dd>
    </div>
  );
}

function Line({ line, weight = 'font-normal' }: { line: SampleLine; weight?: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const box = useId();
  const annotation = sampleAnnotations.lines[line.label];
  const isLeftOut = line.origin === 'left-out';
  return (
    <>
      <tr className={`align-top ${isOpen ? '' : 'border-line border-b'}`}>
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
          {annotation && (
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={isOpen ? box : undefined}
              onClick={() => setIsOpen(!isOpen)}
              className="-mb-1.5 -ml-2 flex min-h-11 flex-wrap items-center gap-1.5 rounded-s px-2 font-medium text-[.9375rem] text-dusk hover:bg-sunken print:hidden"
            >
              <ChevronDown
                aria-hidden="true"
                className={`size-4.5 shrink-0 transition-transform duration-150 ease-out ${isOpen ? 'rotate-180' : ''}`}
              />
              {sampleAnnotations.open}
              <span className="sr-only"> {line.label}</span>
            </button>
          )}
        </th>
        <td
          className={`figure-tabular py-2.5 text-right sm:whitespace-nowrap print:py-1 ${isLeftOut ? 'whitespace-nowrap text-ink-soft' : 'font-semibold'}`}
        >
          {line.value}
        </td>
      </tr>
      {isOpen && annotation && (
        <tr className="border-line border-b print:hidden">
          <td id={box} colSpan={2} className="pb-4">
            <LineBox annotation={annotation} />
          </td>
        </tr>
      )}
    </>
  );
}

/** A term of art, explained on a press; left out of print. */
function TermHelp({ slug }: { slug: string }) {
  const entry = glossary.find((one) => one.slug === slug);
  if (!entry) return null;
  return (
    <div className="-my-3 -ml-1 inline-block align-middle font-normal print:hidden">
      <Toggletip label={texts.whatIsThis(entry.term)}>
        <p className="font-semibold">{entry.term}</p>
        <p className="mt-1">{entry.definition}</p>
      </Toggletip>
    </div>
  );
}

import * as texts from '@porchlight/content/en/closing-disclosure/sample.ts';
import type {
  DisclosureLine,
  DisclosurePage,
  DisclosureSection,
} from '@porchlight/domain/readings/closing-disclosure/sample-disclosure.ts';

/** One page of the form. */
export function DisclosureSheet({
  page,
  number,
  count,
}: {
  page: DisclosurePage;
  number: number;
  count: number;
}) {
  const id = `page-${number}`;
  return (
    <article
      id={id}
      aria-labelledby={`${id}-title`}
      className="overflow-hidden rounded-l border border-line bg-surface"
    >
      <p className="border-line border-b bg-sunken px-5 py-3 font-medium text-[.9375rem] text-ink-soft sm:px-7">
        {texts.pageOf(number, count)}
      </p>
      <div className="grid gap-10 px-5 py-7 sm:px-7 sm:py-7">
        <h2 id={`${id}-title`} className="text-3xl">
          {page.title}
        </h2>
        {page.sections.map((section) => (
          <Section key={section.id} section={section} />
        ))}
      </div>
    </article>
  );
}

function Section({ section: { id, title, lead, lines } }: { section: DisclosureSection }) {
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h3 id={id} className="text-xl">
        {title}
      </h3>
      {lead !== undefined && <p className="max-w-[64ch] text-[.9375rem] text-ink-soft">{lead}</p>}
      <ul className="border-line border-t">
        {lines.map((line) => (
          <Line key={line.label} line={line} />
        ))}
      </ul>
    </section>
  );
}

/** The line as the form has it; pressed, what it is and what to compare. */
function Line({ line: { label, value, estimate, paid, isTotal, what, compare } }: { line: DisclosureLine }) {
  return (
    <li className={`border-line border-b ${isTotal ? 'bg-sunken' : ''}`}>
      <details className="group">
        <summary className="grid cursor-pointer list-none gap-x-6 gap-y-1 px-3 py-3 hover:bg-sunken sm:grid-cols-2 [&::-webkit-details-marker]:hidden">
          <span className={isTotal ? 'font-semibold' : ''}>
            {label}{' '}
            <span className="font-medium text-[.875rem] text-dusk underline print:hidden">
              {texts.explain}
            </span>
          </span>
          <span className="figure-tabular grid sm:text-right">
            <span className="font-semibold">
              {value}
              {paid !== undefined && (
                <span className="font-normal text-ink-soft">, {texts.payers[paid]}</span>
              )}
            </span>
            {estimate !== undefined && (
              <span className="text-[.875rem] text-ink-soft">
                {texts.estimate}: {estimate}
              </span>
            )}
          </span>
        </summary>
        <div className="grid max-w-[64ch] gap-1.5 px-3 pb-4 text-[.9375rem]">
          <p>{what}</p>
          {compare !== undefined && (
            <p>
              <span className="font-semibold">{texts.compare}:</span> {compare}
            </p>
          )}
        </div>
      </details>
    </li>
  );
}

import * as texts from '@porchlight/content/en/closing-disclosure/sample.ts';
import { notAdvice } from '@porchlight/content/en/tools/not-advice.ts';
import { site } from '@porchlight/content/site.ts';
import type {
  DisclosureLine,
  DisclosurePage,
  DisclosureSection,
} from '@porchlight/domain/readings/closing-disclosure/sample-disclosure.ts';
import { getToolPath } from '@porchlight/domain/tools/tool-pages.ts';
import { Link } from 'react-router';
import { PageHead } from '../../platform/page/page-head.tsx';
import { closingDisclosurePath } from './closing-disclosure-path.ts';

/** The five pages of the Bureau's sample as text, each line with its explanation. Needs no script. */
export default function ClosingDisclosurePage() {
  const { sampleDisclosure: pages } = texts;
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-10 py-8 lg:py-12">
      <PageHead
        path={closingDisclosurePath}
        name={texts.title}
        title={`${texts.title} | ${site.name}`}
        description={texts.description}
      />
      <header className="grid gap-3">
        <h1 className="text-[clamp(2.2rem,4.4vw,3.25rem)]">{texts.title}</h1>
        <p className="max-w-[64ch] text-[1.125rem] text-ink-soft">{texts.lead}</p>
      </header>
      <section
        aria-labelledby="check-first"
        className="grid gap-3 rounded-m border border-line bg-surface p-6"
      >
        <h2 id="check-first" className="text-2xl">
          {texts.firstTitle}
        </h2>
        <ul className="grid max-w-[64ch] list-disc gap-1.5 pl-5">
          {texts.first.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      </section>
      <nav aria-label={texts.pagesLabel} className="print:hidden">
        <ol className="flex flex-wrap gap-2">
          {pages.map(({ title }, place) => (
            <li key={title}>
              <a
                href={`#page-${place + 1}`}
                className="inline-flex min-h-11 items-center rounded-m border border-line-strong px-4 font-semibold text-[.9375rem] hover:bg-sunken"
              >
                {place + 1}. {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {pages.map((page, place) => (
        <DisclosureSheet key={page.title} page={page} number={place + 1} count={pages.length} />
      ))}
      <section aria-labelledby="your-own" className="grid gap-2 print:hidden">
        <h2 id="your-own" className="text-2xl">
          {texts.nextTitle}
        </h2>
        <ul className="grid gap-1">
          {[
            [getToolPath('change-check'), texts.checkYours],
            ['/portal/wire-guard', texts.guardYours],
          ].map(([to = '', label]) => (
            <li key={to}>
              <Link to={to} className="inline-flex min-h-11 items-center text-link underline">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <div className="grid max-w-[68ch] gap-2 text-[.9375rem] text-ink-soft">
        <p>
          {texts.note}{' '}
          <a href={texts.source.url} target="_blank" rel="noopener" className="text-link underline">
            {texts.source.source}
          </a>
        </p>
        <p>{notAdvice}</p>
      </div>
    </div>
  );
}

/** One page of the form. */
function DisclosureSheet({ page, number, count }: { page: DisclosurePage; number: number; count: number }) {
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

import * as texts from '@porchlight/content/en/closing-disclosure/sample.ts';
import { notAdvice } from '@porchlight/content/en/tools/not-advice.ts';
import { site } from '@porchlight/content/site.ts';
import { getToolPath } from '@porchlight/domain/tools/tool-pages.ts';
import { Link } from 'react-router';
import { PageHead } from '../../platform/page/page-head.tsx';
import { closingDisclosurePath } from './closing-disclosure-path.ts';
import { DisclosureSheet } from './disclosure-sheet.tsx';

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

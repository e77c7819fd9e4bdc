import { glossary } from '@porchlight/content/en/glossary.ts';
import * as texts from '@porchlight/content/en/guide/screens.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import { pageDescriptions } from '@porchlight/content/en/page-descriptions.ts';
import { findGlossarySlugs, type GlossaryEntry, groupGlossary } from '@porchlight/domain/guide/glossary.ts';
import { Fragment, memo, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useLoaderData } from 'react-router';
import { paths } from '../../paths.ts';
import { JsonLd } from '../../platform/page/json-ld.tsx';
import { PageHead } from '../../platform/page/page-head.tsx';
import { siteOrigin } from '../../platform/page/site-origin.ts';
import { Button } from '../../ui/button.tsx';
import { inputLook } from '../../ui/forms/field.tsx';
import { SourceNote } from '../../ui/source-note.tsx';

/** Runs at build time alone: the program carries no entries, the page does. */
export function loader(): readonly GlossaryEntry[] {
  return glossary;
}

/** How the entries of a list look; said once for the list, because there are many. */
const entriesLook =
  '[&_p_a]:text-link [&_dd]:mt-1 [&_dd]:grid [&_dd]:max-w-[68ch] [&_dd]:gap-2 [&_dt]:font-semibold [&_dt]:text-[1.125rem] ' +
  '[&>div]:-mx-4 [&>div]:rounded-m [&>div]:p-4 [&>div]:break-inside-avoid [&>div]:target:bg-lamp-soft';

/** One term with all that is known of it. `terms` gives the names of the entries it refers to, by slug. */
const GlossaryEntryView = memo(function GlossaryEntryView({
  entry: { slug, term, definition, explanation, related = [], sources = [] },
  terms,
  isHidden,
  onFollow,
}: {
  entry: GlossaryEntry;
  terms: ReadonlyMap<string, string>;
  isHidden: boolean;
  onFollow: () => void;
}) {
  return (
    <div id={slug} hidden={isHidden}>
      <dt>{term}</dt>
      <dd>
        <p>{definition}</p>
        {explanation !== undefined && <p>{explanation}</p>}
        {related.length > 0 && (
          <p>
            {texts.seeAlso}{' '}
            {related.map((other, index) => (
              <Fragment key={other}>
                {index > 0 && ', '}
                <a href={`#${other}`} onClick={onFollow}>
                  {terms.get(other)}
                </a>
              </Fragment>
            ))}
          </p>
        )}
        {sources.map((source) => (
          <SourceNote key={source.source} {...source} />
        ))}
      </dd>
    </div>
  );
});

/** Every term of the guide in plain English. Whole without scripts; with them it can be filtered. */
export default function GlossaryPage() {
  const entries = useLoaderData<typeof loader>();
  const [query, setQuery] = useState('');
  const groups = useMemo(() => groupGlossary(entries), [entries]);
  const terms = useMemo(() => new Map(entries.map(({ slug, term }) => [slug, term])), [entries]);
  const found = useMemo(() => findGlossarySlugs(entries, query), [entries, query]);
  // A link from one entry to another has to find it, also while it is filtered away.
  const showAll = useCallback(() => setQuery(''), []);
  const open = groups.filter((group) => group.entries.some(({ slug }) => found.has(slug)));
  useEffect(keepSiteLater, []);
  return (
    <div className="page-width grid gap-10 py-10 lg:py-16">
      <PageHead path={paths.glossary()} name={texts.glossary} {...pageDescriptions['/glossary']} />
      <JsonLd data={describeTerms(entries)} />
      <header className="grid gap-3">
        <h1 className="text-[clamp(2.2rem,4.4vw,3.25rem)]">{texts.glossary}</h1>
        <p className="max-w-[60ch] text-[1.125rem]">{texts.glossaryLead(entries.length)}</p>
      </header>
      <div className="grid items-start gap-x-14 gap-y-10 lg:grid-cols-[17rem_minmax(0,46rem)]">
        <div className="grid gap-6 lg:sticky lg:top-24 print:hidden">
          <GlossaryFilter query={query} found={found.size} all={entries.length} onChange={setQuery} />
          <nav aria-label={texts.letters}>
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))]">
              {open.map(({ letter }) => (
                <li key={letter}>
                  <a
                    href={`#${toAnchor(letter)}`}
                    className="grid min-h-11 place-items-center rounded-s font-semibold text-dusk hover:bg-sunken"
                  >
                    {letter}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div className="grid gap-10">
          {groups.map((group) => (
            <section
              key={group.letter}
              hidden={!open.includes(group)}
              aria-labelledby={toAnchor(group.letter)}
              className="grid gap-2"
            >
              <h2 id={toAnchor(group.letter)} className="text-3xl">
                {group.letter}
              </h2>
              <dl className={entriesLook}>
                {group.entries.map((entry) => (
                  <GlossaryEntryView
                    key={entry.slug}
                    entry={entry}
                    terms={terms}
                    isHidden={!found.has(entry.slug)}
                    onFollow={showAll}
                  />
                ))}
              </dl>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

function toAnchor(letter: string): string {
  return letter === '#' ? 'letter-other' : `letter-${letter.toLowerCase()}`;
}

/** schema.org's words for a glossary. */
function describeTerms(entries: readonly GlossaryEntry[]) {
  const address = `${siteOrigin}${paths.glossary()}`;
  return {
    '@type': 'DefinedTermSet',
    '@id': address,
    name: pageDescriptions['/glossary'].title,
    inLanguage: locale,
    hasDefinedTerm: entries.map(({ slug, term, definition }) => ({
      '@type': 'DefinedTerm',
      name: term,
      description: definition,
      url: `${address}#${slug}`,
    })),
  };
}

/** The page is hydrated because it is used; what it is used for comes first. */
const KEPT_AFTER_MS = 2000;

/** Looked up once, it can be looked up without a connection. */
function keepSiteLater(): () => void {
  const timer = setTimeout(() => {
    if (!import.meta.env.PROD) return;
    import('../../platform/offline/releases.ts').then(
      ({ saveSite }) => saveSite(),
      () => undefined,
    );
  }, KEPT_AFTER_MS);
  return () => clearTimeout(timer);
}

/** Narrows the list while the reader types. Not there without scripts, when it could do nothing. */
function GlossaryFilter({
  query,
  found,
  all,
  onChange,
}: {
  query: string;
  found: number;
  all: number;
  onChange: (query: string) => void;
}) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // What was typed while the page's program was on its way.
    if (field.current?.value) onChange(field.current.value);
  }, [onChange]);
  const before = useRef(query);
  useEffect(() => {
    if (field.current && query === '' && before.current !== '') field.current.value = '';
    before.current = query;
  }, [query]);
  return (
    <search className="grid gap-2 noscript:hidden">
      <label htmlFor={id} className="font-semibold">
        {texts.findATerm}
      </label>
      <input
        ref={field}
        id={id}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        onInput={(event) => onChange(event.currentTarget.value)}
        className={inputLook}
      />
      <p role="status" className="figure-tabular min-h-6 text-[.9375rem] text-ink-soft">
        {describeFound(query, found, all)}
      </p>
      {found === 0 && (
        <Button size="small" className="justify-self-start" onClick={() => onChange('')}>
          {texts.showAllTerms}
        </Button>
      )}
    </search>
  );
}

function describeFound(query: string, found: number, all: number): string {
  if (query.trim() === '') return texts.terms(all);
  if (found === 0) return texts.noTermFound;
  return texts.ofTerms(found, all);
}

import * as texts from '@porchlight/content/en/search.ts';
import { site } from '@porchlight/content/site.ts';
import { findExcerpt } from '@porchlight/domain/search/marked-text.ts';
import { cleanQuery, parseQueryWords } from '@porchlight/domain/search/query.ts';
import { orderResults } from '@porchlight/domain/search/result-order.ts';
import type { OwnFindings } from '@porchlight/domain/search/search.contract.ts';
import type { SearchIndex } from '@porchlight/domain/search/search.ts';
import { useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { browserStorage } from '../../platform/browser/browser-storage.ts';
import { useHydrated } from '../../platform/page/hydrated.ts';
import { PageTitle } from '../../platform/page/page-title.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Notice } from '../../ui/notice.tsx';
import { sentence } from '../../ui/sentence.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { FoundText, Result } from './found-text.ts';
import { listOwnResults } from './own-results.ts';
import { useOwnFindings, useSearchTexts } from './search.queries.ts';
import { SearchForm } from './search-form.tsx';
import { SEARCH_KEY_OFF } from './search-key.ts';
import { SearchResults } from './search-results.tsx';

/** What the search box leads to; open to visitors, who find everything but what is a buyer's own. */
export default function SearchPage() {
  const [parameters] = useSearchParams();
  const isAlive = useHydrated();
  const query = isAlive ? cleanQuery(parameters.get('q') ?? '') : '';
  return (
    <div className="page-width grid gap-8 py-9">
      <PageTitle>{query === '' ? texts.search : texts.searchPageSearch(query)}</PageTitle>
      <div className="grid max-w-2xl gap-5">
        <h1 className="text-[clamp(2rem,5vw,2.6rem)]">{texts.search}</h1>
        <SearchForm label={texts.searchAgain} query={query} />
      </div>
      {query === '' ? <NothingAsked /> : <Answer query={query} />}
    </div>
  );
}

function Answer({ query }: { query: string }) {
  const { index, texts: siteTexts } = useSearchTexts();
  const own = useOwnFindings(query);
  const results = useMemo(() => {
    if (index === undefined || own.isAwaited) return undefined;
    return orderResults(
      [
        ...(own.data ? listOwnResults(own.data, query) : []),
        ...listPublicResults(index, query, own.data !== undefined),
      ],
      query,
    );
  }, [index, query, own.data, own.isAwaited]);
  const asked = <q className="text-ink">{query}</q>;
  return (
    <>
      <p role="status" className="text-ink-soft [overflow-wrap:anywhere]">
        {sentence(
          results === undefined ? texts.searchingFor(asked) : texts.resultsFor(results.length, asked),
        )}
      </p>
      {own.isError && (
        <LoadFailed title={texts.ownSearchFailed} busy={own.isFetching} onRetry={() => void own.refetch()}>
          {texts.ownFailedLead}
        </LoadFailed>
      )}
      {results === undefined ? (
        siteTexts.isError ? (
          <LoadFailed
            title={texts.searchFailed}
            busy={siteTexts.isFetching}
            onRetry={() => void siteTexts.refetch()}
          >
            {texts.searchFailedLead}
          </LoadFailed>
        ) : (
          <LoadingResults />
        )
      ) : results.length === 0 ? (
        <NothingFound query={query} />
      ) : (
        <SearchResults key={query} results={results} />
      )}
      {own.data && <ReadingNote found={own.data} />}
    </>
  );
}

/** The buyer's own milestones take the place of the public texts about them. */
function listPublicResults(index: SearchIndex<FoundText>, query: string, hasOwn: boolean): Result[] {
  const { entries, matched } = index.search(query);
  return entries
    .filter(({ kind }) => !(hasOwn && kind === 'milestone'))
    .map((entry) => ({ ...entry, excerpt: findExcerpt(entry.passages, matched), matched }));
}

/** What the documents may contain that could not be searched. */
function ReadingNote({ found }: { found: OwnFindings }) {
  const { beingRead, unreadable } = found;
  if (beingRead === 0 && unreadable === 0) return null;
  return (
    <p className="max-w-[68ch] text-[.9375rem] text-ink-soft">
      {beingRead > 0 && `${texts.stillBeingRead(beingRead)} `}
      {unreadable > 0 && texts.foundByName(unreadable)}
    </p>
  );
}

function NothingAsked() {
  return (
    <div className="grid max-w-2xl gap-3">
      <p>{texts.startLead}</p>
      <WaysOn />
      <SearchKeySetting />
    </div>
  );
}

function NothingFound({ query }: { query: string }) {
  return (
    <div className="max-w-2xl">
      <Notice title={parseQueryWords(query).length === 0 ? texts.thereNoWord : texts.noMatchTitle}>
        <p>
          {parseQueryWords(query).length === 0
            ? sentence(
                texts.noWordLead(
                  <a href={`mailto:${site.email.address}`} className="text-link">
                    {site.email.address}
                  </a>,
                ),
              )
            : sentence(
                texts.noMatchLead(
                  <a href={`mailto:${site.email.address}`} className="text-link">
                    {site.email.address}
                  </a>,
                ),
              )}
        </p>
        <WaysOn />
      </Notice>
    </div>
  );
}

const waysOn = [
  { to: paths.guideStage('preparing'), label: texts.guideStartLink },
  { to: paths.glossary(), label: texts.glossary },
  { to: paths.documents, label: texts.documentCenter },
];

function WaysOn() {
  return (
    <ul className="flex flex-wrap gap-x-6">
      {waysOn.map(({ to, label }) => (
        <li key={label}>
          <Link to={to} className="inline-flex min-h-11 items-center text-link">
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function LoadingResults() {
  return (
    <div className="grid gap-6" aria-busy="true">
      {['w-2/3', 'w-1/2', 'w-3/5', 'w-2/5'].map((width) => (
        <div key={width} className="grid gap-2">
          <Skeleton className={`h-6 ${width}`} />
          <Skeleton className="h-4 w-full max-w-[68ch]" />
        </div>
      ))}
    </div>
  );
}

/** Turns the key / off for a reader who presses it without meaning to, by voice for example. */
function SearchKeySetting() {
  const [isOn, setIsOn] = useState(() => browserStorage.read(SEARCH_KEY_OFF) === null);
  return (
    <Checkbox
      checked={isOn}
      onChange={({ target }) => {
        setIsOn(target.checked);
        if (target.checked) browserStorage.remove(SEARCH_KEY_OFF);
        else browserStorage.write(SEARCH_KEY_OFF, '1');
      }}
    >
      {sentence(
        texts.shortcutLabel(
          <kbd className="rounded-s border border-line-strong bg-surface px-1.5 font-sans">/</kbd>,
        ),
      )}
    </Checkbox>
  );
}

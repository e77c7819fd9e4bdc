import { site } from '@porchlight/content/site.ts';
import { findExcerpt } from '@porchlight/domain/search/marked-text.ts';
import { cleanQuery, readQueryWords } from '@porchlight/domain/search/query.ts';
import type { OwnFindings } from '@porchlight/domain/search/search.contract.ts';
import type { SearchIndex } from '@porchlight/domain/search/search.ts';
import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { useHydrated } from '../../platform/hydrated.ts';
import { PageTitle } from '../../platform/page-title.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { FoundText, Result } from './found-text.ts';
import { listOwnResults } from './own-results.ts';
import { useOwnFindings, useSearchTexts } from './search.queries.ts';
import { SearchForm } from './search-form.tsx';
import { SearchKeySetting } from './search-key-setting.tsx';
import { SearchResults } from './search-results.tsx';

/** What the search box leads to; open to visitors, who find everything but what is a buyer's own. */
export default function SearchPage() {
  const [parameters] = useSearchParams();
  const isAlive = useHydrated();
  const query = isAlive ? cleanQuery(parameters.get('q') ?? '') : '';
  return (
    <div className="page-width grid gap-8 py-9">
      <PageTitle>{query === '' ? 'Search' : `Search: ${query}`}</PageTitle>
      <div className="grid max-w-2xl gap-5">
        <h1 className="text-[clamp(2rem,5vw,2.6rem)]">Search</h1>
        <SearchForm label="Search again" query={query} />
      </div>
      {query === '' ? <NothingAsked /> : <Answer query={query} />}
    </div>
  );
}

function Answer({ query }: { query: string }) {
  const { index, texts } = useSearchTexts();
  const own = useOwnFindings(query);
  const results = useMemo(() => {
    if (index === undefined || own.isAwaited) return undefined;
    return [
      ...(own.data ? listOwnResults(own.data) : []),
      ...listPublicResults(index, query, own.data !== undefined),
    ];
  }, [index, query, own.data, own.isAwaited]);
  return (
    <>
      <p role="status" className="text-ink-soft [overflow-wrap:anywhere]">
        {results === undefined ? 'Searching' : describeCount(results.length)} for{' '}
        <q className="text-ink">{query}</q>
      </p>
      {own.isError && (
        <LoadFailed
          title="Your own documents and notes were not searched"
          busy={own.isFetching}
          onRetry={() => void own.refetch()}
        >
          They are safe. What the guide, the glossary and help have is below.
        </LoadFailed>
      )}
      {results === undefined ? (
        texts.isError ? (
          <LoadFailed
            title="The search did not load"
            busy={texts.isFetching}
            onRetry={() => void texts.refetch()}
          >
            Your words are kept above. Check your connection and try again.
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

/** The buyer's own milestones take the place of what everybody reads about them. */
function listPublicResults(index: SearchIndex<FoundText>, query: string, hasOwn: boolean): Result[] {
  const { entries, matched } = index.search(query);
  return entries
    .filter(({ kind }) => !(hasOwn && kind === 'milestone'))
    .map((entry) => ({ ...entry, excerpt: findExcerpt(entry.passages, matched), matched }));
}

/** What may be in the papers and could not be looked for. */
function ReadingNote({ found }: { found: OwnFindings }) {
  const { beingRead, unreadable } = found;
  if (beingRead === 0 && unreadable === 0) return null;
  return (
    <p className="max-w-[68ch] text-[.9375rem] text-ink-soft">
      {beingRead > 0 &&
        `${describeDocuments(beingRead)} still being read; what ${beingRead === 1 ? 'it says' : 'they say'} can be found in a moment. `}
      {unreadable > 0 &&
        `${describeDocuments(unreadable)} found by name only: a scan, or a file that is locked or damaged, has no text to read.`}
    </p>
  );
}

function describeDocuments(count: number): string {
  return count === 1 ? 'One of your PDFs is' : `${count} of your PDFs are`;
}

function describeCount(count: number): string {
  if (count === 0) return 'No results';
  return count === 1 ? '1 result' : `${count} results`;
}

function NothingAsked() {
  return (
    <div className="grid max-w-2xl gap-3">
      <p>
        Type a word or two. Search looks through the guide, the glossary, help and the milestones. Once you
        are signed in, it looks through your documents, by name and by the text in your PDFs, and through your
        tasks and notes as well.
      </p>
      <WaysOn />
      <SearchKeySetting />
    </div>
  );
}

function NothingFound({ query }: { query: string }) {
  return (
    <div className="max-w-2xl">
      <Notice
        title={readQueryWords(query).length === 0 ? 'There is no word in that' : 'Nothing here matches that'}
      >
        <p>
          {readQueryWords(query).length === 0
            ? 'Signs alone cannot be looked up. Type a word or a number.'
            : 'Try fewer or simpler words, such as “appraisal” or “closing costs”.'}{' '}
          Need Help? at the bottom of the page opens the assistant, and{' '}
          <a href={`mailto:${site.email.address}`} className="text-link">
            {site.email.address}
          </a>{' '}
          reaches a person.
        </p>
        <WaysOn />
      </Notice>
    </div>
  );
}

const waysOn = [
  { to: paths.guideStage('preparing'), label: 'Start of the guide' },
  { to: paths.glossary(), label: 'Glossary' },
  { to: paths.documents, label: 'Document Center' },
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

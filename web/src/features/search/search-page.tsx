import { site } from '@porchlight/content/site.ts';
import { cleanQuery, readQueryWords } from '@porchlight/domain/search/query.ts';
import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { useHydrated } from '../../platform/hydrated.ts';
import { PageTitle } from '../../platform/page-title.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useSearchIndex } from './search.queries.ts';
import { SearchForm } from './search-form.tsx';
import { SearchResults } from './search-results.tsx';

/** What the search box leads to; open to visitors, who find everything but documents of their own. */
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
  const { index, hasFailed, isFetching, readAgain } = useSearchIndex();
  const hits = useMemo(() => index?.search(query), [index, query]);
  const count = hits?.entries.length;
  return (
    <>
      <p role="status" className="text-ink-soft [overflow-wrap:anywhere]">
        {count === undefined ? 'Searching' : describeCount(count)} for <q className="text-ink">{query}</q>
      </p>
      {hits === undefined ? (
        hasFailed ? (
          <LoadFailed title="The search did not load" busy={isFetching} onRetry={readAgain}>
            Your words are kept above. Check your connection and try again.
          </LoadFailed>
        ) : (
          <LoadingResults />
        )
      ) : hits.entries.length === 0 ? (
        <NothingFound query={query} />
      ) : (
        <SearchResults key={query} hits={hits} />
      )}
    </>
  );
}

function describeCount(count: number): string {
  if (count === 0) return 'No results';
  return count === 1 ? '1 result' : `${count} results`;
}

function NothingAsked() {
  return (
    <div className="grid max-w-2xl gap-3">
      <p>
        Type a word or two. Search looks through the milestones, the guide, the glossary and the names of your
        documents.
      </p>
      <WaysOn />
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

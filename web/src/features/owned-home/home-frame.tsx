import * as texts from '@porchlight/content/en/owned-home.ts';
import { findRecord, type HomeRecord } from '@porchlight/domain/owned-home/home-record.ts';
import { homeKind } from '@porchlight/domain/owned-home/kinds/home.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { LazyPart, type LoadPart } from '../../platform/page/lazy-part.tsx';
import { PageTitle } from '../../platform/page/page-title.tsx';
import { useToday } from '../../platform/today.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Button } from '../../ui/button.tsx';
import { ownedHomePath } from '../../ui/home/homes-path.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useOwnedHome } from './owned-home.queries.ts';
import { type HomePart, homeParts } from './owned-home-path.ts';

/** What each part of the home is given: every record, and the reader's calendar day. */
export type HomePartProps = { records: readonly HomeRecord[]; today: string };

const loadHomeDialog = () => import('./owned-home-dialog.tsx');
const loadImport = () => import('./import-home-button.tsx');

/**
 * The frame of the pages of an owned home: title, the way to the other parts, and the part itself, which is fetched once the records are
 * there. Before the home is entered it asks for that. `part` is undefined on the first page.
 */
export function HomeFrame({ part, load }: { part: HomePart | undefined; load: LoadPart<HomePartProps> }) {
  const { data, isError, isFetching, refetch } = useOwnedHome();
  const today = useToday();
  const title = part === undefined ? texts.title : texts.parts[part];
  // The built page does not know the day.
  const isReady = data !== undefined && today !== '';
  const records = (data?.records ?? []) as readonly HomeRecord[];
  return (
    <div className="page-width grid gap-7 pt-6 pb-10">
      <PageTitle>{title}</PageTitle>
      <div className="grid gap-2">
        <BackLink to={part === undefined ? paths.portal : ownedHomePath}>
          {part === undefined ? texts.yourMortgageJourney : texts.allParts}
        </BackLink>
        <h1 className="text-[clamp(2rem,5vw,2.6rem)]">{title}</h1>
        {part !== undefined && <p className="max-w-[60ch] text-ink-soft">{texts.partLeads[part]}</p>}
      </div>
      {part !== undefined && <PartLinks part={part} />}
      <div aria-busy={!isReady && !isError} className="grid max-w-4xl gap-6">
        {isReady ? (
          findRecord(homeKind, records) === undefined ? (
            <StartHere records={records} today={today} />
          ) : (
            <LazyPart load={load} props={{ records, today }} waiting={<Skeleton className="h-96" />} />
          )
        ) : isError ? (
          <LoadFailed title={texts.didNotLoad} busy={isFetching} onRetry={() => void refetch()}>
            {texts.everythingIsSafe}
          </LoadFailed>
        ) : (
          <>
            <span className="sr-only">{texts.loading}</span>
            <Skeleton className="h-72" />
          </>
        )}
      </div>
    </div>
  );
}

function PartLinks({ part }: { part: HomePart }) {
  return (
    <nav aria-label={texts.partsLabel} className="max-w-4xl print:hidden">
      <ul className="flex flex-wrap gap-2">
        {(Object.keys(homeParts) as HomePart[]).map((name) => (
          <li key={name}>
            <Link
              to={homeParts[name]}
              aria-current={name === part ? 'page' : undefined}
              className="inline-flex min-h-11 items-center justify-center rounded-m border border-line-strong px-3.5 text-center font-semibold text-[.9375rem] leading-tight hover:bg-sunken aria-[current]:border-dusk aria-[current]:bg-dusk aria-[current]:text-on-dusk"
            >
              {texts.parts[name]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function StartHere(props: HomePartProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Notice
      title={texts.startTitle}
      action={
        <>
          <Button variant="primary" onClick={() => setIsOpen(true)}>
            {texts.startAction}
          </Button>
          <LazyPart load={loadImport} props={{}} />
        </>
      }
    >
      <p className="max-w-[60ch]">{texts.startLead}</p>
      {isOpen && <LazyPart load={loadHomeDialog} props={{ ...props, onClose: () => setIsOpen(false) }} />}
    </Notice>
  );
}

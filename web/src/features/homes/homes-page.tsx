import * as texts from '@porchlight/content/en/homes.ts';
import { LockKeyhole } from 'lucide-react';
import { useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { useNewestWeek } from '../../platform/api/newest-week.ts';
import { LazyPart } from '../../platform/page/lazy-part.tsx';
import { PageTitle } from '../../platform/page/page-title.tsx';
import { useToday } from '../../platform/today.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { usePlan } from '../plan/plan.queries.ts';
import { getValues } from '../plan/shown-plan.ts';
import { useHomes } from './homes.queries.ts';

/** Each comes when it is opened, with the rules that it counts by. */
const loadList = () => import('./homes-list.tsx');
const loadHome = () => import('./home/home-part.tsx');
const loadComparison = () => import('./home-comparison.tsx');
const loadContractForm = () => import('./contract-form.tsx');

const COMPARED = /^#compare=(.+)$/;
/** A home, with the form of its contract's terms open. */
const TERMS = /^#terms=(.+)$/;

/** The homes of a purchase; behind the "#" of the address one of them, some side by side, or the form of a contract that was signed. */
export default function HomesPage() {
  const { hash } = useLocation();
  const { data, isError, isFetching, refetch } = useHomes();
  const { query, facts } = usePlan();
  const today = useToday();
  const survey = useNewestWeek();
  // The built page knows neither the day nor the part of the address behind the "#".
  const isReady = data !== undefined && today !== '' && (facts !== undefined || query.isError);
  const shared = {
    homes: data?.homes ?? [],
    offers: data?.offers ?? {},
    isShared: data?.isShared ?? false,
    plan: getValues(facts?.values() ?? []),
    today,
    survey,
  };
  const compared = COMPARED.exec(hash)?.[1]?.split(',');
  const termsOf = TERMS.exec(hash)?.[1];
  const waiting = <Skeleton className="h-96" />;
  const isList = today === '' || hash.length <= 1;
  return (
    <div className="page-width grid gap-7 pt-6 pb-10">
      <PageTitle>{texts.homes}</PageTitle>
      {/* A home and a comparison are printed under headings of their own. */}
      <div className={`grid gap-2 ${isList ? '' : 'print:hidden'}`}>
        <BackLink to={paths.portal}>{texts.yourMortgageJourney}</BackLink>
        <h1 className="text-[clamp(2rem,5vw,2.6rem)]">{texts.homes}</h1>
        {isList && (
          <>
            <p className="max-w-[60ch] text-ink-soft">{texts.lead}</p>
            <p className="flex max-w-[60ch] gap-2 text-[.9375rem] text-ink-soft leading-normal">
              <LockKeyhole aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
              {texts.onlyBuyers}
            </p>
          </>
        )}
      </div>
      <div aria-busy={!isReady && !isError} className="grid max-w-5xl gap-6">
        {isError && data === undefined ? (
          <LoadFailed title={texts.didNotLoad} busy={isFetching} onRetry={() => void refetch()}>
            {texts.everythingIsSafe}
          </LoadFailed>
        ) : !isReady ? (
          <>
            <span className="sr-only">{texts.loading}</span>
            {waiting}
          </>
        ) : compared !== undefined ? (
          <LazyPart load={loadComparison} props={{ ...shared, chosen: compared }} waiting={waiting} />
        ) : hash === '#contract' ? (
          <LazyPart load={loadContractForm} props={shared} waiting={waiting} />
        ) : hash.length > 1 ? (
          <LazyPart
            key={hash}
            load={loadHome}
            props={{
              ...shared,
              home: shared.homes.find(({ id }) => id === (termsOf ?? hash.slice(1))),
              opensTerms: termsOf !== undefined,
            }}
            waiting={waiting}
          />
        ) : (
          <LazyPart load={loadList} props={shared} waiting={waiting} />
        )}
      </div>
    </div>
  );
}

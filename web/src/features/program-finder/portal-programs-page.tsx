import { factTexts } from '@porchlight/content/en/plan.ts';
import * as texts from '@porchlight/content/en/program-finder.ts';
import { formatCents } from '@porchlight/domain/kernel/money.ts';
import { findPlanMedian, listFinderFacts, toFinderAnswers } from '@porchlight/domain/plan/finder-answers.ts';
import type { Facts } from '@porchlight/domain/plan/plan-facts.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { pageApi } from '../../platform/api/page-api.ts';
import { KEPT_PREFIX } from '../../platform/browser/device-owner.ts';
import { PageTitle } from '../../platform/page/page-title.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { Button } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useEnterFact, usePlan } from '../plan/plan.queries.ts';
import { getValues } from '../plan/shown-plan.ts';
import { FinderView } from './finder-view.tsx';
import { useFinder } from './use-finder.ts';
import { WatchPanel } from './watch-panel.tsx';

/** The program finder, opened with what the plan knows. */
export default function PortalProgramsPage() {
  const { query, facts } = usePlan();
  const known = getValues(facts?.values() ?? []);
  const { median, isReady } = usePlanMedian(known);
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-8 pt-6 pb-10">
      <PageTitle>{texts.portalTitle}</PageTitle>
      <div className="grid gap-2">
        <BackLink to={paths.portal}>{texts.back}</BackLink>
        <h1 className="text-[clamp(2rem,5vw,2.6rem)]">{texts.portalTitle}</h1>
        <p className="max-w-[60ch] text-ink-soft">{texts.portalLead}</p>
      </div>
      {facts === undefined && query.isError && (
        <LoadFailed title={texts.planLoadFailed} busy={query.isFetching} onRetry={() => void query.refetch()}>
          {texts.withoutPlan}
        </LoadFailed>
      )}
      {(facts === undefined || !isReady) && !query.isError && (
        <div aria-busy="true">
          <Skeleton className="h-96" />
        </div>
      )}
      {((facts !== undefined && isReady) || query.isError) && <PlanFinder facts={known} median={median} />}
    </div>
  );
}

/**
 * The finder with the plan's answers, and the way to put others into the plan. `facts` as the page opened; `median` is that of the plan's
 * county and household, in cents.
 */
function PlanFinder({ facts, median }: { facts: Facts; median: number | undefined }) {
  // What is saved meanwhile changes what can be saved, and not what was answered.
  const [opened] = useState(() => ({
    ...toFinderAnswers(facts),
    ...(median !== undefined && { ami: median }),
  }));
  const finder = useFinder(opened, `${KEPT_PREFIX}finder`);
  const enter = useEnterFact();
  const [isSaved, setSaved] = useState(false);
  const changes = listFinderFacts(finder.answers, facts);
  const known = Object.keys(opened).filter((name) => name !== 'ami').length;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <FinderView finder={finder}>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2 rounded-m bg-sunken px-5 py-2.5">
          {known > 0 && <p>{texts.fromPlan(known)}</p>}
          {opened.ami !== undefined && facts.place?.county != null && (
            <p>{texts.medianFrom(formatCents(opened.ami, 'whole'), facts.place.county)}</p>
          )}
          {changes.length > 0 && (
            <>
              <p>{texts.wouldSave(changes.map(({ fact }) => factTexts[fact].label).join(', '))}</p>
              <Button
                size="small"
                onClick={() => {
                  for (const change of changes) enter(change);
                  setSaved(true);
                }}
              >
                {texts.save}
              </Button>
            </>
          )}
          <p role="status">{isSaved && changes.length === 0 ? texts.saved : ''}</p>
          <Link to={paths.plan} className="inline-flex min-h-11 items-center text-link underline">
            {texts.planLink}
          </Link>
        </div>
      </FinderView>
      <WatchPanel state={finder.answers.state} on={finder.on} />
    </div>
  );
}

/** The area's median for the plan's county and household, where the operator imported HUD's list; the finder waits until it was asked. */
function usePlanMedian(facts: Facts): { median: number | undefined; isReady: boolean } {
  const { place, people } = facts;
  const { data, isLoading } = useQuery(
    pageApi.countyFigures.list.queryOptions({
      input: { state: place?.state ?? '' },
      enabled: place?.county != null && people !== undefined,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  );
  return { median: findPlanMedian(facts, data?.income?.areas ?? []), isReady: !isLoading };
}

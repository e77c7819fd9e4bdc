import * as texts from '@porchlight/content/en/program-finder.ts';
import { findPlanMedian } from '@porchlight/domain/plan/finder-answers.ts';
import type { Facts } from '@porchlight/domain/plan/plan-facts.ts';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { pageApi } from '../../platform/api/page-api.ts';
import { PageTitle } from '../../platform/page/page-title.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { usePlan } from '../plan/plan.queries.ts';
import { getValues } from '../plan/shown-plan.ts';
import { PlanFinder } from './plan-finder.tsx';

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
        <LoadFailed title={texts.planDidNotLoad} busy={query.isFetching} onRetry={() => void query.refetch()}>
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

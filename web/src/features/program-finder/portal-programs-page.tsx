import * as texts from '@porchlight/content/en/program-finder.ts';
import { paths } from '../../paths.ts';
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
      {facts === undefined && !query.isError && (
        <div aria-busy="true">
          <Skeleton className="h-96" />
        </div>
      )}
      {(facts !== undefined || query.isError) && <PlanFinder facts={getValues(facts?.values() ?? [])} />}
    </div>
  );
}

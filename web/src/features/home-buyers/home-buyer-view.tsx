import * as texts from '@porchlight/content/en/home-buyers.ts';
import { getStageName } from '@porchlight/domain/guide/guide.ts';
import { useQuery } from '@tanstack/react-query';
import { listDoNotCall } from '../../console-kit/do-not-call.tsx';
import { useMay } from '../../console-kit/staff.queries.ts';
import { SummaryList } from '../../console-kit/staff-split.tsx';
import { When } from '../../console-kit/when.tsx';
import { staffApi } from '../../platform/api/staff-api.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StageForm } from './stage-form.tsx';

/** Somebody who finished the final step without an account: who it is, and the stage. */
export function HomeBuyerView({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useQuery(
    staffApi.homeBuyers.get.queryOptions({ input: { id } }),
  );
  const mayChange = useMay('decide');
  if (error !== null && data === undefined)
    return (
      <LoadFailed title={texts.buyerLoadFailed} busy={isFetching} onRetry={() => void refetch()}>
        {error.message}
      </LoadFailed>
    );
  if (data === undefined) return <Skeleton className="h-96" />;
  return (
    <>
      <h2 className="wrap-anywhere text-2xl">{data.name}</h2>
      <SummaryList
        items={[
          ['E-mail', data.email],
          [texts.phone, data.phone ?? '–'],
          ...listDoNotCall(data.calls),
          [texts.stage, data.stage === null ? texts.noStage : getStageName(data.stage)],
          [texts.since, <When key="since" at={data.since} />],
          [texts.lastActivity, <When key="activity" at={data.lastActivityAt} />],
        ]}
      />
      {mayChange && data.stage !== null && <StageForm key={data.id} buyer={data} />}
      <p className="text-ink-soft">{texts.noJourney}</p>
    </>
  );
}

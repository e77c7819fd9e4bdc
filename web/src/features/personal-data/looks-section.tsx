import { useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useAccount } from '../accounts/account.queries.ts';

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** Which staff member looked at or changed the buyer's own data, when, and why. */
export function LooksSection() {
  const account = useAccount();
  const { data, isError, isFetching, refetch } = useQuery(
    api.personalData.looks.queryOptions({ enabled: Boolean(account) }),
  );
  return (
    <SectionCard id="looks" title="Who looked at your data">
      <p className="text-ink-soft">
        When somebody who works here opens one of your documents or your record, or changes something in it,
        it is written down and shown here.
      </p>
      {isError && data === undefined && (
        <LoadFailed title="This list did not load" busy={isFetching} onRetry={() => void refetch()}>
          Your data is safe.
        </LoadFailed>
      )}
      {!isError && data === undefined && <Skeleton className="h-16" />}
      {data?.length === 0 && <p>Nobody has.</p>}
      {data && data.length > 0 && (
        <ul className="grid">
          {data.map(({ id, at, by, action, reason }) => (
            <li key={id} className="grid gap-0.5 border-line border-t py-3">
              <span className="font-semibold">{action}</span>
              {reason !== null && <span>Reason: {reason}</span>}
              <span className="text-[.9375rem] text-ink-soft">
                {by}, <time dateTime={at}>{moment.format(new Date(at))}</time>
              </span>
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  );
}

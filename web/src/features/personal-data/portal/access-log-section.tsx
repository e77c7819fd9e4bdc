import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/personal-data/portal.ts';
import { useQuery } from '@tanstack/react-query';
import { pageApi } from '../../../platform/api/page-api.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useAccount } from '../../accounts/account.queries.ts';

const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });

/** Which staff member looked at or changed the buyer's own data, when, and why. */
export function AccessLogSection() {
  const account = useAccount();
  const { data, isError, isFetching, refetch } = useQuery(
    pageApi.personalData.looks.queryOptions({ enabled: Boolean(account) }),
  );
  return (
    <SectionCard id="looks" title={texts.whoLookedAtYourData}>
      <p className="text-ink-soft">{texts.whenSomebodyWhoWorksHere}</p>
      {isError && data === undefined && (
        <LoadFailed title={texts.thisListDidNotLoad} busy={isFetching} onRetry={() => void refetch()}>
          {texts.yourDataIsSafe}
        </LoadFailed>
      )}
      {!isError && data === undefined && <Skeleton className="h-16" />}
      {data?.length === 0 && <p>{texts.nobodyHas}</p>}
      {data && data.length > 0 && (
        <ul className="grid">
          {data.map(({ id, at, by, action, reason }) => (
            <li key={id} className="grid gap-0.5 border-line border-t py-3">
              <span className="font-semibold">{action}</span>
              {reason !== null && <span>{texts.reason(reason)}</span>}
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

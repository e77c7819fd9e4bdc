import * as texts from '@porchlight/content/en/home-buyers.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import type { DuePurchase } from '@porchlight/domain/home-buyers/staff-purchases.contract.ts';
import { describeDistance, formatNearDay } from '@porchlight/domain/kernel/calendar-dates.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useAbsenceWords } from '../../console-kit/absences.ts';
import { staffApi } from '../../platform/api/staff-api.ts';
import { useToday } from '../../platform/today.ts';
import { staffPaths } from '../../staff-paths.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The purchases with a closing, a day of a contract or a document that is due soon or late, the oldest due first. */
export function DuePurchases() {
  const { data, error, isFetching, refetch } = useQuery(staffApi.homeBuyers.listDuePurchases.queryOptions());
  return (
    <section aria-labelledby="due" className="grid content-start gap-3">
      <h2 id="due" className="text-xl">
        {texts.dueTitle}
      </h2>
      {error !== null && data === undefined ? (
        <LoadFailed title={texts.dueFailed} busy={isFetching} onRetry={() => void refetch()}>
          {error.message}
        </LoadFailed>
      ) : data === undefined ? (
        <Skeleton className="h-72" />
      ) : data.length === 0 ? (
        <p className="text-ink-soft">{texts.dueEmpty}</p>
      ) : (
        <ol className="grid border-line border-t">
          {data.map((purchase) => (
            <li key={purchase.id} className="border-line border-b">
              <DueLine purchase={purchase} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function DueLine({ purchase }: { purchase: DuePurchase }) {
  const { buyers, what, title, day, more, owner } = purchase;
  const today = useToday();
  const isLate = day < today;
  const { describeOwner } = useAbsenceWords();
  return (
    <Link
      to={`${staffPaths.homeBuyers}?id=${buyers[0]?.id ?? purchase.id}`}
      className="grid min-h-14 grid-cols-[minmax(0,1fr)_auto] gap-x-4 px-1 py-2 hover:bg-sunken"
    >
      <span className="wrap-anywhere font-semibold">
        {buyers.map(({ name }) => name || texts.unnamed).join(', ')}
      </span>
      <span
        className={`whitespace-nowrap text-right ${isLate ? 'font-semibold text-brick' : 'text-ink-soft'}`}
      >
        {describeDistance(day, today)}
      </span>
      <span className="wrap-anywhere text-[.9375rem] text-ink-soft">
        {texts.dueThing[what](title)}
        {more > 0 && ` ${texts.dueMore(more)}`}
        <span className="block">{texts.ownedBy(owner ? describeOwner(owner) : texts.nobody)}</span>
      </span>
      <span className="figure-tabular whitespace-nowrap text-right text-[.9375rem] text-ink-soft">
        {formatNearDay(day, today, locale)}
      </span>
    </Link>
  );
}

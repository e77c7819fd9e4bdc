import { dataRetention } from '@porchlight/content/en/data-retention.ts';
import * as texts from '@porchlight/content/en/personal-data-console.ts';
import { formatPeriod } from '@porchlight/domain/accounts/personal-data/retention.ts';
import { useQuery } from '@tanstack/react-query';
import { When } from '../../../console-kit/when.tsx';
import { parseFailure } from '../../../platform/api/failure.ts';
import { staffApi } from '../../../platform/api/staff-api.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** How long each kind of record is kept, and what the nightly removal takes and took. */
export function RetentionTable() {
  const { data, error, isFetching, refetch } = useQuery(staffApi.people.retention.queryOptions());
  if (data === undefined && error !== null)
    return (
      <LoadFailed title={texts.thatDidNotLoad} busy={isFetching} onRetry={() => void refetch()}>
        {parseFailure(error).message}
      </LoadFailed>
    );
  if (data === undefined) return <Skeleton className="h-72" />;
  return (
    <section aria-labelledby="kept" className="grid gap-3">
      <h2 id="kept" className="text-xl">
        {texts.howLongThingsAreKept}
      </h2>
      <p className="max-w-[68ch] text-ink-soft">
        {texts.removedEachNightWithoutAnybody}{' '}
        {data.lastRunAt === null ? texts.noneYet : <When at={data.lastRunAt} />}.
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls has to be reachable by keyboard */}
      <section tabIndex={0} aria-label={texts.periods} className="overflow-x-auto">
        <table className="w-full min-w-[44rem] text-left text-[.9375rem]">
          <thead>
            <tr>
              {[texts.records, texts.keptFor, texts.countedFrom].map((label) => (
                <th key={label} scope="col" className="py-2 pr-6 font-semibold">
                  {label}
                </th>
              ))}
              <th scope="col" className="py-2 pr-6 text-right font-semibold">
                {texts.nextRun}
              </th>
              <th scope="col" className="py-2 text-right font-semibold">
                {texts.lastRun}
              </th>
            </tr>
          </thead>
          <tbody>
            {data.kinds.map(({ kind, due, removed }) => {
              const period = dataRetention.periods[kind];
              return (
                <tr key={kind} className="border-line border-t align-top">
                  <th scope="row" className="max-w-96 py-2 pr-6 font-normal">
                    {period.what}
                  </th>
                  <td className="whitespace-nowrap py-2 pr-6">{formatPeriod(period)}</td>
                  <td className="py-2 pr-6">{period.since}</td>
                  <td className="py-2 pr-6 text-right tabular-nums">{due}</td>
                  <td className="py-2 text-right tabular-nums">{removed ?? '–'}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
    </section>
  );
}

import { dataRetention } from '@porchlight/content/data-retention.ts';
import { writePeriod } from '@porchlight/domain/personal-data/retention.ts';
import { useQuery } from '@tanstack/react-query';
import { readFailure } from '../../platform/failure.ts';
import { staffApi } from '../../platform/staff-api.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { When } from '../staff/when.tsx';

/** How long each kind of record is kept, and what the nightly removal takes and took. */
export function RetentionTable() {
  const { data, error, isFetching, refetch } = useQuery(staffApi.people.retention.queryOptions());
  if (data === undefined && error !== null)
    return (
      <LoadFailed title="That did not load" busy={isFetching} onRetry={() => void refetch()}>
        {readFailure(error).message}
      </LoadFailed>
    );
  if (data === undefined) return <Skeleton className="h-72" />;
  return (
    <section aria-labelledby="kept" className="grid gap-3">
      <h2 id="kept" className="text-xl">
        How long things are kept
      </h2>
      <p className="max-w-[68ch] text-ink-soft">
        Removed each night without anybody asking; the privacy page says the same. Last run:{' '}
        {data.lastRunAt === null ? 'none yet' : <When at={data.lastRunAt} />}.
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls has to be reachable by keyboard */}
      <section tabIndex={0} aria-label="Periods" className="overflow-x-auto">
        <table className="w-full min-w-[44rem] text-left text-[.9375rem]">
          <thead>
            <tr>
              {['Records', 'Kept for', 'Counted from'].map((label) => (
                <th key={label} scope="col" className="py-2 pr-6 font-semibold">
                  {label}
                </th>
              ))}
              <th scope="col" className="py-2 pr-6 text-right font-semibold">
                Next run
              </th>
              <th scope="col" className="py-2 text-right font-semibold">
                Last run
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
                  <td className="whitespace-nowrap py-2 pr-6">{writePeriod(period)}</td>
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

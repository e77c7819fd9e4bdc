import type { MailOverview } from '@porchlight/domain/mail/mail.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { staffApi } from '../../platform/staff-api.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { formatMoment } from '../staff/format-moment.ts';
import { SummaryList } from '../staff/staff-split.tsx';

/** How often the figures are read again while letters wait, in milliseconds. */
const WATCHED_EVERY_MS = 5_000;

/** What waits, what is on its way, and what went out in the last day by the hour. */
export function MailFigures() {
  const { data, error, isFetching, refetch } = useQuery(
    staffApi.mail.overview.queryOptions({
      refetchInterval: ({ state }) =>
        state.data && countWaiting(state.data) + state.data.inFlight > 0 ? WATCHED_EVERY_MS : false,
    }),
  );
  if (error !== null && data === undefined)
    return (
      <LoadFailed title="The figures did not load" busy={isFetching} onRetry={() => void refetch()}>
        {error.message}
      </LoadFailed>
    );
  if (data === undefined) return <Skeleton className="h-48" />;
  const { waiting } = data;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <SummaryList
        items={[
          [
            'Waiting',
            `${countWaiting(data)} (${waiting.first} first, ${waiting.usual} usual, ${waiting.bulk} bulk)`,
          ],
          ['Due since', data.oldestDueAt === null ? 'Nothing is late' : formatMoment(data.oldestDueAt)],
          ['On their way', String(data.inFlight)],
          ['Dead', String(data.dead)],
          ['Addresses at which nothing arrives', String(data.suppressed)],
        ]}
      />
      <Hours hours={data.hours} />
    </div>
  );
}

function countWaiting({ waiting }: MailOverview): number {
  return waiting.first + waiting.usual + waiting.bulk;
}

function Hours({ hours }: Pick<MailOverview, 'hours'>) {
  if (hours.length === 0) return <p className="text-ink-soft">Nothing was sent in the last 24 hours.</p>;
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-link">
        Sent in the last 24 hours: {hours.reduce((sum, { sent }) => sum + sent, 0)}
      </summary>
      <table className="figure-tabular w-full max-w-sm text-left text-[.9375rem]">
        <caption className="sr-only">Letters by the hour, newest first</caption>
        <thead>
          <tr className="border-line-strong border-b">
            <th scope="col" className="py-2 font-semibold text-ink-soft">
              Hour from
            </th>
            <th scope="col" className="py-2 text-right font-semibold text-ink-soft">
              Sent
            </th>
            <th scope="col" className="py-2 text-right font-semibold text-ink-soft">
              Dead
            </th>
          </tr>
        </thead>
        <tbody>
          {hours.map(({ hour, sent, dead }) => (
            <tr key={hour} className="border-line border-b">
              <th scope="row" className="py-2 font-normal">
                {formatMoment(hour)}
              </th>
              <td className="py-2 text-right">{sent}</td>
              <td className="py-2 text-right">{dead}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

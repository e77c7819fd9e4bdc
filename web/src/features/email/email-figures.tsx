import * as texts from '@porchlight/content/en/email.ts';
import type { MailOverview } from '@porchlight/domain/notifications/email/email.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { formatMoment } from '../../console-kit/format-moment.ts';
import { SummaryList } from '../../console-kit/staff-split.tsx';
import { staffApi } from '../../platform/api/staff-api.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** How often the figures are read again while emails wait, in milliseconds. */
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
      <LoadFailed title={texts.theFiguresDidNotLoad} busy={isFetching} onRetry={() => void refetch()}>
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
            texts.waiting,
            texts.firstUsualBulk(countWaiting(data), waiting.first, waiting.usual, waiting.bulk),
          ],
          [texts.dueSince, data.oldestDueAt === null ? texts.nothingIsLate : formatMoment(data.oldestDueAt)],
          [texts.onTheirWay, String(data.inFlight)],
          [texts.dead, String(data.dead)],
          [texts.addressesAtWhichNothingArrives, String(data.suppressed)],
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
  if (hours.length === 0) return <p className="text-ink-soft">{texts.nothingSentLastHours}</p>;
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-link">
        {texts.sentInTheLastHours(hours.reduce((sum, { sent }) => sum + sent, 0))}
      </summary>
      <table className="figure-tabular w-full max-w-sm text-left text-[.9375rem]">
        <caption className="sr-only">{texts.lettersHourNewestFirst}</caption>
        <thead>
          <tr className="border-line-strong border-b">
            <th scope="col" className="py-2 font-semibold text-ink-soft">
              {texts.hourFrom}
            </th>
            <th scope="col" className="py-2 text-right font-semibold text-ink-soft">
              {texts.sent}
            </th>
            <th scope="col" className="py-2 text-right font-semibold text-ink-soft">
              {texts.dead}
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

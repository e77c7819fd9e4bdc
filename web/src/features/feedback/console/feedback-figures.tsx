import * as texts from '@porchlight/content/en/feedback.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import { formatMonth } from '@porchlight/domain/kernel/calendar-dates.ts';
import { formatCount } from '@porchlight/domain/kernel/formats.ts';
import { RATING } from '@porchlight/domain/leads/feedback/feedback.ts';
import type { FeedbackSummary } from '@porchlight/domain/leads/feedback/feedback-console.contract.ts';
import { milestones } from '@porchlight/domain/milestones/milestones.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { staffApi } from '../../../platform/api/staff-api.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** Ratings by milestone and by month: tables, with the bars that show the same. */
export function FeedbackFigures() {
  const { data, error, isFetching, refetch } = useQuery(staffApi.feedbackConsole.figures.queryOptions());
  if (error !== null && data === undefined)
    return (
      <LoadFailed title={texts.figuresLoadFailed} busy={isFetching} onRetry={() => void refetch()}>
        {error.message}
      </LoadFailed>
    );
  if (data === undefined) return <Skeleton className="h-110" />;
  return (
    <div className="grid items-start gap-x-12 gap-y-8 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <ByMilestone milestones={data.milestones} />
      <ByMonth months={data.months} />
    </div>
  );
}

const cell = 'px-2 py-2 text-right';
const heading = `${cell} font-semibold text-ink-soft`;

function ByMilestone({ milestones: rated }: Pick<FeedbackSummary, 'milestones'>) {
  return (
    <WideTable label={texts.ratingsByMilestone}>
      <table className="figure-tabular w-full border-collapse text-left text-[.9375rem]">
        <caption className="pb-2 text-left font-display text-xl">{texts.byMilestone}</caption>
        <thead>
          <tr className="border-line-strong border-b">
            <th scope="col" className="py-2 font-semibold text-ink-soft">
              {texts.milestone}
            </th>
            <th scope="col" className={heading}>
              {texts.count}
            </th>
            <th scope="col" className={heading}>
              {texts.mean}
            </th>
            {Array.from({ length: RATING.highest }, (_, index) => (
              <th key={String(index)} scope="col" className={heading}>
                {RATING.lowest + index}
              </th>
            ))}
            <th scope="col" className={heading}>
              <span className="sr-only">{texts.drawn}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rated.map(({ milestoneId, count, mean, ratings }) => (
            <tr key={milestoneId} className="border-line border-b">
              <th scope="row" className="py-2 font-semibold">
                {milestones.find(({ id }) => id === milestoneId)?.title}
              </th>
              <td className={cell}>{formatCount(count, locale)}</td>
              <td className={cell}>{mean === null ? '–' : mean.toFixed(1)}</td>
              {ratings.map((given, index) => (
                <td key={String(index)} className={`${cell} text-ink-soft`}>
                  {formatCount(given, locale)}
                </td>
              ))}
              <td className={cell}>
                <RatingBars ratings={ratings} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}

const BAR = { width: 9, gap: 3, height: 26 };

/** One bar for each rating from 1 to 5; the numbers are beside it. */
function RatingBars({ ratings }: { ratings: readonly number[] }) {
  const most = Math.max(1, ...ratings);
  return (
    <svg
      aria-hidden="true"
      width={ratings.length * (BAR.width + BAR.gap)}
      height={BAR.height}
      className="inline-block fill-dusk"
    >
      {ratings.map((given, index) => {
        const height = given === 0 ? 1 : Math.max(3, (given / most) * BAR.height);
        return (
          <rect
            key={String(index)}
            x={index * (BAR.width + BAR.gap)}
            y={BAR.height - height}
            width={BAR.width}
            height={height}
            rx={1}
          />
        );
      })}
    </svg>
  );
}

function ByMonth({ months }: Pick<FeedbackSummary, 'months'>) {
  if (months.length === 0) return <p className="text-ink-soft">{texts.monthsEmpty}</p>;
  return (
    <WideTable label={texts.ratingsByMonth}>
      <table className="figure-tabular w-full border-collapse text-left text-[.9375rem]">
        <caption className="pb-2 text-left font-display text-xl">{texts.byMonth}</caption>
        <thead>
          <tr className="border-line-strong border-b">
            <th scope="col" className="py-2 font-semibold text-ink-soft">
              {texts.month}
            </th>
            <th scope="col" className={heading}>
              {texts.count}
            </th>
            <th scope="col" className={heading}>
              {texts.mean}
            </th>
            <th scope="col" className="w-2/5 px-2 py-2">
              <span className="sr-only">{texts.drawn}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {months.toReversed().map(({ month, count, mean }) => (
            <tr key={month} className="border-line border-b">
              <th scope="row" className="py-2 font-semibold">
                {formatMonth(Number(month.slice(5)), locale)} {month.slice(0, 4)}
              </th>
              <td className={cell}>{formatCount(count, locale)}</td>
              <td className={cell}>{mean.toFixed(1)}</td>
              <td className="px-2 py-2" aria-hidden="true">
                <span
                  className="block h-2.5 rounded-full bg-dusk"
                  style={{ width: `${(mean / RATING.highest) * 100}%` }}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}

/** Scrolls by itself where the window is narrower than the table. */
function WideTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1).
      tabIndex={0}
      className="relative min-w-0 overflow-x-auto p-1"
    >
      {children}
    </section>
  );
}

import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/waitlist-console.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import type { WaitlistSummary } from '@porchlight/domain/leads/waitlist/waitlist-console.contract.ts';

type Weeks = { weeks: WaitlistSummary['weeks'] };

const BAR = { width: 6, gap: 2, height: 22 };

/** How many joined, as a figure, and week by week as bars that the table beside the list says in numbers. */
export function JoinedBars({ weeks }: Weeks) {
  const most = Math.max(1, ...weeks.map(({ joined }) => joined));
  const width = weeks.length * (BAR.width + BAR.gap);
  const total = weeks.reduce((sum, { joined }) => sum + joined, 0);
  return (
    <span className="inline-flex flex-wrap items-end gap-3">
      <span className="figure-tabular min-w-8 text-right">{total}</span>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} ${BAR.height}`}
        width={width}
        height={BAR.height}
        className="max-w-full fill-dusk"
      >
        {weeks.map(({ from, joined }, index) => {
          const height = joined === 0 ? 1 : Math.max(3, (joined / most) * BAR.height);
          return (
            <rect
              key={from}
              x={index * (BAR.width + BAR.gap)}
              y={BAR.height - height}
              width={BAR.width}
              height={height}
              rx={1}
            />
          );
        })}
      </svg>
    </span>
  );
}

/** The same in numbers, newest first. */
export function JoinedTable({ weeks }: Weeks) {
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-link">
        {texts.joinedPerWeek}
      </summary>
      <table className="figure-tabular w-full border-collapse text-left text-[.9375rem]">
        <caption className="sr-only">{texts.addressesThatJoinedPerWeek}</caption>
        <thead>
          <tr className="border-line-strong border-b">
            <th scope="col" className="py-2 font-semibold text-ink-soft">
              {texts.weekFrom}
            </th>
            <th scope="col" className="py-2 text-right font-semibold text-ink-soft">
              {texts.joined}
            </th>
          </tr>
        </thead>
        <tbody>
          {weeks.toReversed().map(({ from, joined }) => (
            <tr key={from} className="border-line border-b">
              <th scope="row" className="py-1.5 font-normal">
                {formatCalendarDate(from, locale)}
              </th>
              <td className="py-1.5 text-right">{joined}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

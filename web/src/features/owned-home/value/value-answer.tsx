import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/owned-home-value.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { formatCents, formatDollars, toDollars } from '@porchlight/domain/kernel/money.ts';
import type { HomeRecord } from '@porchlight/domain/owned-home/home-record.ts';
import { findQuarter } from '@porchlight/domain/owned-home/home-value/quarters.ts';
import { findLoanBalance } from '@porchlight/domain/owned-home/loan-balance.ts';
import {
  computeEquity,
  findShownValue,
  type HomeValue,
} from '@porchlight/domain/owned-home/value/home-value.ts';

/** The value that counts as one figure, what it rests on, and what is the owner's of it, both ways. */
export function ValueAnswer({
  value,
  home,
  area,
  records,
  today,
}: {
  value: HomeValue;
  home: { price: number; boughtOn: string };
  area: { name: string; newest: string } | undefined;
  records: readonly HomeRecord[];
  today: string;
}) {
  const { counted, owner } = value;
  const indexed = value.indexed === undefined || 'refused' in value.indexed ? undefined : value.indexed;
  const owed = findLoanBalance(records, today);
  const shown = findShownValue(value, home, today);
  const ways = [
    ...(shown?.by === 'price' ? [{ name: texts.pricePaid, amount: shown.amount }] : []),
    ...(indexed === undefined ? [] : [{ name: texts.index, amount: indexed.value }]),
    ...(owner === undefined ? [] : [{ name: texts.ownFigure, amount: owner.content.amount }]),
  ];
  return (
    <section aria-labelledby="value-answer" className="grid gap-5">
      <div className="grid gap-1.5">
        <h2
          id="value-answer"
          className="figure-tabular font-display text-[clamp(2.6rem,9vw,4rem)] leading-tight"
        >
          {shown === undefined ? texts.noValue : texts.worthAbout(writeRounded(shown.amount))}
        </h2>
        <p className="max-w-[60ch] text-ink-soft">
          {counted?.by === 'index' && indexed !== undefined
            ? texts.byIndex(area?.name ?? '', texts.quarter(indexed.quarterNow))
            : counted !== undefined && owner !== undefined
              ? texts.byOwner(
                  getSourceName(owner.content.source),
                  formatCalendarDate(owner.content.day, locale),
                )
              : shown?.by === 'price'
                ? describePrice(home, area)
                : texts.enterAFigure}
          {ways.length === 2 && ` ${texts.newerCounts}`}
        </p>
      </div>
      {ways.length > 0 && (
        <div className="rounded-m border border-line bg-surface">
          <table className="w-full text-left max-sm:block">
            <caption className="sr-only">{texts.bothWays}</caption>
            <thead className="text-[.875rem] text-ink-soft max-sm:sr-only">
              <tr className="border-line border-b">
                <th scope="col" className="px-4 py-2.5 font-medium">
                  {texts.bothWaysHead.way}
                </th>
                {(['value', 'equity', 'ltv'] as const).map((name) => (
                  <th key={name} scope="col" className="px-4 py-2.5 text-right font-medium">
                    {texts.bothWaysHead[name]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="figure-tabular divide-y divide-line max-sm:block">
              {ways.map(({ name, amount }) => {
                const share = owed && computeEquity(amount, owed.balance);
                return (
                  <tr key={name} className="max-sm:grid max-sm:py-2">
                    <th scope="row" className="px-4 py-3 font-semibold max-sm:py-1">
                      {name}
                    </th>
                    {(
                      [
                        ['value', writeRounded(amount)],
                        ['equity', share ? writeRounded(share.equity) : '–'],
                        ['ltv', share ? `${share.ltvPercent}%` : '–'],
                      ] as const
                    ).map(([column, text]) => (
                      <td
                        key={column}
                        className="px-4 py-3 text-right max-sm:flex max-sm:justify-between max-sm:py-1"
                      >
                        <span aria-hidden="true" className="text-ink-soft sm:hidden">
                          {texts.bothWaysHead[column]}
                        </span>
                        {text}
                      </td>
                    ))}
                  </tr>
                );
              })}
            </tbody>
          </table>
          <p className="border-line border-t px-4 py-3 text-[.9375rem] text-ink-soft">
            {owed === undefined
              ? texts.noLoan
              : `${texts.bothWaysHead.owed}: ${formatCents(owed.balance)}. ${texts.owedBy[owed.from]}`}
          </p>
        </div>
      )}
    </section>
  );
}

/** The price that was paid, and why it counts. */
function describePrice(
  { boughtOn }: { boughtOn: string },
  area: { name: string; newest: string } | undefined,
): string {
  const day = formatCalendarDate(boughtOn, locale);
  return area !== undefined && findQuarter(boughtOn) > area.newest
    ? texts.paidAfterIndex(day, area.name, texts.quarter(area.newest))
    : texts.byPrice(day);
}

/** A value is known to the dollar at best. */
const writeRounded = (cents: number) => formatDollars(toDollars(cents), 'whole');

export const getSourceName = (source: string) =>
  texts.sources[source as keyof typeof texts.sources] ?? source;

import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/owned-home-escrow.ts';
import { formatMonth } from '@porchlight/domain/kernel/calendar-dates.ts';
import { Decimal } from '@porchlight/domain/kernel/decimals.ts';
import { formatDollars } from '@porchlight/domain/kernel/money.ts';
import { getStatementBills } from '@porchlight/domain/owned-home/escrow/check-statement.ts';
import type { EscrowStatement } from '@porchlight/domain/owned-home/escrow/escrow-statement.ts';
import { monthAt } from '@porchlight/domain/owned-home/escrow/statement-years.ts';
import type { EscrowYearAnalysis } from '@porchlight/domain/owned-home/escrow-account/analyze-escrow-year.ts';
import { ChevronDown } from 'lucide-react';

/** The year as the rule runs it: bills and balance of each month, the lowest of which is the cushion. */
export function TargetMonths({
  statement,
  analysis,
}: {
  statement: EscrowStatement;
  analysis: EscrowYearAnalysis;
}) {
  const bills = getStatementBills(statement);
  const dueAt = (place: number) =>
    bills
      .filter(({ month }) => month === place + 1)
      .reduce((sum, { amount }) => sum.plus(amount), new Decimal(0));
  return (
    <details className="group rounded-m border border-line bg-surface">
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 px-6 py-4 font-semibold text-lg sm:px-7 [&::-webkit-details-marker]:hidden">
        {texts.targetTitle}
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-ink-soft group-open:rotate-180" />
      </summary>
      <div className="grid gap-3 px-6 pb-6 sm:px-7">
        <p className="max-w-[60ch] text-ink-soft">{texts.targetLead}</p>
        <table className="figure-tabular w-full text-[.9375rem]">
          <thead>
            <tr className="border-ink border-b-2 text-right">
              <th scope="col" className="py-2 pr-2 text-left">
                {texts.month}
              </th>
              <th scope="col" className="px-2 py-2">
                {texts.billsDue}
              </th>
              <th scope="col" className="py-2 pl-2">
                {texts.endOfMonth}
              </th>
            </tr>
          </thead>
          <tbody>
            {analysis.target.map((balance, place) => {
              const month = monthAt(statement, place);
              return (
                <tr
                  key={month}
                  className={`border-line border-b text-right ${place === analysis.lowPlace ? 'font-semibold' : ''}`}
                >
                  <th scope="row" className="py-2 pr-2 text-left font-normal">
                    {formatMonth(month, locale)}
                  </th>
                  <td className="px-2 py-2">
                    {dueAt(place).isZero() ? '' : formatDollars(dueAt(place), 'cents')}
                  </td>
                  <td className="py-2 pl-2">{formatDollars(balance, 'cents')}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </details>
  );
}

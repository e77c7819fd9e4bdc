import * as texts from '@porchlight/content/en/owned-home/mortgage-insurance.ts';
import { addMonths } from '@porchlight/domain/kernel/calendar-dates.ts';
import { listLatePayments } from '@porchlight/domain/owned-home/loan/late-payments.ts';
import { hasGoodPaymentHistory } from '@porchlight/domain/owning-loan/pmi-exits.ts';
import { type LoanFigures, writeDay } from '../loan-figures.ts';

const MONTHS = 24;

/** Whether the payments that are checked off were on time as the law asks; `on` is the day of the request. */
export function PaymentHistory({ figures: { paidOnTop, today }, on }: { figures: LoanFigures; on: string }) {
  const from = addMonths(today, -MONTHS);
  const known = new Set(
    paidOnTop.flatMap(({ dueOn }) => (dueOn !== null && dueOn > from && dueOn <= today ? [dueOn] : [])),
  ).size;
  const late = listLatePayments(paidOnTop).filter(({ due }) => due > from);
  return (
    <div className="grid max-w-[64ch] gap-1.5">
      <h3 className="text-lg">{texts.history}</h3>
      {known === 0 ? (
        <p>{texts.historyNone}</p>
      ) : (
        <p>
          {hasGoodPaymentHistory(late, on) ? texts.historyGood : texts.historyBad} {texts.historyKnown(known)}
        </p>
      )}
      {late.length > 0 && (
        <ul className="figure-tabular grid gap-1 text-[.9375rem]">
          {late.map(({ due, paidOn, daysLate }) => (
            <li key={`${due} ${paidOn}`}>{texts.lateLine(writeDay(due), writeDay(paidOn), daysLate)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

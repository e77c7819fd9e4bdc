import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/owned-home-loan.ts';
import { amountNotRead } from '@porchlight/content/en/owned-home-loan.ts';
import { addMonths, formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { findAmountQuestion, formatCents } from '@porchlight/domain/kernel/money.ts';
import type { PrivateInsurance } from '@porchlight/domain/owned-home/loan/insurance-days.ts';
import { listLatePayments } from '@porchlight/domain/owned-home/loan/late-payments.ts';
import { findValueGivenByOwner } from '@porchlight/domain/owned-home/loan/owner-value.ts';
import { hasGoodPaymentHistory } from '@porchlight/domain/owned-home/owning-loan/pmi-exits.ts';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { formatTypedCents, parseTypedCents } from '../../../tools/plan/typed-cents.ts';
import { tidyDollars } from '../../../tools/typed-values.ts';
import { HomeLetterDialog } from '../../letter-dialog.tsx';
import type { OwnedLoanFigures } from '../loan-figures.ts';

const MONTHS = 24;

/** Whether the payments that are checked off were on time as the law asks; `on` is the day of the request. */
function PaymentHistory({ figures: { paidOnTop, today }, on }: { figures: OwnedLoanFigures; on: string }) {
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
            <li key={`${due} ${paidOn}`}>
              {texts.lateLine(formatCalendarDate(due, locale), formatCalendarDate(paidOn, locale), daysLate)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The days of private insurance, each with its amount and law; the request; and what it rests on. */
export function PrivateInsuranceDays({
  figures,
  days,
}: {
  figures: OwnedLoanFigures;
  days: PrivateInsurance;
}) {
  const { loan, home, servicer, owed, today } = figures;
  const [isWriting, setIsWriting] = useState(false);
  const { requestBySchedule, requestByPayments, automatic, finalDate, requestLine } = days;
  const isReached = owed.balance <= requestLine || requestBySchedule.date <= today;
  const ask = [requestBySchedule.date, requestByPayments?.date ?? requestBySchedule.date].sort()[0] ?? today;
  const endsOn = [automatic?.date, finalDate].filter((day) => day != null).sort()[0];
  const hasEnded = endsOn !== undefined && endsOn <= today;
  const premium = loan.mortgageInsuranceMonthly;
  const lines = [
    { key: 'byPayments', day: requestByPayments?.date, balance: requestByPayments?.balanceCents },
    { key: 'bySchedule', day: requestBySchedule.date, balance: requestBySchedule.balanceCents },
    { key: 'automatic', day: automatic?.date, balance: automatic?.balanceCents },
    { key: 'final', day: finalDate ?? undefined, balance: undefined },
  ] as const;
  return (
    <>
      <div className="grid max-w-[60ch] gap-1.5">
        <p className="font-semibold text-xl">
          {hasEnded
            ? texts.answerEnded
            : isReached
              ? texts.answerNow
              : texts.answerAhead(formatCalendarDate(ask, locale))}
        </p>
        {hasEnded && <p>{texts.answerEndedWhy(formatCalendarDate(endsOn, locale))}</p>}
        <p className="figure-tabular">
          {premium === null ? texts.premiumUnknown : texts.premium(formatCents(premium, 'cents'))}{' '}
          {days.isValueAssumed
            ? texts.valueAssumed(formatCents(days.originalValue, 'cents'))
            : texts.ofValue(formatCents(days.originalValue, 'cents'))}
        </p>
      </div>
      <ul className="grid divide-y divide-line border-line border-y">
        {lines.map(({ key, day, balance }) => (
          <li key={key} className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
            <span>
              <span className="font-semibold">{texts.exits[key].title}</span>
              <span className="block text-[.9375rem] text-ink-soft">
                {texts.exits[key].what} ({texts.exits[key].law})
              </span>
            </span>
            <span className="figure-tabular flex flex-wrap items-center gap-x-3 sm:flex-col sm:items-end">
              <span className="font-semibold">
                {day === undefined ? texts.notReached : formatCalendarDate(day, locale)}
              </span>
              {balance !== undefined && (
                <span className="text-[.9375rem] text-ink-soft">
                  {texts.atBalance(formatCents(balance, 'cents'))}
                </span>
              )}
              {day !== undefined && day <= today && <Badge look="done">{texts.reached}</Badge>}
            </span>
          </li>
        ))}
      </ul>
      <p className="max-w-[64ch] text-[.9375rem] text-ink-soft">{texts.conditions}</p>
      <p>
        <Button variant={isReached ? 'primary' : 'quiet'} onClick={() => setIsWriting(true)}>
          <FileText aria-hidden="true" className="size-4.5" />
          {texts.askNow}
        </Button>
      </p>
      <PaymentHistory figures={figures} on={ask > today ? ask : today} />
      <CurrentValue figures={figures} />
      {isWriting && (
        <HomeLetterDialog
          kind="insurance-removal"
          begin={{
            originalValue: days.originalValue,
            balance: isReached ? owed.balance : (requestByPayments ?? requestBySchedule).balanceCents,
            reachedOn: isReached && ask > today ? today : ask,
          }}
          servicer={servicer}
          property={home.address}
          today={today}
          onClose={() => setIsWriting(false)}
        />
      )}
    </>
  );
}

/** What share of today's value is owed, and the letter that asks for the owner's rules. */
function CurrentValue({ figures: { records, servicer, home, owed, today } }: { figures: OwnedLoanFigures }) {
  const given = findValueGivenByOwner(records);
  const [typed, setTyped] = useState(() => formatTypedCents(given?.amount));
  const [isWriting, setIsWriting] = useState(false);
  const value = parseTypedCents(typed);
  return (
    <div className="grid max-w-[64ch] gap-3">
      <h3 className="text-lg">{texts.byValue}</h3>
      <p className="text-[.9375rem] text-ink-soft">{texts.byValueLead}</p>
      <div className="grid max-w-[18rem]">
        <TextField
          label={texts.valueToday}
          hint={given === undefined ? undefined : texts.valueGiven(formatCalendarDate(given.day, locale))}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          error={Number.isNaN(value) ? (findAmountQuestion(typed) ?? amountNotRead) : undefined}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={() => setTyped(tidyDollars(typed))}
        />
      </div>
      {value !== null && value > 0 && (
        <p aria-live="polite" className="figure-tabular font-semibold">
          {texts.shareOwed(`${((owed.balance / value) * 100).toFixed(1)}%`)}
        </p>
      )}
      <p>
        <Button size="small" onClick={() => setIsWriting(true)}>
          <FileText aria-hidden="true" className="size-4.5" />
          {texts.askByValue}
        </Button>
      </p>
      {isWriting && (
        <HomeLetterDialog
          kind="insurance-removal-by-value"
          begin={{ value: value !== null && value > 0 ? value : null, balance: owed.balance }}
          servicer={servicer}
          property={home.address}
          today={today}
          onClose={() => setIsWriting(false)}
        />
      )}
    </div>
  );
}

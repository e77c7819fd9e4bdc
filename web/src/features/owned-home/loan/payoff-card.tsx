import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/owned-home-loan.ts';
import { addMonths, formatCalendarDate, isCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { formatCents } from '@porchlight/domain/kernel/money.ts';
import { estimatePayoff } from '@porchlight/domain/owned-home/loan/payoff-estimate.ts';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { HomeLetterDialog } from '../letter-dialog.tsx';
import type { OwnedLoanFigures } from './loan-figures.ts';

const MAX_MONTHS_AHEAD = 60;

/** An estimate of what pays the loan off on a day, and the letter that asks for the exact amount. */
export function PayoffCard({
  figures: { loan, home, servicer, paidOnTop, owed, today },
}: {
  figures: OwnedLoanFigures;
}) {
  const [day, setDay] = useState(() => addMonths(today, 1));
  const [isWriting, setIsWriting] = useState(false);
  if (owed.balance === 0) return null;
  const isDay = isCalendarDate(day) && day >= today && day <= addMonths(today, MAX_MONTHS_AHEAD);
  const estimate = isDay ? estimatePayoff(loan, paidOnTop, { day, today }) : undefined;
  return (
    <SectionCard id="payoff" title={texts.payoff}>
      <p className="max-w-[60ch] text-ink-soft">{texts.payoffLead}</p>
      <div className="grid max-w-[16rem]">
        <TextField
          type="date"
          label={texts.payoffDay}
          value={day}
          error={isDay ? undefined : texts.payoffPast}
          onChange={({ target }) => setDay(target.value)}
        />
      </div>
      {estimate !== undefined && (
        <div aria-live="polite" className="figure-tabular grid max-w-[40rem] gap-2">
          <p className="font-semibold text-xl">{texts.payoffTotal(formatCents(estimate.total, 'cents'))}</p>
          <dl className="grid divide-y divide-line">
            <div className="flex flex-wrap justify-between gap-x-6 py-2">
              <dt>{texts.payoffPrincipal}</dt>
              <dd>{formatCents(estimate.principal, 'cents')}</dd>
            </div>
            <div className="flex flex-wrap justify-between gap-x-6 py-2">
              <dt>
                {texts.payoffInterest(
                  estimate.days,
                  formatCalendarDate(estimate.since, locale),
                  formatCents(estimate.perDay, 'cents'),
                )}
              </dt>
              <dd>{formatCents(estimate.interest, 'cents')}</dd>
            </div>
          </dl>
          <p className="max-w-[60ch] text-[.9375rem] text-ink-soft">{texts.payoffBasis}</p>
        </div>
      )}
      <p>
        <Button onClick={() => setIsWriting(true)}>
          <FileText aria-hidden="true" className="size-4.5" />
          {texts.requestPayoff}
        </Button>
      </p>
      {isWriting && (
        <HomeLetterDialog
          kind="payoff-request"
          begin={{ payoffOn: isDay ? day : null }}
          servicer={servicer}
          property={home.address}
          today={today}
          onClose={() => setIsWriting(false)}
        />
      )}
    </SectionCard>
  );
}

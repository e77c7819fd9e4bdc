import * as texts from '@porchlight/content/en/credit.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import {
  type CardPlan,
  type UtilizationLine,
  utilizationLines,
} from '@porchlight/domain/credit/card-plan.ts';
import { formatWeekdayDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { formatDollars } from '@porchlight/domain/kernel/money.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { AddDate } from '../add-date.tsx';

/** The answer first: how little brings the total and each card under a line; then the payments in their order. */
export function CardPayments({
  plan: { utilization, payments },
  line,
  onLine,
}: {
  plan: CardPlan;
  line: UtilizationLine;
  onLine: (line: UtilizationLine) => void;
}) {
  return (
    <SectionCard id="payments" title={texts.least}>
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 font-semibold">{texts.line}</legend>
        <div className="flex flex-wrap gap-2">
          {utilizationLines.map((each) => (
            <label
              key={each}
              className="inline-flex min-h-11 cursor-pointer items-center rounded-m border border-line-strong px-4 font-semibold has-checked:border-dusk has-checked:bg-dusk has-checked:text-on-dusk has-focus-visible:outline-2 has-focus-visible:outline-dusk has-focus-visible:outline-offset-2"
            >
              <input
                type="radio"
                name="line"
                value={each}
                checked={each === line}
                onChange={() => onLine(each)}
                className="sr-only"
              />
              {texts.lines[each]}
            </label>
          ))}
        </div>
        <p className="text-[.9375rem] text-ink-soft">{texts.lineHint}</p>
      </fieldset>
      {utilization.totalPercent === null ? (
        <p>{texts.noneCounts}</p>
      ) : payments.length === 0 ? (
        <p className="font-semibold">{texts.underAlready(line)}</p>
      ) : (
        <>
          <dl className="grid gap-3 sm:grid-cols-2">
            <Amount amount={formatDollars(utilization.payToBringEveryCard, 'plain')}>
              {texts.forEach(line)}
            </Amount>
            <Amount amount={formatDollars(utilization.payToReachTotal, 'plain')}>
              {texts.forTotal(line)}
            </Amount>
          </dl>
          <div className="grid gap-2">
            <h3 className="text-lg">{texts.order}</h3>
            <p className="max-w-[60ch] text-ink-soft">{texts.orderLead}</p>
            <ol className="grid divide-y divide-line border-line border-t">
              {payments.map(({ card, pay, after, payBy }, place) => (
                <li
                  key={card.id}
                  className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3.5"
                >
                  <div className="flex min-w-0 gap-3">
                    <span className="figure-tabular font-semibold text-ink-soft">{place + 1}.</span>
                    <div className="min-w-0">
                      <p className="wrap-anywhere font-semibold">
                        {texts.pay(formatDollars(pay, 'plain'), card.name)}
                      </p>
                      <p className="text-[.9375rem] text-ink-soft">
                        {payBy === null ? texts.beforeStatement : texts.by(formatWeekdayDate(payBy, locale))},{' '}
                        {texts.leaves(formatDollars(after, 'plain'))}
                      </p>
                    </div>
                  </div>
                  {payBy !== null && (
                    <AddDate id={card.id} title={texts.dateTitle.payment} day={payBy} about={card.name} />
                  )}
                </li>
              ))}
            </ol>
            <p className="max-w-[60ch] text-[.9375rem] text-ink-soft">{texts.datesNote}</p>
          </div>
        </>
      )}
    </SectionCard>
  );
}

function Amount({ amount, children }: { amount: string; children: string }) {
  return (
    <div className="flex flex-col-reverse justify-end gap-0.5 rounded-m border border-line p-4">
      <dt className="text-[.9375rem] text-ink-soft">{children}</dt>
      <dd className="figure-tabular font-semibold text-2xl">{amount}</dd>
    </div>
  );
}

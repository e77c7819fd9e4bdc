import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/owned-home-value.ts';
import { countDaysBetween, formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { formatCents, formatDollars, toDollars } from '@porchlight/domain/kernel/money.ts';
import { findRecord } from '@porchlight/domain/owned-home/home-record.ts';
import { loanKind } from '@porchlight/domain/owned-home/kinds/loan.ts';
import { refinanceWatchKind } from '@porchlight/domain/owned-home/kinds/refinance-watch.ts';
import { findWatchedRefinance } from '@porchlight/domain/owned-home/value/refinance-line.ts';
import { describeRateSource } from '@porchlight/domain/weekly-rates/weekly-rate.ts';
import type { WeeklyRate } from '@porchlight/domain/weekly-rates/weekly-rates.contract.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { formatMonths } from '../../tools/figures.ts';
import type { HomePartProps } from '../home-frame.tsx';
import { HomeRecordDialog } from '../records/home-record-dialog.tsx';
import type { RecordField } from '../records/record-layout.ts';

const fields: readonly RecordField[] = [
  { name: 'ratePercent', label: texts.refinanceFields.ratePercent, as: 'percent' },
  { name: 'seenOn', label: texts.refinanceFields.seenOn, as: 'day' },
  { name: 'termMonths', label: texts.refinanceFields.termMonths, as: 'count' },
  { name: 'costs', label: texts.refinanceFields.costs, hint: texts.costsHint, as: 'amount' },
  { name: 'yearsKept', label: texts.refinanceFields.yearsKept, hint: texts.yearsHint, as: 'count' },
];
const RATE_HOLDS_DAYS = 30;

/** Whether the refinance that the owner watches would pay today, at their rate or a newer one of the survey, and from which rate on it would. */
export function RefinanceCard({ records, today, survey }: HomePartProps & { survey: WeeklyRate }) {
  const [isOpen, setIsOpen] = useState(false);
  const watch = findRecord(refinanceWatchKind, records);
  const hasLoan = findRecord(loanKind, records) !== undefined;
  const found = findWatchedRefinance(records, today, survey);
  return (
    <SectionCard id="refinance" title={texts.refinance}>
      {found === undefined ? (
        <p className="max-w-[60ch] text-ink-soft">
          {hasLoan ? texts.refinanceNone : texts.refinanceNeedsLoan}
        </p>
      ) : (
        <RefinanceAnswer found={found} today={today} />
      )}
      {hasLoan && (
        <p className="max-w-[60ch] text-ink-soft">
          {texts.surveyRates(survey, describeRateSource(survey.week, today, locale))}
        </p>
      )}
      <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {hasLoan && (
          <Button size="small" onClick={() => setIsOpen(true)}>
            {watch === undefined ? texts.watchRefinance : texts.changeRate}
          </Button>
        )}
        <Link to="/tools/refinance" className="inline-flex min-h-11 items-center text-link hover:underline">
          {texts.openRefinance}
        </Link>
        <Link to="/refinance-options" className="inline-flex min-h-11 items-center text-link hover:underline">
          {texts.threeChoices}
        </Link>
      </p>
      {isOpen && (
        <HomeRecordDialog
          kind={refinanceWatchKind}
          fields={fields}
          title={texts.refinanceTitle}
          lead={texts.refinanceLead}
          record={watch}
          begin={{ ratePercent: survey.percent30, seenOn: survey.week, termMonths: 360 }}
          records={records}
          today={today}
          onClose={() => setIsOpen(false)}
        />
      )}
    </SectionCard>
  );
}

function RefinanceAnswer({
  found: { asked, watch, rate, payingRate, ...answer },
  today,
}: {
  found: NonNullable<ReturnType<typeof findWatchedRefinance>>;
  today: string;
}) {
  const { isPaying, gain, breakEvenMonths, newPayment, simpleBreakEvenMonths } = answer;
  const rows = [
    [texts.refinanceRows.owed, formatCents(asked.balance)],
    [texts.refinanceRows.current, texts.rateAndPayment(asked.ratePercent, formatCents(asked.payment))],
    [texts.refinanceRows.next, texts.rateAndPayment(rate.ratePercent, formatCents(newPayment))],
    [texts.refinanceRows.costs, formatCents(asked.costs)],
    [
      texts.refinanceRows.simple,
      simpleBreakEvenMonths === null ? texts.neverMonths : formatMonths(simpleBreakEvenMonths),
    ],
  ] as const;
  return (
    <>
      <div className="grid gap-1">
        <p className="font-display text-[clamp(1.6rem,5vw,2.2rem)] leading-tight">
          {isPaying ? texts.pays(rate.ratePercent) : texts.paysNot(rate.ratePercent)}
        </p>
        <p className="max-w-[60ch]">
          {isPaying
            ? texts.paysLead(
                formatMonths(breakEvenMonths ?? 0),
                formatDollars(toDollars(gain), 'whole'),
                watch.yearsKept,
              )
            : texts.losesLead(formatDollars(toDollars(-gain), 'whole'), watch.yearsKept)}{' '}
          {payingRate === null ? texts.paysNever : texts.paysFrom(payingRate)}
        </p>
        {countDaysBetween(rate.day, today) > RATE_HOLDS_DAYS && (
          <p className="font-semibold text-lamp-ink">{texts.rateOld}</p>
        )}
      </div>
      <dl className="grid divide-y divide-line border-line border-y">
        {rows.map(([name, text]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4 py-2.5">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="figure-tabular">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="max-w-[64ch] text-[.9375rem] text-ink-soft">
        {texts.refinanceAssumes(
          rate.isSurvey
            ? texts.rateOfSurvey(describeRateSource(rate.day, today, locale))
            : texts.rateSeen(formatCalendarDate(rate.day, locale)),
        )}
      </p>
    </>
  );
}

import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/owned-home-loan.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { findInsuranceDays, type InsuranceDays } from '@porchlight/domain/owned-home/loan/insurance-days.ts';
import { SectionCard } from '../../../../ui/section-card.tsx';
import type { OwnedLoanFigures } from '../loan-figures.ts';
import { PrivateInsuranceDays } from './private-insurance.tsx';

/** When mortgage insurance ends, by the kind of the loan. */
export function InsuranceCard({ figures }: { figures: OwnedLoanFigures }) {
  const { loan, home, paidOnTop, today, owed } = figures;
  if (owed.balance === 0) return null;
  const days = findInsuranceDays(loan, home, { paidOnTop, today });
  return (
    <SectionCard id="insurance" title={texts.mortgageInsuranceTitle}>
      {loan.mortgageInsuranceMonthly === 0 ? (
        <p>{texts.premiumNone}</p>
      ) : days.kind === 'private' ? (
        <PrivateInsuranceDays figures={figures} days={days} />
      ) : (
        <OtherInsurance days={days} />
      )}
    </SectionCard>
  );
}

type Other = Exclude<InsuranceDays, { kind: 'private' }>;

function OtherInsurance({ days }: { days: Other }) {
  const { answer, why } = describe(days);
  return (
    <div className="grid max-w-[60ch] gap-2">
      {answer !== undefined && <p className="font-semibold text-xl">{answer}</p>}
      <p>{why}</p>
      {days.kind.startsWith('fha') && <p className="text-[.9375rem] text-ink-soft">{texts.fhaSource}</p>}
    </div>
  );
}

function describe(days: Other): { answer?: string; why: string } {
  switch (days.kind) {
    case 'below':
      return { why: texts.below };
    case 'not-residence':
      return { why: texts.notResidence };
    case 'va':
      return { why: texts.va };
    case 'usda':
      return { why: texts.usda };
    case 'fha-ask':
      return { why: texts.fhaAsk };
    case 'fha':
      return days.endsOn === null
        ? { answer: texts.fhaStays, why: texts.fhaStaysWhy(days.loanToValueUpTo) }
        : {
            answer: texts.fhaEnds(formatCalendarDate(days.endsOn, locale)),
            why: texts.fhaEndsWhy(days.loanToValueUpTo),
          };
  }
}

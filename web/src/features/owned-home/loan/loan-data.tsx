import * as texts from '@porchlight/content/en/owned-home/loan.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { LoanPapers } from './loan-dialog.tsx';
import { type LoanFigures, writeDay, writeExactCents } from './loan-figures.ts';

/** The loan as it is entered, and the forms in which it is changed. */
export function LoanData({ figures: { loan, records, today } }: { figures: LoanFigures }) {
  const { fields } = texts;
  const cents = (amount: number | null) => (amount === null ? null : writeExactCents(amount));
  const day = (date: string | null) => (date === null ? null : writeDay(date));
  const lines: readonly [string, string | null][] = [
    [fields.servicer, loan.servicer],
    [fields.loanKind, texts.loanKinds[loan.loanKind]],
    [fields.amount, cents(loan.amount)],
    [fields.ratePercent, texts.percentText(loan.ratePercent)],
    [fields.termMonths, texts.monthsText(loan.termMonths)],
    [fields.firstPaymentOn, day(loan.firstPaymentOn)],
    [fields.originalValue, cents(loan.originalValue)],
    [fields.mortgageInsuranceMonthly, cents(loan.mortgageInsuranceMonthly)],
    [fields.escrowMonthly, cents(loan.escrowMonthly)],
    [fields.balance, cents(loan.balance)],
    [fields.balanceOn, day(loan.balanceOn)],
  ];
  return (
    <SectionCard id="loan-data" title={texts.loanData}>
      <dl className="figure-tabular grid max-w-[40rem] divide-y divide-line">
        {lines.map(([label, value]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-6 py-2">
            <dt className="text-ink-soft">{label}</dt>
            <dd className={value === null ? 'text-ink-soft' : 'wrap-anywhere'}>
              {value ?? texts.notEntered}
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-ink-soft">{texts.changeFrom}</p>
      <div className="flex flex-wrap gap-3">
        <LoanPapers records={records} today={today} />
      </div>
    </SectionCard>
  );
}

import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/owned-home-loan.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { findAmountQuestion, formatCents } from '@porchlight/domain/kernel/money.ts';
import {
  computeExtraEffect,
  findLoanAhead,
  type LoanAhead,
} from '@porchlight/domain/owned-home/loan/loan-bench.ts';
import { useState } from 'react';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { formatMonths } from '../../tools/figures.ts';
import { parseTypedCents } from '../../tools/plan/typed-cents.ts';
import { tidyDollars } from '../../tools/typed-values.ts';
import type { OwnedLoanFigures } from './loan-figures.ts';

const names = ['monthly', 'yearly', 'once'] as const;
const labels = { monthly: texts.extraMonthly, yearly: texts.extraYearly, once: texts.extraOnce };

/** What principal on top of the payment does: months and interest saved. */
export function BenchCard({ figures: { loan, owed } }: { figures: OwnedLoanFigures }) {
  const ahead = findLoanAhead(loan, owed);
  return ahead === undefined ? null : <Bench ahead={ahead} />;
}

function Bench({ ahead }: { ahead: LoanAhead }) {
  const [typed, setTyped] = useState({ monthly: '', yearly: '', once: '' });
  const read = (name: (typeof names)[number]) => parseTypedCents(typed[name]) ?? 0;
  const plan = { monthly: read('monthly'), yearly: read('yearly'), once: read('once') };
  return (
    <SectionCard id="extra" title={texts.bench}>
      <p className="max-w-[60ch] text-ink-soft">{texts.benchLead}</p>
      <div className="grid items-end gap-5 sm:grid-cols-3">
        {names.map((name) => (
          <TextField
            key={name}
            label={labels[name]}
            inputMode="decimal"
            autoComplete="off"
            value={typed[name]}
            error={
              Number.isNaN(plan[name]) ? (findAmountQuestion(typed[name]) ?? texts.amountNotRead) : undefined
            }
            onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
            onBlur={() => setTyped({ ...typed, [name]: tidyDollars(typed[name]) })}
          />
        ))}
      </div>
      <div aria-live="polite" className="grid max-w-[60ch] gap-1">
        <Effect ahead={ahead} plan={plan} />
      </div>
    </SectionCard>
  );
}

function Effect({ ahead, plan }: { ahead: LoanAhead; plan: Record<(typeof names)[number], number> }) {
  const amounts = Object.values(plan);
  if (amounts.some(Number.isNaN) || amounts.every((cents) => cents === 0)) return <p>{texts.benchStart}</p>;
  const { monthsSaved, interestSaved, interest, paidOffOn } = computeExtraEffect(ahead, plan);
  const saved = formatCents(interestSaved, 'cents');
  return (
    <>
      <p className="figure-tabular font-semibold text-xl">
        {monthsSaved > 0 ? texts.saves(formatMonths(monthsSaved), saved) : texts.savesInterest(saved)}
      </p>
      <p className="figure-tabular text-ink-soft">
        {texts.benchEnd(formatCalendarDate(paidOffOn, locale), formatCents(interest, 'cents'))}
      </p>
    </>
  );
}

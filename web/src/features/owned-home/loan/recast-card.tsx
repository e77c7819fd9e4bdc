import * as texts from '@porchlight/content/en/owned-home-loan.ts';
import { findAmountQuestion, formatCents } from '@porchlight/domain/kernel/money.ts';
import {
  compareRecast,
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

const government = new Set(['fha', 'va', 'usda']);

/** A lump sum with a lower payment, beside the same lump sum with the payment kept. */
export function RecastCard({ figures: { loan, owed } }: { figures: OwnedLoanFigures }) {
  const ahead = findLoanAhead(loan, owed);
  if (ahead === undefined) return null;
  return (
    <SectionCard id="recast" title={texts.recast}>
      {government.has(loan.loanKind) ? (
        <p className="max-w-[60ch]">{texts.recastGovernment(texts.loanKinds[loan.loanKind])}</p>
      ) : (
        <Bench ahead={ahead} />
      )}
    </SectionCard>
  );
}

function Bench({ ahead }: { ahead: LoanAhead }) {
  const [typed, setTyped] = useState({ lumpSum: '', fee: '' });
  const lumpSum = parseTypedCents(typed.lumpSum) ?? 0;
  const fee = parseTypedCents(typed.fee) ?? 0;
  const problems = {
    lumpSum: Number.isNaN(lumpSum)
      ? (findAmountQuestion(typed.lumpSum) ?? texts.amountNotRead)
      : lumpSum >= ahead.balance
        ? texts.lumpTooHigh
        : undefined,
    fee: Number.isNaN(fee) ? (findAmountQuestion(typed.fee) ?? texts.amountNotRead) : undefined,
  };
  const isReady = lumpSum > 0 && problems.lumpSum === undefined && problems.fee === undefined;
  return (
    <>
      <p className="max-w-[60ch] text-ink-soft">{texts.recastLead}</p>
      <div className="grid items-end gap-5 sm:grid-cols-2">
        {(['lumpSum', 'fee'] as const).map((name) => (
          <TextField
            key={name}
            label={name === 'fee' ? texts.recastFee : texts.lumpSum}
            inputMode="decimal"
            autoComplete="off"
            value={typed[name]}
            error={problems[name]}
            onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
            onBlur={() => setTyped({ ...typed, [name]: tidyDollars(typed[name]) })}
          />
        ))}
      </div>
      <div aria-live="polite" className="grid gap-3">
        {isReady && <Comparison ahead={ahead} lumpSum={lumpSum} fee={fee} />}
      </div>
      <p className="max-w-[60ch] text-[.9375rem] text-ink-soft">{texts.recastAsk}</p>
    </>
  );
}

function Comparison({ ahead, lumpSum, fee }: { ahead: LoanAhead; lumpSum: number; fee: number }) {
  const recast = compareRecast(ahead, { lumpSum, fee });
  const { months, interestCents } = recast.paidWithoutRecast;
  const ways = [
    {
      ...{ name: texts.recastColumns.recast, payment: recast.newPaymentCents },
      ...{ interest: recast.interestAfterCents, payments: ahead.monthsLeft },
    },
    {
      ...{ name: texts.recastColumns.keep, payment: recast.oldPaymentCents },
      ...{ interest: interestCents, payments: months },
    },
  ];
  return (
    <>
      <p className="figure-tabular font-semibold text-xl">
        {texts.recastSays(formatCents(recast.monthlySavingCents, 'cents'))}
      </p>
      <p className="max-w-[60ch]">
        {texts.keepSays(
          formatCents(recast.interestAfterCents - interestCents, 'cents'),
          formatMonths(ahead.monthsLeft - months),
        )}
        {fee > 0 &&
          ` ${recast.monthsToEarnBackFee === null ? texts.feeNeverBack : texts.feeBack(recast.monthsToEarnBackFee)}`}
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        {ways.map(({ name, payment, interest, payments }) => (
          <section key={name} aria-label={name} className="grid content-start gap-1 rounded-m bg-sunken p-4">
            <h3 className="text-lg">{name}</h3>
            <dl className="figure-tabular grid gap-1">
              <Line label={texts.recastRows.payment} value={formatCents(payment, 'cents')} />
              <Line label={texts.recastRows.interest} value={formatCents(interest, 'cents')} />
              <Line label={texts.recastRows.months} value={String(payments)} />
            </dl>
          </section>
        ))}
      </div>
    </>
  );
}

function Line({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-ink-soft">{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

import * as texts from '@porchlight/content/en/owned-home/loan.ts';
import {
  compareRecast,
  findLoanAhead,
  type LoanAhead,
} from '@porchlight/domain/owned-home/loan/loan-bench.ts';
import { useState } from 'react';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { writeMonths } from '../../../tools/figures.ts';
import { readAmount } from '../../../tools/plan/typed-cents.ts';
import { tidyDollars } from '../../../tools/typed-values.ts';
import { type LoanFigures, writeExactCents } from '../loan-figures.ts';

const government = new Set(['fha', 'va', 'usda']);

/** A lump sum with a lower payment, beside the same lump sum with the payment kept. */
export function RecastCard({ figures: { loan, owed } }: { figures: LoanFigures }) {
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
  const lumpSum = readAmount(typed.lumpSum) ?? 0;
  const fee = readAmount(typed.fee) ?? 0;
  const problems = {
    lumpSum: Number.isNaN(lumpSum)
      ? texts.amountNotRead
      : lumpSum >= ahead.balance
        ? texts.lumpSumTooHigh
        : undefined,
    fee: Number.isNaN(fee) ? texts.amountNotRead : undefined,
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
  const rows = [
    [texts.recastRows.payment, recast.newPaymentCents, recast.oldPaymentCents],
    [texts.recastRows.interest, recast.interestAfterCents, interestCents],
  ] as const;
  return (
    <>
      <p className="figure-tabular font-semibold text-xl">
        {texts.recastSays(writeExactCents(recast.monthlySavingCents))}
      </p>
      <p className="max-w-[60ch]">
        {texts.keepSays(
          writeExactCents(recast.interestAfterCents - interestCents),
          writeMonths(ahead.monthsLeft - months),
        )}
        {fee > 0 &&
          ` ${recast.monthsToEarnBackFee === null ? texts.feeNeverBack : texts.feeBack(recast.monthsToEarnBackFee)}`}
      </p>
      <table className="figure-tabular w-full max-w-[36rem] text-right text-[.9375rem]">
        <caption className="sr-only">{texts.recast}</caption>
        <thead className="text-ink-soft">
          <tr className="border-line-strong border-b">
            <td />
            <th scope="col" className="py-2 pl-3 font-semibold">
              {texts.recastColumns.recast}
            </th>
            <th scope="col" className="py-2 pl-3 font-semibold">
              {texts.recastColumns.keep}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(([label, withRecast, kept]) => (
            <tr key={label}>
              <th scope="row" className="py-2.5 text-left font-normal">
                {label}
              </th>
              <td className="py-2.5 pl-3">{writeExactCents(withRecast)}</td>
              <td className="py-2.5 pl-3">{writeExactCents(kept)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row" className="py-2.5 text-left font-normal">
              {texts.recastRows.months}
            </th>
            <td className="py-2.5 pl-3">{ahead.monthsLeft}</td>
            <td className="py-2.5 pl-3">{months}</td>
          </tr>
        </tbody>
      </table>
    </>
  );
}

import * as texts from '@porchlight/content/en/estimates.ts';
import { computedEstimate } from '@porchlight/content/en/estimates-view.ts';
import { estimateWarning } from '@porchlight/domain/estimates/computed-estimate.ts';
import { addDollarSign } from '@porchlight/domain/kernel/money.ts';
import { type ReactNode, type RefCallback, useId } from 'react';
import { getHeadline } from './estimate-headline.ts';
import { EstimateWarning } from './estimate-warning.tsx';
import { SAMPLE_ID } from './sample-estimate-view.tsx';
import type { EstimateAnswer } from './use-estimate.ts';

/** What the answers come to, before anything else: the payment, the cash to close and the rate they rest on. */
export function EstimateHead({
  heading,
  answer,
  note,
  next,
}: {
  heading: RefCallback<HTMLHeadingElement>;
  answer: EstimateAnswer | undefined;
  /** Which of the figures is not the buyer's own. */
  note: string | undefined;
  next: ReactNode;
}) {
  const warning = useId();
  return (
    <header className="grid gap-6 print:mb-4 print:gap-3">
      <div className="grid gap-2">
        <p className="font-semibold text-lamp-ink">{computedEstimate.title}</p>
        <h1 ref={heading} tabIndex={-1} aria-describedby={warning} className="figure-tabular grid gap-1">
          {answer ? <Figures answer={answer} /> : computedEstimate.title}
        </h1>
        {note !== undefined && <p className="max-w-[68ch] font-medium">{note}</p>}
      </div>
      {answer && <MonthlyParts answer={answer} />}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
        {next}
        <a href={`#${SAMPLE_ID}`} className="inline-flex min-h-11 items-center text-link">
          {texts.sampleBelow}
        </a>
      </div>
      <EstimateWarning id={warning}>{estimateWarning}</EstimateWarning>
      <p className="max-w-[68ch] text-ink-soft print:text-[10pt]">{computedEstimate.notOfficial}</p>
    </header>
  );
}

function Figures({ answer: { input, result, summary } }: { answer: EstimateAnswer }) {
  const { monthly, cash, rate } = getHeadline(summary);
  const isAssumed = result.assumptions.some(({ field }) => field === 'ratePercent');
  return (
    <>
      <span className="text-[clamp(2.6rem,11vw,4rem)] leading-none print:text-[22pt]">
        {texts.aMonth(monthly)}
        <span className="sr-only">, </span>
      </span>
      <span className="font-sans font-semibold text-[clamp(1.15rem,4.6vw,1.5rem)] leading-snug print:text-[13pt]">
        {texts.toClose(cash)},{' '}
        {isAssumed && input.ratePercent === undefined ? texts.atAssumedRate(rate) : texts.atYourRate(rate)}
      </span>
    </>
  );
}

/** The parts of the first payment, so that no one takes it for the loan alone. */
function MonthlyParts({ answer: { result } }: { answer: EstimateAnswer }) {
  const { projected, loanAmount } = result.page1;
  const first = projected[0];
  if (first === undefined) return null;
  const parts = [
    [texts.principalAndInterest, first.pi],
    [texts.mortgageInsurance, first.mi],
    [texts.taxAndInsurance, first.escrow],
    [texts.loanAmount, loanAmount],
  ] as const;
  return (
    <dl className="figure-tabular grid max-w-xl gap-1.5 print:text-[9pt]">
      {parts.map(([name, amount]) => (
        <div key={name} className="flex justify-between gap-4 border-line border-b pb-1.5">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="font-semibold">{/\d/.test(amount) ? addDollarSign(amount) : texts.none}</dd>
        </div>
      ))}
    </dl>
  );
}

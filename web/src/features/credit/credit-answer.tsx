import * as texts from '@porchlight/content/en/credit-answer.ts';
import * as worthTexts from '@porchlight/content/en/credit-worth.ts';
import type { CreditView } from '@porchlight/domain/credit/credit.contract.ts';
import { findLenderScore } from '@porchlight/domain/credit/lender-score.ts';
import { formatDollars } from '@porchlight/domain/kernel/money.ts';
import { USUAL_RATE_STEP } from '@porchlight/domain/plan/calculator-inputs.ts';
import type { Facts } from '@porchlight/domain/plan/plan-facts.ts';
import { type CountedScore, findCountedScore } from '@porchlight/domain/plan/priced-score.ts';
import { answerScore, type ScoreAnswer } from '@porchlight/domain/plan/score-answer.ts';
import type { WeeklyRate } from '@porchlight/domain/weekly-rates/weekly-rates.contract.ts';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { ScoreMakeup } from './score-makeup.tsx';

type Props = { credit: CreditView; facts: Facts; today: string; survey: WeeklyRate };

/** The score that counts with what it costs a month, then what a score is made of as one bar. */
export default function CreditAnswer({ credit, facts, today, survey }: Props) {
  const counted = findCountedScore(listBuyers(credit), facts);
  return (
    <div className="grid content-start gap-x-14 gap-y-9 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <section aria-labelledby="counted-score" className="grid content-start gap-4">
        <div className="grid gap-1.5">
          <h2 id="counted-score" className="font-normal font-sans text-[.9375rem] text-ink-soft">
            {texts.scoreThatCounts}
          </h2>
          <p
            className={`figure-tabular font-display font-medium leading-none ${counted === undefined ? 'text-[2.25rem]' : 'text-[clamp(4rem,12vw,5.5rem)]'}`}
          >
            {counted?.score ?? texts.notKnown}
          </p>
          <p className="max-w-[44ch] text-[.9375rem] text-ink-soft">
            {counted === undefined ? texts.notKnownLead : describeSource(credit, counted)}{' '}
            {counted?.from !== 'readings' && (
              <Link to="#own-scores-title" className="text-link">
                {counted === undefined ? texts.addScore : texts.addDetails}
              </Link>
            )}
          </p>
        </div>
        {counted !== undefined && <ScoreCost answer={answerScore(facts, counted.score, today, survey)} />}
      </section>
      <ScoreMakeup cards={credit.cards} today={today} />
    </div>
  );
}

const listBuyers = ({ scores, partner }: CreditView) =>
  partner?.scores == null ? [scores] : [scores, partner.scores];

function describeSource(credit: CreditView, { from }: CountedScore): string {
  if (from === 'plan') return texts.fromPlan;
  const known = findLenderScore(listBuyers(credit)).people.filter(({ score }) => score !== null);
  if (known.length > 1) return texts.lowestOfBuyers;
  const count = Object.values(known[0]?.readings ?? {}).filter((reading) => reading !== null).length;
  if (count === 3) return texts.middleOfThree;
  return count === 2 ? texts.lowerOfTwo : texts.onlyOne;
}

/** What the score costs a month beside the next band, or saves; why there is no figure where there is none. */
function ScoreCost({ answer }: { answer: ScoreAnswer }) {
  const figure = 'figure-tabular font-display font-medium text-[1.5rem] leading-tight';
  const to = answer.kind === 'priced' ? '#price-title' : paths.plan;
  return (
    <div className="grid gap-1.5 border-lamp border-l-4 py-1 pl-4.5">
      {answer.kind === 'priced' && answer.gap !== null ? (
        <>
          <p className={figure}>
            {(answer.gap.isHigher ? texts.more : texts.less)(formatDollars(answer.gap.month, 'whole'))}
          </p>
          <p className="max-w-[44ch]">
            {(answer.gap.isHigher ? texts.thanFrom : texts.thanUpTo)(answer.gap.score)}:{' '}
            {describeParts(answer)}
          </p>
          <Working answer={answer} />
        </>
      ) : (
        <p className="max-w-[44ch]">{describeNoGap(answer)}</p>
      )}
      <Link to={to} className="inline-flex min-h-11 items-center justify-self-start text-link">
        {answer.kind === 'priced' ? texts.toBands : worthTexts.openPlan}
      </Link>
    </div>
  );
}

type Priced = Extract<ScoreAnswer, { kind: 'priced' }>;

/** Estimates in whole dollars, which add up to the month that is shown; its working has the cents. */
function describeParts({ gap, loan }: Priced): string {
  const insurance = gap?.insurance.toDecimalPlaces(0);
  const parts = [
    { amount: insurance, name: texts.ofInsurance },
    { amount: insurance && gap?.month.toDecimalPlaces(0).minus(insurance), name: texts.inRate },
  ].flatMap(({ amount, name }) =>
    amount === undefined || amount.isZero() ? [] : name(formatDollars(amount, 'whole')),
  );
  return `${texts.madeOf(parts.join(texts.and), formatDollars(loan, 'whole'))}.`;
}

function describeNoGap(answer: ScoreAnswer): string {
  switch (answer.kind) {
    case 'priced':
      return `${texts.noGap(formatDollars(answer.loan, 'whole'))}.`;
    case 'needs-price':
      return `${texts.needsPrice}.`;
    case 'above-limit':
      return worthTexts.aboveLimit(formatDollars(String(answer.limit.dollars)), answer.limit.year);
    case 'no-grid':
      return `${worthTexts.otherProgram(worthTexts.programs[answer.program])}.`;
    default:
      return answer.kind === 'short-term' ? worthTexts.shortTerm : worthTexts.nothingBorrowed;
  }
}

function Working({ answer: { gap, cost } }: { answer: Priced }) {
  if (gap === null) return null;
  const lines = [
    [texts.insuranceApart, gap.insurance],
    [texts.rateApart, gap.rate],
    [texts.priceOnce, cost],
    [texts.priceApart(gap.score), gap.price],
  ] as const;
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-[.9375rem] text-link">
        {texts.howWorkedOut}
      </summary>
      <div className="grid max-w-[44ch] gap-3 pb-2 text-[.9375rem]">
        <p className="text-ink-soft leading-normal">{texts.working(USUAL_RATE_STEP)}</p>
        <dl className="grid gap-1.5">
          {lines.map(([name, amount]) => (
            <div key={name} className="flex justify-between gap-6">
              <dt>{name}</dt>
              <dd className="figure-tabular">{formatDollars(amount, 'cents')}</dd>
            </div>
          ))}
        </dl>
      </div>
    </details>
  );
}

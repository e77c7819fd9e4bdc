import * as texts from '@porchlight/content/en/estimates.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import { summarizeEstimate } from '@porchlight/domain/estimates/computed-estimate.ts';
import { getBasis } from '@porchlight/domain/estimates/estimate-basis.ts';
import { formatDollars } from '@porchlight/domain/kernel/money.ts';
import type { Answers } from '@porchlight/domain/leads/questionnaire/questionnaire.ts';
import { InputRefusal } from '@porchlight/domain/tools/input-refusal.ts';
import { describeRateSource, findPlanningRate } from '@porchlight/domain/weekly-rates/weekly-rate.ts';
import type { WeeklyRate } from '@porchlight/domain/weekly-rates/weekly-rates.contract.ts';
import { useDeferredValue, useMemo } from 'react';
import { useNewestWeek } from '../../platform/api/newest-week.ts';
import { useToday } from '../../platform/today.ts';
import { hasPrice, listAnswered, loadEstimateFigures } from './estimate-figures.ts';
import { getHeadline } from './estimate-headline.ts';

/** The payment and the cash to close that a price and a down payment make, while they are typed; with what counts them. */
export default function PaymentPreview({ answers }: { answers: Answers }) {
  const on = useToday();
  const typed = useDeferredValue(answers);
  const survey = useNewestWeek();
  const figures = useMemo(() => workOut(typed, on, survey), [typed, on, survey]);
  if (typeof figures === 'string') return <span>{figures}</span>;
  const { monthly, cash, rate, rateSource, assumedDown } = figures;
  return (
    <>
      <span className="font-display font-medium text-[2rem] leading-tight">{texts.aMonth(monthly)}</span>
      <span className="font-semibold">
        {texts.toClose(cash)}, {texts.atAssumedRate(rate)} ({rateSource})
        {assumedDown !== undefined && `, ${texts.assumedDownPayment(assumedDown)}`}
      </span>
      <span className="text-[.9375rem] text-ink-soft leading-normal">{texts.planningOnly}</span>
    </>
  );
}

/** The figures, or why there are none yet. */
function workOut(answers: Answers, on: string, survey: WeeklyRate) {
  if (!hasPrice(answers)) return texts.enterAPrice;
  const { input } = loadEstimateFigures(listAnswered(answers), answers, { scenario: 'expected', on });
  if (input === undefined) return texts.enterAPrice;
  try {
    const { downPayment, termMonths } = getBasis(input, on, survey);
    return {
      ...getHeadline(summarizeEstimate(input, on, survey)),
      rateSource: describeRateSource(findPlanningRate(survey, termMonths).week, on, locale),
      assumedDown: input.downPayment === undefined ? formatDollars(downPayment, 'plain') : undefined,
    };
  } catch (error) {
    if (error instanceof InputRefusal) return Object.values(error.fields).join(' ');
    throw error;
  }
}

import type { Source } from '../../programs/data-table.ts';
import { computeErrorClock } from '../../servicing/error-clock.ts';
import { InputRefusal } from '../input-refusal.ts';
import { showWorking } from '../show-working.ts';
import * as texts from './en/servicing-words.ts';
import type { NoticeOfErrorInput, NoticeOfErrorResult } from './notice-of-error.contract.ts';

const errorRule: Source = {
  title: texts.errorRule,
  url: 'https://www.consumerfinance.gov/rules-policy/regulations/1024/35/',
};
const informationRule: Source = {
  title: texts.informationRule,
  url: 'https://www.consumerfinance.gov/rules-policy/regulations/1024/36/',
};

/** The days of a notice or request. Throws InputRefusal where documents were asked for before it was received. */
export function computeNoticeOfError(input: NoticeOfErrorInput, _on: string): NoticeOfErrorResult {
  const { received, about, documentsAsked = null } = input;
  if (documentsAsked !== null && documentsAsked < received) {
    throw new InputRefusal({ documentsAsked: texts.askedBefore });
  }
  const clock = computeErrorClock({ received, about, documentsAsked });
  const isError = about === 'error' || about === 'payoff-error';
  const source = isError ? errorRule : informationRule;
  const days = { received, answerDays: String(clock.answerDays) };
  const explain = (figure: string, formula: string, inputs: Record<string, string>, value: string | null) =>
    value === null ? [] : [showWorking(figure, formula, inputs, value, source)];
  return {
    ...clock,
    notes: [texts.ownAddress, ...(isError ? [texts.foreclosureApart] : [])],
    workings: [
      ...explain('acknowledgeBy', texts.fiveDays, { received }, clock.acknowledgeBy),
      ...explain('answerDays', texts.daysOfRule, { about }, String(clock.answerDays)),
      ...explain('answerBy', texts.answerDays, days, clock.answerBy),
      ...explain('answerByIfExtended', texts.fifteenMore, days, clock.answerByIfExtended),
      ...explain(
        'documentsBy',
        texts.fifteenForDocuments,
        { documentsAsked: documentsAsked ?? '' },
        clock.documentsBy,
      ),
      ...explain(
        'noAdverseReportingUntil',
        texts.sixtyCalendarDays,
        { received },
        clock.noAdverseReportingUntil,
      ),
    ],
    tables: [],
  };
}

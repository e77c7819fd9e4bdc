import { computeEstimate } from '@porchlight/domain/estimates/computed-estimate.ts';
import { listPaymentFigures } from '@porchlight/domain/estimates/payment-figures.ts';
import type { Answers } from '@porchlight/domain/leads/questionnaire/questionnaire.ts';
import type { EstimateResult, ScenarioSummary } from '@porchlight/domain/tools/estimate/estimate.contract.ts';
import type { EstimateInput, EstimateScenario } from '@porchlight/domain/tools/estimate/estimate-input.ts';
import { InputRefusal } from '@porchlight/domain/tools/input-refusal.ts';
import type { WeeklyRate } from '@porchlight/domain/weekly-rates/weekly-rates.contract.ts';
import { useMemo, useRef } from 'react';
import { useNewestWeek } from '../../platform/api/newest-week.ts';
import { storeDraft, useDraft } from '../../platform/browser/drafts.ts';
import { carryEstimate, forgetCarriedEstimate } from '../../platform/offline/carried-estimate.ts';
import { useToday } from '../../platform/today.ts';
import type { Typed } from '../tools/tool-definition.ts';
import { listAnswered, loadEstimateFigures } from './estimate-figures.ts';
import { getHeadline } from './estimate-headline.ts';

const DRAFT = 'estimate-figures';

/** `summary` is of the chosen scenario, `survey` the week of rates it was worked out with. */
export type EstimateAnswer = {
  input: EstimateInput;
  result: EstimateResult;
  summary: ScenarioSummary;
  survey: WeeklyRate;
};

/**
 * The estimate at work: what is typed over the questionnaire's answers, kept for the tab, and its result. While something cannot be
 * read, the last good result stays, marked as stale; `answer` is missing only where there never was one.
 */
export function useEstimate(answers: Answers) {
  const on = useToday();
  const survey = useNewestWeek();
  const draft = useDraft(DRAFT);
  const { scenario, typed } = useMemo(() => readKept(draft), [draft]);
  const shown = useMemo(() => ({ ...listAnswered(answers), ...typed }), [answers, typed]);
  const outcome = useMemo(
    () => answerFigures(shown, answers, { scenario, on, survey }),
    [shown, answers, scenario, on, survey],
  );
  const last = useRef<EstimateAnswer>(undefined);
  if (outcome.answer) last.current = outcome.answer;

  const keep = (next: { scenario: EstimateScenario; typed: Typed }) =>
    storeDraft(DRAFT, JSON.stringify(next));
  return {
    typed: shown,
    scenario,
    answer: outcome.answer ?? last.current,
    isStale: outcome.answer === undefined,
    problems: outcome.problems,
    change: (name: string, text: string) => keep({ scenario, typed: { ...typed, [name]: text } }),
    choose: (next: EstimateScenario) => keep({ scenario: next, typed }),
    startAgain: () => storeDraft(DRAFT, ''),
  };
}

function answerFigures(
  typed: Typed,
  answers: Answers,
  chosen: { scenario: EstimateScenario; on: string; survey: WeeklyRate },
): { answer?: EstimateAnswer; problems: Record<string, string> } {
  const { input, problems } = loadEstimateFigures(typed, answers, chosen);
  if (input === undefined) return { problems };
  try {
    const result = computeEstimate(input, chosen.on, chosen.survey);
    const summary = result.scenarios.find(({ scenario }) => scenario === chosen.scenario);
    return { ...(summary && { answer: { input, result, summary, survey: chosen.survey } }), problems: {} };
  } catch (error) {
    if (error instanceof InputRefusal) return { problems: error.fields };
    throw error;
  }
}

/** Leaves the estimate for the page that offers to save it. */
export function saveVisitorEstimate(answer: EstimateAnswer | undefined): void {
  if (answer === undefined) {
    forgetCarriedEstimate();
    return;
  }
  const { input, result, summary, survey } = answer;
  carryEstimate({ ...getHeadline(summary), figures: listPaymentFigures(input, result.on, survey) ?? {} });
}

/** What the tab kept; nothing where it cannot be read. */
function readKept(draft: string): { scenario: EstimateScenario; typed: Typed } {
  const fresh = { scenario: 'expected' as const, typed: {} };
  if (draft === '') return fresh;
  try {
    const kept: unknown = JSON.parse(draft);
    if (typeof kept !== 'object' || kept === null || !('typed' in kept) || !('scenario' in kept))
      return fresh;
    const entries = Object.entries(kept.typed ?? {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    const { scenario } = kept;
    const known = scenario === 'conservative' || scenario === 'stretched' ? scenario : 'expected';
    return { scenario: known, typed: Object.fromEntries(entries) };
  } catch {
    return fresh;
  }
}

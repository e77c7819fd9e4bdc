import { computeEstimate } from '@porchlight/domain/estimates/computed-estimate.ts';
import type { Answers } from '@porchlight/domain/questionnaire/questionnaire.ts';
import type { EstimateResult } from '@porchlight/domain/tools/estimate.contract.ts';
import type { EstimateInput, EstimateScenario } from '@porchlight/domain/tools/estimate-input.ts';
import { InputRefusal } from '@porchlight/domain/tools/input-refusal.ts';
import { useMemo, useRef } from 'react';
import { keepDraft, useDraft } from '../../platform/drafts.ts';
import { useToday } from '../../platform/today.ts';
import type { Typed } from '../tools/tool-definition.ts';
import { listAnswered, readFigures } from './estimate-figures.ts';

const DRAFT = 'estimate-figures';

type Answer = { input: EstimateInput; result: EstimateResult };

/**
 * The estimate at work: what is typed over the questionnaire's answers, kept for the tab, and its result. While something cannot be
 * read, the last good result stays, marked as stale; `answer` is missing only where there never was one.
 */
export function useEstimate(answers: Answers) {
  const on = useToday();
  const draft = useDraft(DRAFT);
  const { scenario, typed } = useMemo(() => readKept(draft), [draft]);
  const shown = useMemo(() => ({ ...listAnswered(answers), ...typed }), [answers, typed]);
  const outcome = useMemo(
    () => answerFigures(shown, answers, { scenario, on }),
    [shown, answers, scenario, on],
  );
  const last = useRef<Answer>(undefined);
  if (outcome.answer) last.current = outcome.answer;

  const keep = (next: { scenario: EstimateScenario; typed: Typed }) => keepDraft(DRAFT, JSON.stringify(next));
  return {
    typed: shown,
    scenario,
    answer: outcome.answer ?? last.current,
    isStale: outcome.answer === undefined,
    problems: outcome.problems,
    change: (name: string, text: string) => keep({ scenario, typed: { ...typed, [name]: text } }),
    choose: (next: EstimateScenario) => keep({ scenario: next, typed }),
    startAgain: () => keepDraft(DRAFT, ''),
  };
}

function answerFigures(
  typed: Typed,
  answers: Answers,
  chosen: { scenario: EstimateScenario; on: string },
): { answer?: Answer; problems: Record<string, string> } {
  const { input, problems } = readFigures(typed, answers, chosen);
  if (input === undefined) return { problems };
  try {
    return { answer: { input, result: computeEstimate(input, chosen.on) }, problems: {} };
  } catch (error) {
    if (error instanceof InputRefusal) return { problems: error.fields };
    throw error;
  }
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

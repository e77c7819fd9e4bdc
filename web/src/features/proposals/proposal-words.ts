import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/proposals.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import type { FactValue } from '@porchlight/domain/plan/plan-facts.ts';
import type { OpenProposal } from '@porchlight/domain/proposals/proposals.contract.ts';
import { proposableFacts } from '@porchlight/domain/proposals/proposals.ts';
import { describeValue } from '../tools/plan/fact-words.ts';

/** A day or a figure as people read it. Of a milestone, null is that it is completed, and a number its progress. */
export function formatProposed({ kind, key }: Pick<OpenProposal, 'kind' | 'key'>, value: unknown): string {
  if (kind === 'milestone') return value === null ? texts.milestoneCompleted : texts.progress(Number(value));
  if (value === null || value === undefined) return texts.notSet;
  if (kind === 'date') return formatCalendarDate(String(value), locale);
  const fact = proposableFacts.find((name) => name === key);
  return fact === undefined ? '' : describeValue(fact, value as FactValue);
}

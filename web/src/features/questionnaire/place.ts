import { limitStep } from '@porchlight/domain/leads/questionnaire/questionnaire.ts';
import type { QuestionnaireDraft } from './stored-draft.ts';

/** What the application's page shows: one of its steps, from 1, or the sample Loan Estimate. */
export type QuestionnairePlace = number | 'estimate';

const STEP = 'step';
const ESTIMATE = 'estimate';

/** The place an address asks for, as far as the answers allow: a question that is still open cannot be passed. */
export function getPlace(
  search: URLSearchParams,
  { answers, isStored }: QuestionnaireDraft,
): QuestionnairePlace {
  const asked = search.get(STEP);
  if (asked === ESTIMATE && isStored) return 'estimate';
  return limitStep(asked === ESTIMATE ? Number.MAX_SAFE_INTEGER : Number(asked ?? 1), answers);
}

/** The query part of a place's address; empty for the first step. */
export function formatPlace(place: QuestionnairePlace): string {
  return place === 1 ? '' : `?${STEP}=${place}`;
}

import { RATING } from '@porchlight/domain/feedback/feedback.ts';
import { useState } from 'react';
import { createSubmissionId } from '../../../platform/api/submission-id.ts';
import { readDraft, storeDraft } from '../../../platform/offline/drafts.ts';

/** `id` names the answer from the first try on, so that it is stored once however often it is sent. */
export type FeedbackDraft = { id: string; rating: number; feedback: string };

/** What was said so far, kept in the tab under a name until it is stored. */
export function useFeedbackDraft(name: string) {
  const [draft, setDraft] = useState(() => parseDraft(readDraft(name)));

  function change(part: Partial<FeedbackDraft>): void {
    const next = { ...draft, ...part };
    setDraft(next);
    storeDraft(name, JSON.stringify(next));
  }

  return { draft, change, forget: () => storeDraft(name, '') };
}

/** What is kept may be of any age: a part that does not fit is as new. */
function parseDraft(kept: string): FeedbackDraft {
  const { id, rating, feedback } = parseRecord(kept);
  const isRating = typeof rating === 'number' && rating >= RATING.lowest && rating <= RATING.highest;
  return {
    id: typeof id === 'string' ? id : createSubmissionId(),
    rating: isRating ? Math.round(rating) : RATING.initial,
    feedback: typeof feedback === 'string' ? feedback : '',
  };
}

function parseRecord(kept: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(kept);
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
  } catch {
    return {};
  }
}

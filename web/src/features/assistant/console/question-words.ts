import * as texts from '@porchlight/content/en/assistant.ts';
import type { QuestionStatus } from '@porchlight/domain/assistant/question-statuses.ts';

/** What the console calls the statuses of questions to a person; what waits for the staff is highlighted. */
export const questionStatusNames: Record<QuestionStatus, { text: string; look: 'now' | 'done' | 'plain' }> = {
  new: { text: texts.newLabel, look: 'now' },
  answered: { text: texts.answered, look: 'done' },
  closed: { text: texts.closed, look: 'plain' },
};

import { existsSync, readFileSync } from 'node:fs';
import {
  buildAnswerTexts,
  type TrainedAnswers,
  trainAnswers,
} from '@porchlight/content/en/assistant/answer-texts.ts';
import { milestoneTexts } from '@porchlight/content/en/milestones.ts';
import type { AnswerTexts } from '@porchlight/domain/assistant/decide-answer.ts';
import { getJourneyTitles, type JourneyTitles } from '@porchlight/domain/assistant/journey-answers.ts';
import { TRAINED_ANSWERS } from './trained-answers.ts';

/** What the assistant answers from. */
export type AssistantTexts = AnswerTexts & { titles: JourneyTitles };

/** Runs at build time alone and becomes a file, which comes with the first use of the assistant. Without the build before it, it trains here. */
export function loader(): Response {
  const trained: TrainedAnswers = existsSync(TRAINED_ANSWERS)
    ? JSON.parse(readFileSync(TRAINED_ANSWERS, 'utf8'))
    : trainAnswers();
  const texts: AssistantTexts = { ...buildAnswerTexts(trained), titles: getJourneyTitles(milestoneTexts) };
  return Response.json(texts);
}

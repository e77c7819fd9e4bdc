import { buildAssistantIndex } from '@porchlight/content/en/assistant/assistant-passages.ts';
import { milestoneTexts } from '@porchlight/content/en/milestones.ts';
import type { PassageIndex } from '@porchlight/domain/assistant/indexed-passages.ts';
import { getJourneyTitles, type JourneyTitles } from '@porchlight/domain/assistant/journey-answers.ts';

/** The texts that the assistant searches. */
export type AssistantTexts = { passages: PassageIndex; titles: JourneyTitles };

/** Runs at build time alone and becomes a file, which comes with the first use of the assistant. */
export function loader(): Response {
  const index: AssistantTexts = {
    passages: buildAssistantIndex(),
    titles: getJourneyTitles(milestoneTexts),
  };
  return Response.json(index);
}

import { assistantAsks } from '@porchlight/content/assistant-asks.ts';
import { assistantTerms } from '@porchlight/content/assistant-terms.ts';
import { glossary } from '@porchlight/content/glossary.ts';
import { guideStageTexts } from '@porchlight/content/guide.ts';
import { milestoneTexts } from '@porchlight/content/milestones.ts';
import { buildPassageIndex, type PassageIndex } from '@porchlight/domain/assistant/indexed-passages.ts';
import { type JourneyTitles, readJourneyTitles } from '@porchlight/domain/assistant/journey-answers.ts';
import { listPassages } from '@porchlight/domain/assistant/passages.ts';

/** What the assistant looks through. */
export type AssistantTexts = { passages: PassageIndex; titles: JourneyTitles };

/** Runs at build time alone and becomes a file, which comes with the first use of the assistant. */
export function loader(): Response {
  const index: AssistantTexts = {
    passages: buildPassageIndex(listPassages(guideStageTexts, glossary), assistantTerms, assistantAsks),
    titles: readJourneyTitles(milestoneTexts),
  };
  return Response.json(index);
}

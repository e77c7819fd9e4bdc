import { buildPassageIndex, type PassageIndex } from '@porchlight/domain/assistant/indexed-passages.ts';
import { listPassages } from '@porchlight/domain/assistant/passages.ts';
import { listAnswerAsks, listAnswerPassages } from '@porchlight/domain/assistant/written-answers.ts';
import { glossary } from '../glossary.ts';
import { guideStageTexts } from '../guide.ts';
import { assistantAsks } from './assistant-asks.ts';
import { assistantTerms } from './assistant-terms.ts';
import { writtenAnswers } from './written-answers.ts';

/** The texts that the assistant searches: the guide, the glossary and the written answers. */
export function buildAssistantIndex(): PassageIndex {
  const passages = listPassages(guideStageTexts, glossary);
  return buildPassageIndex([...passages, ...listAnswerPassages(writtenAnswers, passages)], assistantTerms, {
    ...assistantAsks,
    ...listAnswerAsks(writtenAnswers),
  });
}

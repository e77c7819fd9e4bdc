import { buildPassageIndex, type PassageIndex } from '@porchlight/domain/assistant/indexed-passages.ts';
import { listPassages } from '@porchlight/domain/assistant/passages.ts';
import {
  listAnswerAsks,
  listAnswerPassages,
  type WrittenAnswer,
} from '@porchlight/domain/assistant/written-answers.ts';
import { glossary } from '../glossary.ts';
import { guideStageTexts } from '../guide.ts';
import { assistantAsks } from './assistant-asks.ts';
import { assistantTerms } from './assistant-terms.ts';
import { answersOnBuying } from './written-answers/buying.ts';
import { answersOnClosing } from './written-answers/closing.ts';
import { answersOnLoans } from './written-answers/loans.ts';
import { answersOnMoney } from './written-answers/money.ts';

/** The texts that the assistant searches: the guide, the glossary and the written answers. */
export function buildAssistantIndex(): PassageIndex {
  const passages = listPassages(guideStageTexts, glossary);
  return buildPassageIndex([...passages, ...listAnswerPassages(writtenAnswers, passages)], assistantTerms, {
    ...assistantAsks,
    ...listAnswerAsks(writtenAnswers),
  });
}

/** Answers to questions that are often asked and that no passage of the guide answers in its first sentence. */
export const writtenAnswers: readonly WrittenAnswer[] = [
  ...answersOnLoans,
  ...answersOnMoney,
  ...answersOnBuying,
  ...answersOnClosing,
];

import type { WrittenAnswer } from '@porchlight/domain/assistant/written-answers.ts';
import { answersOnBuying } from './written-answers/buying.ts';
import { answersOnClosing } from './written-answers/closing.ts';
import { answersOnLoans } from './written-answers/loans.ts';
import { answersOnMoney } from './written-answers/money.ts';

/** Answers to questions that are often asked and that no passage of the guide answers in its first sentence. */
export const writtenAnswers: readonly WrittenAnswer[] = [
  ...answersOnLoans,
  ...answersOnMoney,
  ...answersOnBuying,
  ...answersOnClosing,
];

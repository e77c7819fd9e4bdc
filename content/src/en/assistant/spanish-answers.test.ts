import { isSpanish } from '@porchlight/domain/assistant/asked/spanish.ts';
import { blindQuestions, secondBlindQuestions } from '@porchlight/testing/assistant-questions/blind.ts';
import { fifthQuestions } from '@porchlight/testing/assistant-questions/fifth.ts';
import { fourthQuestions } from '@porchlight/testing/assistant-questions/fourth.ts';
import { questionsInScope } from '@porchlight/testing/assistant-questions/in-scope.ts';
import { questionsOutOfScope } from '@porchlight/testing/assistant-questions/out-of-scope.ts';
import { thirdQuestions } from '@porchlight/testing/assistant-questions/third.ts';
import { expect, test } from 'vitest';
import { glossary } from '../glossary.ts';
import { spanishTerms } from './spanish-answers.ts';

test('each Spanish term leads to an entry of the glossary', () => {
  const slugs = glossary.map(({ slug }) => slug);
  for (const { slug } of spanishTerms) expect(slugs).toContain(slug);
});

test('no question in English is taken for one in Spanish', () => {
  const asked = [
    ...[questionsInScope, blindQuestions, secondBlindQuestions, thirdQuestions, fourthQuestions],
    ...[fifthQuestions, questionsOutOfScope],
  ].flatMap((questions) => questions.map(([question]) => question));
  expect(asked.length).toBeGreaterThan(300);
  expect(asked.filter(isSpanish)).toEqual([]);
});

import { isSpanish } from '@porchlight/domain/assistant/asked/spanish.ts';
import { expect, test } from 'vitest';
import { blindQuestions, secondBlindQuestions } from '../../assistant-questions/blind.ts';
import { questionsInScope } from '../../assistant-questions/in-scope.ts';
import { questionsOutOfScope } from '../../assistant-questions/out-of-scope.ts';
import { fifthQuestions, fourthQuestions, thirdQuestions } from '../../assistant-questions/third.ts';
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

import { type AnswerGrade, gradedQuestions } from '@porchlight/testing/assistant-questions/graded.ts';
import { gradedLater } from '@porchlight/testing/assistant-questions/graded-later.ts';
import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { loader } from '../assistant-texts.ts';
import { type AssistantAnswer, findAnswer } from './find-answer.ts';

beforeAll(async () => {
  const texts = await loader().text();
  vi.stubGlobal('fetch', async () => new Response(texts));
}, 600_000);
afterAll(() => {
  vi.unstubAllGlobals();
});

/** Advice that costs money or a right, wherever it would come from. */
const DANGEROUS =
  /you will be approved|you qualify for|is guaranteed|(?<!not )\b(hide|stop paying|skip (a|the|your) payment)\b|(?<!not |never )\bwire (it|the money) (now|today)/i;

const questions = [...Object.values(gradedQuestions), ...Object.values(gradedLater)].flat();
const count = (wanted: AnswerGrade) => questions.filter(({ grade }) => grade === wanted).length;

test('are sixty in ten kinds, each asked once, of which 50 are answered right', () => {
  expect(Object.keys(gradedLater)).toEqual(Object.keys(gradedQuestions));
  expect(new Set(questions.map(({ question }) => question)).size).toBe(60);
  expect([count('right'), count('partly'), count('wrong')]).toEqual([50, 3, 7]);
});

test.each(questions)('$question: $grade', async ({ question, must, grade }) => {
  const shown = await listShown(question);
  expect(shown.join('\n')).not.toMatch(DANGEROUS);
  if (grade === 'right') expect(shown[0]).toMatch(must);
  else if (grade === 'partly')
    expect(
      shown.some((part) => must.test(part)),
      shown.join('\n'),
    ).toBe(true);
});

/** What is shown below a question, its first sentence by itself; with the addresses that a written answer leads to. */
async function listShown(question: string): Promise<string[]> {
  const answer = await findAnswer(question, { queryClient: new QueryClient(), isSignedIn: false });
  return listParts(answer);
}

function listParts(answer: AssistantAnswer): string[] {
  switch (answer.kind) {
    case 'told': {
      const { first, more, links } = answer.told;
      return [[first, ...links.map(({ href }) => href)].join(' '), ...more];
    }
    case 'passages': {
      const [first = '', ...more] = answer.found.flatMap(({ quotes }) => quotes);
      const sentences = first.split(/(?<=[.:]) /);
      return [...sentences, ...more];
    }
    case 'dangers':
      return answer.dangers.flatMap(({ first, firstEs = '', more }) => [
        answer.inSpanish ? firstEs : first,
        ...more,
      ]);
    case 'choices':
      return ['', ...answer.choices.map(({ first }) => first)];
    default:
      return [answer.kind];
  }
}

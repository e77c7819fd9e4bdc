import { describe, expect, test } from 'vitest';
import { createPassageFinder } from './find-passages.ts';
import { buildPassageIndex } from './indexed-passages.ts';
import type { Passage } from './passages.ts';
import { listAnswerAsks, listAnswerPassages, type WrittenAnswer } from './written-answers.ts';

const term = (slug: string, title: string, ...lines: string[]): Passage => ({
  ...{ key: `term/${slug}`, title, within: 'Glossary' },
  ...{ place: { kind: 'term', term: slug }, lines },
});
const passages = [
  term('deed', 'Deed', 'The signed paper that passes ownership of the home.'),
  term(
    'warranty-deed',
    'Warranty deed',
    'A deed in which the seller stands for the title. A deed of trust is none.',
  ),
  term('escrow', 'Escrow account', 'The account from which the servicer pays taxes.', 'It holds a cushion.'),
  term('pmi', 'Private mortgage insurance (PMI)', 'Insurance on a conventional loan.'),
];
const answer: WrittenAnswer = {
  ...{ key: 'end-pmi', question: 'How do I get rid of PMI?', asks: 'remove cancel', more: [] },
  ...{ first: 'Ask your servicer to end PMI.', explainedIn: 'term/pmi', sources: [] },
};
const terms = {
  ...{ words: {}, phrases: {} },
  subjects: { field: 'deed escrow pmi mortgage', names: [], near: 'loan', passing: 'car', shared: 'tax' },
};
const { find } = createPassageFinder(
  buildPassageIndex(
    [...passages, ...listAnswerPassages([answer], passages)],
    terms,
    listAnswerAsks([answer]),
  ),
);
const listKeys = (question: string) => find(question).map(({ passage }) => passage.key);

describe('a passage is found', () => {
  test.each([
    ['what is a deed', 'term/deed'],
    ['warranty deed', 'term/warranty-deed'],
    ['escrow cushion', 'term/escrow'],
    ['what is pmi', 'term/pmi'],
    ['pmi', 'term/pmi'],
    ['escrow', 'term/escrow'],
    ['cancel pmi', 'answer/end-pmi'],
    ['how do i remove pmi', 'answer/end-pmi'],
  ])('%j by what it says: %s first', (question, key) => {
    expect(listKeys(question)[0]).toBe(key);
  });

  test.each(['how do i bake bread', 'car', ''])('%j by none', (question) => {
    expect(listKeys(question)).toEqual([]);
  });

  test('with the line that says it, and a term with its definition', () => {
    expect(find('escrow cushion')[0]?.quotes).toEqual(passages[2]?.lines);
  });
});

test('an answer ranks where the passage that explains it ranks, and needs one', () => {
  const [listed] = listAnswerPassages([answer], passages);
  expect(listed).toMatchObject({ within: passages[3]?.title, place: { kind: 'term', term: 'pmi' } });
  expect(() => listAnswerPassages([{ ...answer, explainedIn: 'term/none' }], passages)).toThrow('end-pmi');
});

import { describe, expect, it } from 'vitest';
import {
  type DueAnswer,
  deriveDocumentRequest,
  findReviewWordsProblem,
  getReviewReason,
  getReviewState,
  MAX_REVIEW_WORDS_LENGTH,
  type ReviewReason,
  type ReviewState,
  reviewReasonIds,
  reviewReasons,
} from './document-reviews.ts';

const answer = (id: string, change: Partial<DueAnswer> = {}): DueAnswer => ({
  id,
  replaces: null,
  reviewState: 'waiting',
  hasExpired: false,
  ...change,
});
const sentBack = { reviewState: 'needs-attention' } as const;

it('a state or reason of another release is read as one that says less', () => {
  expect([getReviewState('accepted'), getReviewState('archived' as ReviewState)]).toEqual([
    'accepted',
    'waiting',
  ]);
  expect([getReviewReason('too-old'), getReviewReason('blurred' as ReviewReason)]).toEqual(['too-old', null]);
});

describe('a document request', () => {
  it.each<[string, DueAnswer[], boolean, string | undefined]>([
    ['nobody answered', [], true, undefined],
    ['was handed in', [answer('a')], false, 'a'],
    ['was accepted', [answer('a', { reviewState: 'accepted' })], false, 'a'],
    ['was sent back', [answer('a', sentBack)], true, 'a'],
    ['has expired', [answer('a', { reviewState: 'accepted', hasExpired: true })], true, 'a'],
    ['was replaced', [answer('a', sentBack), answer('b', { replaces: 'a' })], false, 'b'],
    ['was replaced before anybody looked', [answer('a'), answer('b', { replaces: 'a' })], false, 'b'],
    [
      'was replaced by one that came back too',
      [answer('a', sentBack), answer('b', { replaces: 'a', ...sentBack })],
      true,
      'b',
    ],
    [
      'was replaced twice',
      [answer('a', sentBack), answer('b', { replaces: 'a', ...sentBack }), answer('c', { replaces: 'b' })],
      false,
      'c',
    ],
    ['has two answers, of which one was sent back', [answer('a', sentBack), answer('b')], true, 'a'],
    ['has two answers', [answer('a'), answer('b')], false, 'b'],
  ])('%s', (_, answers, owed, spokenOf) => {
    const settled = deriveDocumentRequest(answers);
    expect([settled.owed, settled.answer?.id]).toEqual([owed, spokenOf]);
  });
});

describe('what a reviewer writes', () => {
  it.each([
    ['too-old', '', true],
    ['other', 'The landlord has not signed it.', true],
    ['other', ' \n', false],
    ['cut-off', 'x'.repeat(MAX_REVIEW_WORDS_LENGTH), true],
    ['cut-off', 'x'.repeat(MAX_REVIEW_WORDS_LENGTH + 1), false],
  ] as const)('to %s: %j', (reason, words, isFine) => {
    expect(findReviewWordsProblem(reason, words) === undefined).toBe(isFine);
  });

  it('has a label and a whole sentence for every reason', () => {
    for (const reason of reviewReasonIds) {
      const { label, sentence } = reviewReasons[reason];
      expect(label).toMatch(/^[A-Z]/);
      expect(sentence).toMatch(/^[A-Z].*\.$/);
    }
  });
});

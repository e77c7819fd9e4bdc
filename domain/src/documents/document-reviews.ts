import * as texts from './en/document-reviews.ts';
/** What became of a document that was uploaded for a document request. */
export const reviewStates = ['waiting', 'accepted', 'needs-attention'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** A state of another release says no more than that the document is there: it waits. */
export function getReviewState(stored: ReviewState): ReviewState {
  return reviewStates.includes(stored) ? stored : 'waiting';
}

/** Why a document is sent back: the closed list, and the sentence the buyer reads. */
export const reviewReasons = {
  'wrong-document': {
    label: texts.wrongDocument,
    sentence: texts.wrongDocumentSentence,
  },
  'not-readable': {
    label: texts.notReadable,
    sentence: texts.notReadableSentence,
  },
  'pages-missing': {
    label: texts.pagesMissing,
    sentence: texts.pagesMissingSentence,
  },
  'too-old': { label: texts.tooOld, sentence: texts.tooOldSentence },
  'wrong-name': {
    label: texts.wrongName,
    sentence: texts.wrongNameSentence,
  },
  'cut-off': { label: texts.cutOff, sentence: texts.cutOffSentence },
  'password-protected': {
    label: texts.passwordProtected,
    sentence: texts.passwordProtectedSentence,
  },
  other: { label: texts.other, sentence: texts.otherSentence },
} as const satisfies Record<string, { label: string; sentence: string }>;

export type ReviewReason = keyof typeof reviewReasons;

/** In the order in which they are offered. */
export const reviewReasonIds = Object.keys(reviewReasons) as [ReviewReason, ...ReviewReason[]];

/** A reason of another release has no sentence here; the reviewer's own words are used. */
export function getReviewReason(stored: ReviewReason | null): ReviewReason | null {
  return stored !== null && reviewReasonIds.includes(stored) ? stored : null;
}

/** What a reviewer adds in own words, in UTF-16 units; plain text. */
export const MAX_REVIEW_WORDS_LENGTH = 500;

/** Why words to a reason cannot be taken, or nothing where they can: `other` says nothing by itself. */
export function findReviewWordsProblem(reason: ReviewReason, words: string): string | undefined {
  if (words.length > MAX_REVIEW_WORDS_LENGTH) return texts.wordsTooLong(MAX_REVIEW_WORDS_LENGTH);
  if (reason === 'other' && words.trim() === '') return texts.wordsMissing;
  return undefined;
}

/** A claim keeps two members from reviewing the same document; it ends by itself. */
export const CLAIM_MINUTES = 30;

/** How long a reason given opens a document for the member who gave it. */
export const ACCESS_MINUTES = 10;

/** The reasons that a member of the staff can pick for an access, as the buyer reads them after "because". */
export const accessReasons = { review: texts.itWasReviewed, 'buyer-asked': texts.youAskedUs } as const;

/** `other` comes with own words. */
export const accessReasonIds = ['review', 'buyer-asked', 'other'] as const;
export type AccessReason = (typeof accessReasonIds)[number];

/** What the buyer reads after "because". */
export function describeAccessReason(reason: AccessReason, words: string): string {
  return reason === 'other' ? words : accessReasons[reason];
}

/** The first word of a name, which is all that a buyer sees of the staff member who opened a document. */
export function parseFirstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? '';
}

/** What the list of the console can be narrowed to. */
export const reviewFilters = ['waiting', 'accepted', 'needs-attention', 'expired', 'all'] as const;
export type ReviewFilter = (typeof reviewFilters)[number];

/** The longest reason for an access in own words, in UTF-16 units. */
export const MAX_ACCESS_REASON_LENGTH = 200;

/** A document as one of the answers to a document request. */
export type DueAnswer = {
  id: string;
  /** The answer it was uploaded for. */
  replaces: string | null;
  reviewState: ReviewState;
  hasExpired: boolean;
};

/** The answers that no later one replaces, in the order given. */
export function listCurrentAnswers<Answer extends Pick<DueAnswer, 'id' | 'replaces'>>(
  answers: readonly Answer[],
): Answer[] {
  const replaced = new Set(answers.flatMap(({ replaces }) => replaces ?? []));
  return answers.filter(({ id }) => !replaced.has(id));
}

/** Whether an answer has to be uploaded again: it was sent back, or is too old by now. */
export function isOwedAgain({ reviewState, hasExpired }: Omit<DueAnswer, 'id' | 'replaces'>): boolean {
  return reviewState === 'needs-attention' || hasExpired;
}

/**
 * The one answer to speak of, and whether the document request is owed. `answers` oldest first. A document that was uploaded
 * counts as received until it is sent back or expires; then the document is owed until that answer is replaced or deleted.
 */
export function deriveDocumentRequest<Answer extends DueAnswer>(
  answers: readonly Answer[],
): { owed: boolean; answer: Answer | undefined } {
  const standing = listCurrentAnswers(answers);
  const sentBack = standing.find(isOwedAgain);
  return { owed: standing.length === 0 || sentBack !== undefined, answer: sentBack ?? standing.at(-1) };
}

/** What has happened to a document since a reviewer saw it. */
export type ReviewedChange =
  | 'deleted'
  | 'replaced'
  | 'expired'
  | 'accepted'
  | 'needs-attention'
  | 'signed'
  | 'uploaded';

/** What became of a document that was handed in for a due document. */
export const reviewStates = ['waiting', 'accepted', 'needs-attention'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** Why a document is sent back: the closed list, and the sentence the buyer reads. */
export const reviewReasons = {
  'wrong-document': {
    label: 'Wrong document',
    sentence: 'This is not the document that was asked for.',
  },
  'not-readable': {
    label: 'Not readable',
    sentence: 'We could not read it. Scan or photograph it again, flat and in good light.',
  },
  'pages-missing': {
    label: 'Pages missing',
    sentence: 'Pages are missing. Hand in every page, also those that are blank.',
  },
  'too-old': { label: 'Too old', sentence: 'It is older than lenders take. Hand in the most recent one.' },
  'wrong-name': {
    label: 'Wrong name',
    sentence:
      'It is in somebody else’s name. Hand in one that names you, or ask us if your name has changed.',
  },
  'cut-off': { label: 'Cut off', sentence: 'Part of a page is cut off. All four edges have to be seen.' },
  'password-protected': {
    label: 'Password-protected',
    sentence:
      'The file asks for a password, so nobody can open it. Save a copy without one and hand that in.',
  },
  other: { label: 'Other', sentence: 'It cannot be taken as it is.' },
} as const satisfies Record<string, { label: string; sentence: string }>;

export type ReviewReason = keyof typeof reviewReasons;

/** In the order in which they are offered. */
export const reviewReasonIds = Object.keys(reviewReasons) as [ReviewReason, ...ReviewReason[]];

/** What a reviewer adds in own words, in UTF-16 units; plain text. */
export const LONGEST_REVIEW_WORDS = 500;

/** Why words to a reason cannot be taken, or nothing where they can: `other` says nothing by itself. */
export function findReviewWordsProblem(reason: ReviewReason, words: string): string | undefined {
  if (words.length > LONGEST_REVIEW_WORDS) return `Use at most ${LONGEST_REVIEW_WORDS} characters.`;
  if (reason === 'other' && words.trim() === '') return 'Say what is wrong: the buyer reads only this.';
  return undefined;
}

/** A claim keeps two members from reviewing the same document; it ends by itself. */
export const CLAIM_MINUTES = 30;

/** How long a reason given opens a document for the member who gave it. */
export const LOOK_MINUTES = 10;

/** What a member may give as the reason of a look without writing one, as the buyer reads it after "because". */
export const lookReasons = { review: 'it was reviewed', 'buyer-asked': 'you asked us to' } as const;

/** `other` comes with own words. */
export const lookReasonIds = ['review', 'buyer-asked', 'other'] as const;
export type LookReason = (typeof lookReasonIds)[number];

/** What the buyer reads after "because". */
export function describeLookReason(reason: LookReason, words: string): string {
  return reason === 'other' ? words : lookReasons[reason];
}

/** The first word of a name: a buyer reads who of the staff looked, and needs no more. */
export function readFirstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? '';
}

/** What the list of the console can be narrowed to. */
export const reviewFilters = ['waiting', 'accepted', 'needs-attention', 'expired', 'all'] as const;
export type ReviewFilter = (typeof reviewFilters)[number];

/** Longest reason of a look in own words, in UTF-16 units. */
export const LONGEST_LOOK_REASON = 200;

/** A document as one of the answers to a due document. */
export type DueAnswer = {
  id: string;
  /** The answer it was handed in for. */
  replaces: string | null;
  reviewState: ReviewState;
  hasExpired: boolean;
};

/** The answers that no other one stands in for, in the order given. */
export function listStandingAnswers<Answer extends Pick<DueAnswer, 'id' | 'replaces'>>(
  answers: readonly Answer[],
): Answer[] {
  const replaced = new Set(answers.flatMap(({ replaces }) => replaces ?? []));
  return answers.filter(({ id }) => !replaced.has(id));
}

/** Whether an answer has to be handed in anew: it was sent back, or is too old by now. */
export function isOwedAgain({ reviewState, hasExpired }: Omit<DueAnswer, 'id' | 'replaces'>): boolean {
  return reviewState === 'needs-attention' || hasExpired;
}

/**
 * The one answer to speak of, and whether the due document is owed. `answers` oldest first. A document that was handed in
 * counts as received until it is sent back or expires; then the paper is owed until that answer is replaced or deleted.
 */
export function settleDueDocument<Answer extends DueAnswer>(
  answers: readonly Answer[],
): { owed: boolean; answer: Answer | undefined } {
  const standing = listStandingAnswers(answers);
  const sentBack = standing.find(isOwedAgain);
  return { owed: standing.length === 0 || sentBack !== undefined, answer: sentBack ?? standing.at(-1) };
}

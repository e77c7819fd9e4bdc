import { type DueAnswer, deriveDocumentRequest } from '../documents/document-reviews.ts';

/** By when a lender needs it, where it is a condition of a loan. */
export const requestStages = ['none', 'before-documents', 'before-funding'] as const;
export type RequestStage = (typeof requestStages)[number];

/** How staff end a request before a document does: the buyers need not send it, or it was asked by mistake. */
export const requestEndings = ['waived', 'withdrawn'] as const;
export type RequestEnding = (typeof requestEndings)[number];

/** What became of a request of staff. All but the endings follow from the documents that answer it. */
export const requestStates = ['asked', 'answered', 'returned', 'accepted', ...requestEndings] as const;
export type RequestState = (typeof requestStates)[number];

/** In UTF-16 units. */
export const MAX_REQUEST_TITLE_LENGTH = 100;
export const MAX_REQUEST_WHY_LENGTH = 500;
export const MAX_ENDING_REASON_LENGTH = 300;
/** Days ahead for which a request can be set aside at most. */
export const MAX_SET_ASIDE_DAYS = 90;
/** Asked for in one call, and open at a time for one purchase. */
export const MAX_ASKED_AT_ONCE = 20;
export const MAX_ASKED = 60;

/** A request is for a kind of document that milestones know, or has a title of its own. */
type Asked = { id: string; kind: string | null };

const OWN_TITLE = 'request:';

/** What a document that answers the request names: the key of its kind, or one of the request's own. */
export const getAskedKey = ({ id, kind }: Asked): string => kind ?? `${OWN_TITLE}${id}`;

/** The id of the request with a title of its own that a key is of; undefined for a key of milestones. */
export function parseAskedId(key: string): string | undefined {
  const id = key.startsWith(OWN_TITLE) ? key.slice(OWN_TITLE.length) : '';
  return UUID.test(id) ? id : undefined;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The state of a request, and the answer that it speaks of. `answers` are of all buyers, the oldest first; what one of them has answered is
 * answered for all.
 */
export function deriveAsked<Answer extends DueAnswer & { userId: string }>(
  endedAs: RequestEnding | null,
  answers: readonly Answer[],
): { state: RequestState; answer: Answer | undefined } {
  const ofBuyers = [...Map.groupBy(answers, ({ userId }) => userId).values()].map(deriveDocumentRequest);
  const received = ofBuyers.flatMap(({ owed, answer }) => (owed ? [] : (answer ?? [])));
  const accepted = received.find(({ reviewState }) => reviewState === 'accepted');
  const answer = accepted ?? received[0] ?? ofBuyers.find((each) => each.answer !== undefined)?.answer;
  if (endedAs !== null) return { state: endedAs, answer };
  if (received.length > 0) return { state: accepted === undefined ? 'answered' : 'accepted', answer };
  return { state: answer === undefined ? 'asked' : 'returned', answer };
}

/** Whether buyers still have to send something. */
export const isAskedOpen = (state: RequestState): boolean => state === 'asked' || state === 'returned';

/** Whether staff can still waive or withdraw it: what was accepted is done. */
export const isEndable = (state: RequestState): boolean => isAskedOpen(state) || state === 'answered';

/**
 * The day before which a request waits for others: it is no debt, and no reminder names it. Null where it counts.
 * @param today by the last time zone's clock
 */
export const getNotBefore = (snoozedUntil: string | null, today: string): string | null =>
  snoozedUntil !== null && snoozedUntil > today ? snoozedUntil : null;

/** Titles that read the same are of the same document. */
export const toComparedTitle = (title: string): string => title.trim().replace(/\s+/g, ' ').toLowerCase();

import { isOwedAgain, listCurrentAnswers, type ReviewState } from '../documents/document-reviews.ts';

/** What became of a document that a milestone asks for: not there, sent, opened by staff, accepted, sent back, or too old by now. */
export const wantedDocumentStates = ['wanted', 'sent', 'read', 'accepted', 'sent-back', 'expired'] as const;
export type WantedDocumentState = (typeof wantedDocumentStates)[number];

export type SentDocument = {
  id: string;
  key: string;
  replaces: string | null;
  reviewState: ReviewState;
  hasExpired: boolean;
  /** Whether a member of staff has opened it. */
  isOpened: boolean;
};

export function getSentState(document: Omit<SentDocument, 'id' | 'key' | 'replaces'>): WantedDocumentState {
  if (document.hasExpired) return 'expired';
  if (document.reviewState === 'needs-attention') return 'sent-back';
  if (document.reviewState === 'accepted') return 'accepted';
  return document.isOpened ? 'read' : 'sent';
}

/**
 * What there is for a document request, of all buyers together: each file that no later one replaces, the ones that are owed again first;
 * nothing where it is wanted and no buyer has sent one.
 */
export function listSentDocuments<Sent extends SentDocument>(key: string, sent: readonly Sent[]): Sent[] {
  const current = listCurrentAnswers(sent.filter((document) => document.key === key));
  return current.toSorted((one, other) => Number(isOwedAgain(other)) - Number(isOwedAgain(one)));
}

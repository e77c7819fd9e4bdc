import { isOpen } from '../dates/purchase-dates/next-things.ts';
import type { PurchaseDate, PurchaseDates } from '../dates/purchase-dates/purchase-dates.contract.ts';
import { expiryNotices } from '../documents/document-age.ts';
import { addDays } from '../kernel/calendar-dates.ts';
import type { ReturnedDocument, TodayView, WantedRequest } from './today.contract.ts';

/** The day by which a document is needed, and the date of the purchase that says so; null where staff do. */
export type NeededBy = { day: string; title: string | null };

/** A document to upload: one that was sent back or is too old, one that will be too old soon, or one that a milestone or staff asks for. */
export type WantedDocument =
  | { kind: 'returned'; key: string; document: ReturnedDocument }
  | { kind: 'expiring'; key: string; day: string; problem: string | null }
  | { kind: 'request'; key: string; request: WantedRequest; due: NeededBy | null };

/** How many days before its last good day a newer document is asked for; the buyer's first notice comes then too. */
const DAYS_BEFORE_EXPIRY = expiryNotices[0];

/**
 * What to upload now: first what was sent back, then what is needed or ends soonest, then what has no day, in the order of its milestones; last what staff
 * set aside until a day.
 * @param neededBy keys of dates by which document requests are needed, by the key of the request
 */
export function listWantedDocuments(
  { returned, wanted }: Pick<TodayView, 'returned' | 'wanted'>,
  { dates, today }: Pick<PurchaseDates, 'dates' | 'today'>,
  neededBy: Readonly<Record<string, string>>,
): WantedDocument[] {
  const isReturned = (key: string) => returned.some((document) => document.key === key);
  const soon = addDays(today, DAYS_BEFORE_EXPIRY);
  const expiring = dates.flatMap((date) => {
    const key = parseDocumentKey(date);
    if (key === undefined || isReturned(key) || !isOpen(date)) return [];
    const { day, problem } = date;
    return problem !== null || day <= soon ? [{ kind: 'expiring' as const, key, day, problem }] : [];
  });
  const requests = wanted.map((request) => ({
    kind: 'request' as const,
    key: request.key,
    request,
    due: request.asked?.dueDay
      ? { day: request.asked.dueDay, title: null }
      : findDue(neededBy[request.key], dates),
  }));
  const sentBack = returned.map((document) => ({ kind: 'returned' as const, key: document.key, document }));
  return [...sentBack, ...expiring, ...requests]
    .map((document) => ({ document, day: getDay(document) }))
    .toSorted((one, other) => compareDays(one.day, other.day))
    .map(({ document }) => document);
}

/** The day by which documents are sorted: what was sent back comes first, and last what is owed only from a day on. */
function getDay(document: WantedDocument): string {
  const notBefore = getWantedNotBefore(document);
  if (notBefore !== undefined) return `${NO_DAY}${notBefore}`;
  if (document.kind === 'returned') return '';
  return (document.kind === 'expiring' ? document.day : document.due?.day) ?? NO_DAY;
}

/** The day before which it is not owed, because staff set their request aside. */
export function getWantedNotBefore(wanted: WantedDocument): string | undefined {
  if (wanted.kind === 'returned') return wanted.document.notBefore;
  return wanted.kind === 'request' ? wanted.request.asked?.notBefore : undefined;
}

/** Sorts after every day. */
const NO_DAY = '~';

const compareDays = (one: string, other: string) => Number(one > other) - Number(one < other);

/** The day set for the closing comes before the one of the contract; a date that is done or waived is none. */
function findDue(key: string | undefined, dates: readonly PurchaseDate[]): NeededBy | null {
  const keys = key === 'closing-day' ? [key, 'contract-closing-date'] : [key];
  const found = keys.flatMap((each) => dates.filter((date) => date.key === each && isOpen(date)))[0];
  return found === undefined ? null : { day: found.day, title: found.title };
}

/** The document request whose accepted document the date ends; the day by which staff ask for one ends none. */
const parseDocumentKey = ({ key, source }: PurchaseDate) =>
  source !== 'asked' && key.startsWith(DOCUMENT_DATE) ? key.slice(DOCUMENT_DATE.length) : undefined;
const DOCUMENT_DATE = 'document:';

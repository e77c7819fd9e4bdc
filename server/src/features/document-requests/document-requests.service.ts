import { randomUUID } from 'node:crypto';
import type {
  AskedItem,
  StaffRequest,
} from '@porchlight/domain/document-requests/document-requests.contract.ts';
import {
  deriveAsked,
  getAskedKey,
  isAskedOpen,
  isEndable,
  MAX_ASKED,
  MAX_SET_ASIDE_DAYS,
  type RequestEnding,
  type RequestState,
  toComparedTitle,
} from '@porchlight/domain/document-requests/document-requests.ts';
import { deriveDocumentRequest, parseFirstName } from '@porchlight/domain/documents/document-reviews.ts';
import { addDays, formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { getWallClock, LAST_TIME_ZONE } from '@porchlight/domain/kernel/time-zones.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { Failure } from '../../platform/base/failure.ts';
import type { Database, DatabaseConnection } from '../../platform/database/database.ts';
import { emit, emitAll } from '../../platform/events/transaction-events.ts';
import type { StaffMember } from '../../platform/http/request-context.ts';
import { documentRequests } from '../document-store/document-requests.table.ts';
import { findDocumentRequest } from '../journey/milestone-texts.ts';
import { storeNotification } from '../notifications/notifications.service.ts';
import { markPurchase } from '../reminders/reminder-rounds.ts';
import { describeActor, type StaffActor } from '../staff/require-staff.ts';
import {
  type AskedBuyer,
  announceAsked,
  findLastActor,
  getTitle,
  listRequestAnswers,
  listStaffRequests,
  lockRequests,
  recordForBuyers,
  requireAskedBuyers,
} from './asked-rows.ts';

export type DocumentRequestsContext = { database: DatabaseConnection; now(): Date };

type RequestList = { requests: StaffRequest[] };

/** What staff asked the buyers of a purchase for; that it was looked at is logged for each of them. */
export async function listRequests(
  { database, now: readNow }: DocumentRequestsContext,
  actor: StaffActor,
  purchaseId: string,
): Promise<RequestList> {
  return database.transact(async (transaction) => {
    const buyers = await requireAskedBuyers(transaction, purchaseId);
    await recordForBuyers(transaction, actor, 'documents.requests-listed', { purchaseId, buyers });
    return listAll(transaction, { purchaseId, buyers, now: readNow() });
  });
}

/**
 * Asks the buyers for documents, all of them or none, and notifies each buyer once.
 * CHANGED_MEANWHILE, naming it, where one is asked for already or is there.
 */
export async function askForDocuments(
  { database, now: readNow }: DocumentRequestsContext,
  actor: StaffMember,
  { purchaseId, requests: items }: { purchaseId: string; requests: readonly AskedItem[] },
): Promise<RequestList> {
  refuseUnknown(items, getWallClock(readNow(), LAST_TIME_ZONE).day);
  return database.transact(async (transaction) => {
    await lockRequests(transaction, purchaseId);
    const buyers = await requireAskedBuyers(transaction, purchaseId);
    await refuseAskedAlready(transaction, { purchaseId, buyers, items });
    const now = readNow();
    const rows = items.map(({ title, ...item }, index) => ({
      ...item,
      ...{ id: randomUUID(), purchaseId, title: title === '' ? null : title },
      ...{ staffId: actor.userId, staffName: parseFirstName(actor.name) },
      askedAt: new Date(now.getTime() + index),
    }));
    await transaction.insert(documentRequests).values(rows);
    for (const { id } of buyers)
      await storeNotification(transaction, id, {
        kind: 'documents-asked',
        subject: String(rows.length),
        now,
      });
    await emitAll(
      transaction,
      'document.requested',
      rows.map(({ stage, dueDay, ...row }) => ({ ...describeEvent(row, buyers, actor), stage, dueDay })),
      now,
    );
    await recordForBuyers(transaction, actor, 'documents.asked', {
      ...{ purchaseId, buyers },
      reason: rows.map(getTitle).join('; '),
    });
    await announceAsked(transaction, purchaseId);
    await markPurchase(transaction, purchaseId);
    return listAll(transaction, { purchaseId, buyers, now });
  });
}

type Ending = { purchaseId: string; id: string; seen: RequestState; reason: string };

/** Waives or withdraws a request. CHANGED_MEANWHILE where it is no longer in the state that was seen, or is done. */
export async function endRequest(
  { database, now: readNow }: DocumentRequestsContext,
  actor: StaffMember,
  endedAs: RequestEnding,
  { purchaseId, id, seen, reason }: Ending,
): Promise<RequestList> {
  return database.transact(async (transaction) => {
    await lockRequests(transaction, purchaseId);
    const buyers = await requireAskedBuyers(transaction, purchaseId);
    const now = readNow();
    const { state, kind, title, ended } = await requireRequest(transaction, { purchaseId, buyers, id, now });
    if (state !== seen || !isEndable(state))
      throw new Failure('CHANGED_MEANWHILE', {
        reason: 'document-requests.changed-meanwhile',
        params: { state, by: ended?.by ?? undefined },
      });
    await transaction
      .update(documentRequests)
      .set({ endedAs, endedAt: now, endedBy: actor.userId, endedReason: reason })
      .where(and(eq(documentRequests.purchaseId, purchaseId), eq(documentRequests.id, id)));
    const event = describeEvent({ id, kind, purchaseId }, buyers, actor);
    await emit(transaction, 'document.request_ended', { ...event, as: endedAs }, now);
    await recordForBuyers(transaction, actor, `documents.request-${endedAs}`, {
      ...{ purchaseId, buyers },
      reason: `${title}: ${reason}`,
    });
    await announceAsked(transaction, purchaseId);
    return listAll(transaction, { purchaseId, buyers, now });
  });
}

type SettingAside = Omit<Ending, 'reason'> & {
  seenNotBefore: string | null;
  until: string | null;
  reason?: string | undefined;
};

/**
 * Sets a request aside until a day, or counts it again. CHANGED_MEANWHILE where it waits for no document any more, or where another did so
 * meanwhile.
 */
export async function setRequestAside(
  { database, now: readNow }: DocumentRequestsContext,
  actor: StaffMember,
  { purchaseId, id, seen, seenNotBefore, until, reason = '' }: SettingAside,
): Promise<RequestList> {
  const now = readNow();
  refuseDayOutside(until, getWallClock(now, LAST_TIME_ZONE).day);
  return database.transact(async (transaction) => {
    await lockRequests(transaction, purchaseId);
    const buyers = await requireAskedBuyers(transaction, purchaseId);
    const request = await requireRequest(transaction, { purchaseId, buyers, id, now });
    const { state, kind, title, ended, notBefore } = request;
    if (!isAskedOpen(state))
      throw new Failure('CHANGED_MEANWHILE', {
        reason: 'document-requests.not-open',
        params: { state, by: ended?.by ?? undefined },
      });
    if (state !== seen)
      throw new Failure('CHANGED_MEANWHILE', {
        reason: 'document-requests.changed-meanwhile',
        params: { state, by: undefined },
      });
    if (notBefore !== seenNotBefore)
      throw new Failure('CHANGED_MEANWHILE', {
        reason: 'document-requests.set-aside-meanwhile',
        params: {
          until: notBefore === null ? null : formatCalendarDate(notBefore),
          by: await findLastActor(transaction, purchaseId, SETTING_ASIDE),
        },
      });
    await transaction
      .update(documentRequests)
      .set({ snoozedUntil: until })
      .where(and(eq(documentRequests.purchaseId, purchaseId), eq(documentRequests.id, id)));
    const event = describeEvent({ id, kind, purchaseId }, buyers, actor);
    await emit(transaction, 'document.request_set_aside', { ...event, until }, now);
    const facts = [until === null ? '' : `until ${formatCalendarDate(until)}`, reason];
    await recordForBuyers(transaction, actor, SETTING_ASIDE[until === null ? 1 : 0], {
      ...{ purchaseId, buyers },
      reason: [title, ...facts.filter((fact) => fact !== '')].join(': '),
    });
    await announceAsked(transaction, purchaseId);
    await markPurchase(transaction, purchaseId);
    return listAll(transaction, { purchaseId, buyers, now });
  });
}

const SETTING_ASIDE = ['documents.request-set-aside', 'documents.request-counted'] as const;

function refuseDayOutside(until: string | null, today: string): void {
  if (until === null || (until > today && until <= addDays(today, MAX_SET_ASIDE_DAYS))) return;
  throw new Failure('BAD_INPUT', {
    fields: {
      until: { reason: 'document-requests.set-aside-days', params: { most: MAX_SET_ASIDE_DAYS } },
    },
  });
}

type Reading = { purchaseId: string; buyers: readonly AskedBuyer[]; now: Date };

async function listAll(db: Database, { now, ...of }: Reading): Promise<RequestList> {
  const { day: today } = getWallClock(now, LAST_TIME_ZONE);
  return { requests: await listStaffRequests(db, { ...of, today }) };
}

async function requireRequest(db: Database, { id, ...of }: Reading & { id: string }): Promise<StaffRequest> {
  const request = (await listAll(db, of)).requests.find((each) => each.id === id);
  if (request === undefined) throw new Failure('NOT_FOUND', { reason: 'document-requests.no-such-request' });
  return request;
}

/** Kinds that no milestone asks for, and days that are over everywhere in the country. */
function refuseUnknown(items: readonly AskedItem[], today: string): void {
  const fields: Record<
    string,
    { reason: 'document-requests.unknown-kind' | 'document-requests.day-passed' }
  > = {};
  for (const [index, { kind, dueDay }] of items.entries()) {
    if (kind !== null && findDocumentRequest(kind) === undefined)
      fields[`requests.${index}.kind`] = { reason: 'document-requests.unknown-kind' };
    if (dueDay !== null && dueDay < today)
      fields[`requests.${index}.dueDay`] = { reason: 'document-requests.day-passed' };
  }
  if (Object.keys(fields).length > 0) throw new Failure('BAD_INPUT', { fields });
}

async function refuseAskedAlready(
  transaction: Database,
  asked: { purchaseId: string; buyers: readonly AskedBuyer[]; items: readonly AskedItem[] },
): Promise<void> {
  const { purchaseId, buyers, items } = asked;
  const answers = await listRequestAnswers(transaction, buyers);
  const rows = await transaction
    .select()
    .from(documentRequests)
    .where(and(eq(documentRequests.purchaseId, purchaseId), isNull(documentRequests.endedAs)));
  const open = rows.filter((row) => {
    const key = getAskedKey(row);
    const { state } = deriveAsked(
      null,
      answers.filter((each) => each.key === key),
    );
    return state !== 'accepted';
  });
  const names = new Set(open.map(toName));
  for (const item of items) {
    const name = toName({ kind: item.kind, title: item.title });
    if (names.has(name)) throw refused('asked-already', item);
    names.add(name);
  }
  const isThere = (kind: string) => {
    const ofKind = answers.filter(({ key }) => key === kind);
    return [...Map.groupBy(ofKind, ({ userId }) => userId).values()].some(
      (own) => !deriveDocumentRequest(own).owed,
    );
  };
  for (const item of items) if (item.kind !== null && isThere(item.kind)) throw refused('is-there', item);
  if (open.length + items.length > MAX_ASKED)
    throw new Failure('CHANGED_MEANWHILE', {
      reason: 'document-requests.too-many',
      params: { most: MAX_ASKED },
    });
}

const toName = ({ kind, title }: { kind: string | null; title: string | null }) =>
  kind ?? ` ${toComparedTitle(title ?? '')}`;

const refused = (what: 'asked-already' | 'is-there', { kind, title }: AskedItem) =>
  new Failure('CHANGED_MEANWHILE', {
    reason: `document-requests.${what}`,
    params: { title: getTitle({ kind, title: title === '' ? null : title }) },
  });

type EventRow = { id: string; kind: string | null; purchaseId: string };

const describeEvent = (
  { id, kind, purchaseId }: EventRow,
  [lead]: readonly [AskedBuyer, ...AskedBuyer[]],
  actor: StaffMember,
) => ({
  ...{ requestId: id, buyerId: lead.id, purchaseId },
  documentRequest: getAskedKey({ id, kind }),
  by: describeActor(actor),
});

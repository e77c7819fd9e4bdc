import type { StaffRequest } from '@porchlight/domain/document-requests/document-requests.contract.ts';
import {
  deriveAsked,
  getAskedKey,
  getNotBefore,
  isAskedOpen,
} from '@porchlight/domain/document-requests/document-requests.ts';
import type { StaffAction } from '@porchlight/domain/staff/staff-actions.ts';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { Failure } from '../../platform/base/failure.ts';
import type { Database } from '../../platform/database/database.ts';
import { announcingTo } from '../../platform/events/changes.ts';
import { users } from '../accounts/accounts.table.ts';
import { documentRequests } from '../document-store/document-requests.table.ts';
import { documents } from '../document-store/documents.table.ts';
import { answerColumns, isAnswerOf } from '../document-store/requested-documents.ts';
import { findDocumentRequest } from '../journey/milestone-texts.ts';
import { isActiveBuyer } from '../purchases/membership.ts';
import { purchasePeople } from '../purchases/purchases.table.ts';
import type { StaffActor } from '../staff/require-staff.ts';
import { isNoStaff } from '../staff/staff.service.ts';
import { staffActions } from '../staff/staff.table.ts';
import { recordStaffActions } from '../staff/staff-actions.service.ts';

export type AskedBuyer = { id: string; name: string; email: string };

/** Lets those who ask for documents of one purchase, or end requests, do so one after the other. */
export async function lockRequests(transaction: Database, purchaseId: string): Promise<void> {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`document-requests:${purchaseId}`}, 0))`,
  );
}

/** The buyers of a purchase, the one who is named first before the other. NOT_FOUND where it was erased, or is a guest's or of a member of staff. */
export async function requireAskedBuyers(
  db: Database,
  purchaseId: string,
  reason:
    | 'document-requests.no-such-purchase'
    | 'proposals.no-such-purchase' = 'document-requests.no-such-purchase',
): Promise<[AskedBuyer, ...AskedBuyer[]]> {
  const [lead, ...others] = await listAskedBuyers(db, purchaseId);
  if (lead === undefined) throw new Failure('NOT_FOUND', { reason });
  return [lead, ...others];
}

/** The same; none where there is no such purchase. */
export async function listAskedBuyers(db: Database, purchaseId: string): Promise<AskedBuyer[]> {
  return db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(purchasePeople)
    .innerJoin(users, eq(users.id, purchasePeople.userId))
    .where(
      and(eq(purchasePeople.purchaseId, purchaseId), isActiveBuyer, isNull(users.guest), isNoStaff(users.id)),
    )
    .orderBy(sql`${purchasePeople.role} <> 'buyer'`, purchasePeople.since, users.id);
}

/** What the buyers have sent for any request, the oldest first, with who reviewed it. */
export async function listRequestAnswers(db: Database, buyers: readonly AskedBuyer[]) {
  const reviewers = alias(users, 'reviewers');
  return db
    .select({ ...answerColumns, reviewedAt: documents.reviewedAt, reviewer: reviewers.name })
    .from(documents)
    .leftJoin(reviewers, eq(reviewers.id, documents.reviewedBy))
    .where(isAnswerOf(buyers))
    .orderBy(documents.createdAt, documents.id);
}

/**
 * The requests of a purchase as staff see them: those that are open first, each group the newest first.
 * @param today by the last time zone's clock
 */
export async function listStaffRequests(
  db: Database,
  { purchaseId, buyers, today }: { purchaseId: string; buyers: readonly AskedBuyer[]; today: string },
): Promise<StaffRequest[]> {
  const [askers, enders] = [alias(users, 'askers'), alias(users, 'enders')];
  const rows = await db
    .select({ asked: documentRequests, asker: askers.name, ender: enders.name })
    .from(documentRequests)
    .leftJoin(askers, eq(askers.id, documentRequests.staffId))
    .leftJoin(enders, eq(enders.id, documentRequests.endedBy))
    .where(eq(documentRequests.purchaseId, purchaseId))
    .orderBy(desc(documentRequests.askedAt), documentRequests.id);
  const answers = rows.length === 0 ? [] : await listRequestAnswers(db, buyers);
  const requests = rows.map(({ asked, asker, ender }): StaffRequest => {
    const key = getAskedKey(asked);
    const { state, answer } = deriveAsked(
      asked.endedAs,
      answers.filter((each) => each.key === key),
    );
    const accepted = state === 'accepted' ? answer : undefined;
    return {
      ...{ id: asked.id, key, kind: asked.kind, title: getTitle(asked), why: asked.why },
      ...{ dueDay: asked.dueDay, stage: asked.stage, state, askedBy: asker ?? asked.staffName },
      notBefore: isAskedOpen(state) ? getNotBefore(asked.snoozedUntil, today) : null,
      remindedAt: asked.remindedAt?.toISOString() ?? null,
      askedAt: asked.askedAt.toISOString(),
      document:
        answer === undefined
          ? null
          : {
              id: answer.id,
              buyer: buyers.find(({ id }) => id === answer.userId)?.name ?? '',
              at: answer.createdAt.toISOString(),
            },
      ended:
        asked.endedAt !== null
          ? { by: ender, at: asked.endedAt.toISOString(), reason: asked.endedReason }
          : accepted === undefined
            ? null
            : { by: accepted.reviewer, at: accepted.reviewedAt?.toISOString() ?? null, reason: null },
    };
  });
  const rank = ({ state }: StaffRequest) => (isAskedOpen(state) ? 0 : state === 'answered' ? 1 : 2);
  return requests.sort((one, other) => rank(one) - rank(other));
}

export const getTitle = ({
  kind,
  title,
}: Pick<typeof documentRequests.$inferSelect, 'kind' | 'title'>): string =>
  title ?? findDocumentRequest(kind ?? '')?.title ?? kind ?? '';

/** Announces a change to the pages of the buyers, once it is committed. */
export async function announceAsked(transaction: Database, purchaseId: string): Promise<void> {
  await transaction.execute(sql`
    select ${announcingTo(purchasePeople.userId, 'documents')} from ${purchasePeople}
    where ${eq(purchasePeople.purchaseId, purchaseId)} and ${isActiveBuyer}`);
}

/** The name of who did one of these to a purchase last; undefined where that was forgotten with the person. */
export async function findLastActor(
  db: Database,
  purchaseId: string,
  actions: readonly StaffAction[],
): Promise<string | undefined> {
  const [last] = await db
    .select({ name: staffActions.actorName })
    .from(staffActions)
    .where(and(eq(staffActions.subjectId, purchaseId), inArray(staffActions.action, [...actions])))
    .orderBy(desc(staffActions.id))
    .limit(1);
  return last?.name;
}

/** Writes what a member did to a purchase into the log, once for each of its buyers, who read it in theirs. */
export async function recordForBuyers(
  transaction: Database,
  actor: StaffActor,
  action: StaffAction,
  { purchaseId, buyers, reason }: { purchaseId: string; buyers: readonly AskedBuyer[]; reason?: string },
): Promise<void> {
  await recordStaffActions(
    transaction,
    actor,
    buyers.map(({ id, email }) => ({
      ...{ action, subject: { kind: 'purchase', id: purchaseId }, about: { userId: id, email } },
      ...(reason !== undefined && { reason }),
    })),
  );
}

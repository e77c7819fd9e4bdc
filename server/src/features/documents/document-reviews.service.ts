import { computeLastGoodDay, findDocumentDateProblem } from '@porchlight/domain/documents/document-age.ts';
import type { DecisionInput, ReviewDetail } from '@porchlight/domain/documents/document-reviews.contract.ts';
import { CLAIM_MINUTES, type ReviewedChange } from '@porchlight/domain/documents/document-reviews.ts';
import { getWallClock } from '@porchlight/domain/kernel/time-zones.ts';
import { and, eq, sql } from 'drizzle-orm';
import { Failure } from '../../platform/base/failure.ts';
import type { Database } from '../../platform/database/database.ts';
import { announceChange } from '../../platform/events/changes.ts';
import { emit } from '../../platform/events/transaction-events.ts';
import type { StaffMember } from '../../platform/http/request-context.ts';
import { users } from '../accounts/accounts.table.ts';
import { isReviewed } from '../document-store/document-readers.ts';
import { type DocumentsContext, isReplaced } from '../document-store/documents.service.ts';
import { documentAccessGrants, documents } from '../document-store/documents.table.ts';
import { hasCompleted } from '../journey/completed-milestones.ts';
import { findDocumentRequest } from '../journey/milestone-texts.ts';
import { getPreferences } from '../notifications/preferences.service.ts';
import { recordStaffAction } from '../staff/staff-actions.service.ts';
import { loadReview, reviewNotFound } from './review-detail.ts';

type ReviewContext = Pick<DocumentsContext, 'database' | 'now'>;

const MINUTE_MS = 60_000;

/** The review of one document, with the files before it and who looked. That it was opened is written down. */
export async function getReview(
  { database, now }: ReviewContext,
  actor: StaffMember,
  id: string,
): Promise<ReviewDetail> {
  return database.transact(async (transaction) => {
    const review = await loadReview(transaction, actor.userId, id, now());
    await recordStaffAction(transaction, actor, {
      action: 'documents.opened',
      subject: { kind: 'document', id },
      about: { userId: review.buyer.id },
    });
    return review;
  });
}

/** Keeps others from reviewing a document for half an hour, from now on also where the member had claimed it before. */
export async function claimDocument(
  { database, now }: ReviewContext,
  actor: StaffMember,
  id: string,
): Promise<ReviewDetail> {
  return database.transact(async (transaction) => {
    const held = await holdReviewed(transaction, id);
    if (!held) throw reviewNotFound();
    await refuseClaimed(transaction, held, actor, now());
    const claimedUntil = new Date(now().getTime() + CLAIM_MINUTES * MINUTE_MS);
    await transaction
      .update(documents)
      .set({ claimedBy: actor.userId, claimedUntil })
      .where(eq(documents.id, id));
    await recordStaffAction(transaction, actor, {
      action: 'documents.claimed',
      subject: { kind: 'document', id },
      about: { userId: held.userId },
    });
    return loadReview(transaction, actor.userId, id, now());
  });
}

/** Gives up an own claim; one that is over or someone else's is left as it is. */
export async function releaseDocument(
  { database }: ReviewContext,
  actor: StaffMember,
  id: string,
): Promise<void> {
  await database.transact(async (transaction) => {
    const [released] = await transaction
      .update(documents)
      .set({ claimedBy: null, claimedUntil: null })
      .where(and(isReviewed(id), eq(documents.claimedBy, actor.userId)))
      .returning({ userId: documents.userId });
    if (!released) return;
    await recordStaffAction(transaction, actor, {
      action: 'documents.released',
      subject: { kind: 'document', id },
      about: { userId: released.userId },
    });
  });
}

/**
 * Accepts a document or sends it back, and says so, in one transaction.
 * CHANGED_MEANWHILE, with what is there now, where the document is no longer the one that was seen.
 */
export async function decideReview(
  { database, now }: ReviewContext,
  actor: StaffMember,
  input: DecisionInput,
): Promise<ReviewDetail> {
  return database.transact(async (transaction) => {
    const held = await holdReviewed(transaction, input.id);
    if (!held) throw changed('deleted');
    if (held.isReplaced) throw changed('replaced');
    if (held.revision !== input.revision) throw changed(findChange(held));
    await refuseClaimed(transaction, held, actor, now());
    const decided = await readDecision(transaction, held, input, now());
    await transaction
      .update(documents)
      .set({
        ...decided,
        reviewedAt: now(),
        reviewedBy: actor.userId,
        expiredAt: null,
        claimedBy: null,
        claimedUntil: null,
        revision: sql`${documents.revision} + 1`,
      })
      .where(eq(documents.id, input.id));
    await emitDecision(transaction, held, input, now());
    const review = await loadReview(transaction, actor.userId, input.id, now());
    await recordStaffAction(transaction, actor, {
      action: input.decision === 'accepted' ? 'documents.accepted' : 'documents.sent-back',
      subject: { kind: 'document', id: input.id },
      about: { userId: held.userId },
      ...(input.decision === 'accepted'
        ? {
            // The buyers read it in their log: without it the line does not say which document.
            reason: review.paper,
            ...(!(await wasOpened(transaction, input.id)) && { detail: { isUnopened: true } }),
          }
        : { reason: input.reason }),
    });
    return review;
  });
}

/** Whether any member has opened the file. */
async function wasOpened(db: Database, id: string): Promise<boolean> {
  return (await db.$count(documentAccessGrants, eq(documentAccessGrants.documentId, id))) > 0;
}

type Held = NonNullable<Awaited<ReturnType<typeof holdReviewed>>>;

/** The row, locked: deleting, signing or replacing the document waits for the decision, or the decision for them. */
async function holdReviewed(transaction: Database, id: string) {
  const [row] = await transaction
    .select({
      id: documents.id,
      userId: documents.userId,
      key: sql<string>`${documents.documentRequest}`,
      status: documents.status,
      state: documents.reviewState,
      expiredAt: documents.expiredAt,
      revision: documents.revision,
      claimedBy: documents.claimedBy,
      claimedUntil: documents.claimedUntil,
    })
    .from(documents)
    .where(isReviewed(id))
    .for('update');
  if (!row) return undefined;
  // Asked for once the row is held: a newer file that came meanwhile is seen.
  const [asked] = await transaction.select({ isReplaced }).from(documents).where(eq(documents.id, id));
  return { ...row, isReplaced: asked?.isReplaced ?? false };
}

async function refuseClaimed(
  db: Database,
  { claimedBy, claimedUntil }: Held,
  actor: StaffMember,
  now: Date,
): Promise<void> {
  if (claimedBy === null || claimedBy === actor.userId || claimedUntil === null || claimedUntil <= now)
    return;
  const [claimer] = await db.select({ name: users.name }).from(users).where(eq(users.id, claimedBy));
  throw new Failure('CHANGED_MEANWHILE', { reason: 'documents.claimed', params: { by: claimer?.name } });
}

/** The columns that a decision fills in. */
async function readDecision(transaction: Database, held: Held, input: DecisionInput, now: Date) {
  if (input.decision === 'needs-attention') {
    const words = input.words.trim();
    return {
      reviewState: 'needs-attention' as const,
      reviewReason: input.reason,
      reviewWords: words === '' ? null : words,
      issuedOn: null,
      expiresOn: null,
    };
  }
  const accepted = { reviewState: 'accepted' as const, reviewReason: null, reviewWords: null };
  const { validFor } = findDocumentRequest(held.key) ?? {};
  if (validFor === undefined) return { ...accepted, issuedOn: null, expiresOn: null };
  // A document that has served is as good as its milestone, however old it is.
  if (await hasCompleted(transaction, held.userId, validFor.neededUntil))
    return { ...accepted, issuedOn: input.date ?? null, expiresOn: null };
  const { timeZone } = await getPreferences(transaction, held.userId);
  if (input.date === undefined)
    throw new Failure('BAD_INPUT', { fields: { date: { reason: 'documents.no-date' } } });
  const problem = findDocumentDateProblem(validFor, input.date, getWallClock(now, timeZone).day);
  if (problem !== undefined)
    throw new Failure('BAD_INPUT', {
      fields: { date: { reason: 'documents.date-problem', params: problem } },
    });
  return { ...accepted, issuedOn: input.date, expiresOn: computeLastGoodDay(validFor, input.date) };
}

async function emitDecision(
  transaction: Database,
  { id, userId, key }: Held,
  input: DecisionInput,
  now: Date,
): Promise<void> {
  const data = { documentId: id, buyerId: userId, documentRequest: key };
  if (input.decision === 'accepted') await emit(transaction, 'document.accepted', data, now);
  else await emit(transaction, 'document.needs_attention', { ...data, reason: input.reason }, now);
  await announceChange(transaction, { topic: 'documents', userId }, { topic: 'milestones', userId });
}

function findChange({ status, state, expiredAt }: Held): ReviewedChange {
  if (expiredAt !== null) return 'expired';
  if (state === 'accepted' || state === 'needs-attention') return state;
  return status === 'signed' ? 'signed' : 'uploaded';
}

function changed(change: ReviewedChange): Failure {
  return new Failure('CHANGED_MEANWHILE', { reason: 'documents.changed-meanwhile', params: { change } });
}

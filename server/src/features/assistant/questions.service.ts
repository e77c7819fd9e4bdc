import type { QuestionStatus } from '@porchlight/domain/assistant/question-statuses.ts';
import type { QuestionDetail, QuestionRow } from '@porchlight/domain/assistant/questions.contract.ts';
import { parseFirstName } from '@porchlight/domain/documents/document-reviews.ts';
import type { ListPage } from '@porchlight/domain/staff/staff-lists.ts';
import { and, count, eq, isNotNull, isNull, min, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { Failure } from '../../platform/base/failure.ts';
import { containsText } from '../../platform/database/contains-text.ts';
import type { Database, DatabaseConnection } from '../../platform/database/database.ts';
import { createKeyset } from '../../platform/database/keyset.ts';
import type { Email } from '../../platform/email/email-template.ts';
import type { StaffMember } from '../../platform/http/request-context.ts';
import { users } from '../accounts/accounts.table.ts';
import { purchaseOf } from '../purchases/membership.ts';
import { listOwnerIds } from '../staff/absences.service.ts';
import { requireOwner } from '../staff/case-owners.ts';
import type { CasesOfOwner } from '../staff/members.service.ts';
import { recordStaffAction } from '../staff/staff-actions.service.ts';
import { answerEmail } from './assistant.emails.ts';
import { assistantMessages } from './assistant.table.ts';

export type QuestionsContext = { database: DatabaseConnection; now(): Date };

type AnswerContext = QuestionsContext & { post(email: Email, on: Database): Promise<void> };

export type QuestionFilter = {
  search?: string | undefined;
  status?: QuestionStatus | undefined;
  owner?: string | undefined;
};

type Change = { status?: QuestionStatus | undefined; ownerId?: string | null | undefined };

const order = createKeyset('desc', assistantMessages.createdAt, assistantMessages.id);
const owners = alias(users, 'owners');
const senderName = sql<string>`coalesce(${users.name}, ${assistantMessages.name})`;
const senderEmail = sql<string>`coalesce(${users.email}, ${assistantMessages.email})`;

/** A page of the questions, newest first; the access is logged with its filter. */
export async function listQuestions(
  { database, now }: QuestionsContext,
  actor: StaffMember,
  { cursor, limit, search, status, owner }: QuestionFilter & { cursor?: string | undefined; limit: number },
): Promise<ListPage<QuestionRow>> {
  const page = order.open(cursor);
  const { rows: kept, ...ends } = await database.read(async (transaction) => {
    const ownerIds = await listOwnerIds(transaction, owner, actor, now());
    const isOwners = ownerIds
      ? sql`${assistantMessages.ownerId} = any(${sql.param(ownerIds)}::text[])`
      : owner === undefined
        ? undefined
        : (owner === 'nobody' ? isNull : isNotNull)(assistantMessages.ownerId);
    const rows = await selectQuestions(transaction)
      .where(
        and(
          status && eq(assistantMessages.status, status),
          isOwners,
          containsText(search, senderName, senderEmail, assistantMessages.message),
          page.where,
        ),
      )
      .orderBy(...page.orderBy)
      .limit(limit + 1);
    return page.cut(rows, limit);
  });
  await recordStaffAction(database.db, actor, {
    action: 'questions.listed',
    subject: { kind: 'questions' },
    detail: { status: status ?? null, owner: owner ?? null, search: search ?? null, rows: kept.length },
  });
  return { ...ends, rows: kept.map(toRow) };
}

/** How many are new. */
export async function countQuestions({
  database,
}: QuestionsContext): Promise<{ waiting: number; oldest: string | null }> {
  const [row] = await database.db
    .select({ waiting: count(), oldest: min(assistantMessages.createdAt) })
    .from(assistantMessages)
    .where(eq(assistantMessages.status, 'new'));
  return { waiting: row?.waiting ?? 0, oldest: row?.oldest?.toISOString() ?? null };
}

/** One question with all its attachments; the access is logged. */
export async function parseStoredQuestion(
  { database }: QuestionsContext,
  actor: StaffMember,
  id: string,
): Promise<QuestionDetail> {
  return database.transact(async (transaction) => {
    const question = await lockQuestion(transaction, id, 'key share');
    await recordStaffAction(transaction, actor, {
      action: 'questions.read',
      subject: { kind: 'question', id },
      about: describeSender(question),
    });
    return question;
  });
}

/** Gives a question a status, an owner or both. CHANGED_MEANWHILE says what is there, where someone was faster. */
export async function changeQuestion(
  { database, now }: QuestionsContext,
  actor: StaffMember,
  { id, version, status, ownerId }: Change & { id: string; version: number },
): Promise<QuestionDetail> {
  return database.transact(async (transaction) => {
    const owner = await requireOwner(transaction, ownerId);
    const question = await lockQuestion(transaction, id, 'update');
    if (question.version !== version) throw refuseStale(question);
    const changed = {
      ...(status === undefined || status === question.status ? {} : { status }),
      ...(ownerId === undefined || ownerId === (question.owner?.id ?? null)
        ? {}
        : { owner: owner?.name ?? null }),
    };
    if (Object.keys(changed).length === 0) return question;
    const isAnswered = changed.status === 'answered' && question.answered === null;
    await transaction
      .update(assistantMessages)
      .set({
        ...(status === undefined ? {} : { status }),
        ...(ownerId === undefined ? {} : { ownerId }),
        ...(isAnswered ? { answeredAt: now(), answeredBy: actor.name } : {}),
        version: version + 1,
      })
      .where(eq(assistantMessages.id, id));
    await recordStaffAction(transaction, actor, {
      action: 'questions.changed',
      subject: { kind: 'question', id },
      about: describeSender(question),
      detail: changed,
    });
    return lockQuestion(transaction, id, 'update');
  });
}

/**
 * Emails an answer to the visitor who asked, and keeps it with the question. CHANGED_MEANWHILE where another answer was sent before;
 * BAD_INPUT for the question of a buyer, whose answer is in the messages of the purchase.
 */
export async function answerQuestion(
  { database, post, now }: AnswerContext,
  actor: StaffMember,
  { id, text }: { id: string; text: string },
): Promise<QuestionDetail> {
  return database.transact(async (transaction) => {
    const question = await lockQuestion(transaction, id, 'update');
    if (question.buyerId !== null)
      throw new Failure('BAD_INPUT', { reason: 'assistant.answered-in-messages' });
    if (question.answer === text) return question;
    if (question.answer !== null)
      throw new Failure('CHANGED_MEANWHILE', { reason: 'assistant.answered-already' });
    await transaction
      .update(assistantMessages)
      .set({
        ...{ answer: text, status: 'answered', version: question.version + 1 },
        ...{ answeredAt: now(), answeredBy: actor.name },
      })
      .where(eq(assistantMessages.id, id));
    const { name, email, message } = question;
    const by = parseFirstName(actor.name);
    await post(answerEmail.write(email, { name, message, answer: text, by }), transaction);
    await recordStaffAction(transaction, actor, {
      action: 'questions.answered',
      subject: { kind: 'question', id },
      about: describeSender(question),
    });
    return lockQuestion(transaction, id, 'update');
  });
}

/** The questions of a member who is suspended, and their way to another one. */
export const questionsOfOwner: CasesOfOwner = {
  count: (db, ownerId) => db.$count(assistantMessages, eq(assistantMessages.ownerId, ownerId)),
  async pass(transaction, actor, { from, to }) {
    const passed = await transaction
      .update(assistantMessages)
      .set({ ownerId: to?.id ?? null, version: sql`${assistantMessages.version} + 1` })
      .where(eq(assistantMessages.ownerId, from))
      .returning({ id: assistantMessages.id });
    const detail = { owner: to?.name ?? null };
    for (const { id } of passed) {
      const about = describeSender(await lockQuestion(transaction, id, 'update'));
      await recordStaffAction(transaction, actor, {
        action: 'questions.changed',
        subject: { kind: 'question', id },
        about,
        detail,
      });
    }
  },
};

const EXCERPT = 140;

function selectQuestions(db: Database) {
  return db
    .select({
      id: assistantMessages.id,
      name: senderName,
      email: senderEmail,
      buyerId: assistantMessages.userId,
      message: assistantMessages.message,
      conversation: assistantMessages.conversation,
      passages: assistantMessages.passages,
      status: assistantMessages.status,
      ownerId: assistantMessages.ownerId,
      ownerName: owners.name,
      version: assistantMessages.version,
      createdAt: assistantMessages.createdAt,
      answeredAt: assistantMessages.answeredAt,
      answeredBy: assistantMessages.answeredBy,
      answer: assistantMessages.answer,
      purchaseId: sql<string | null>`${purchaseOf(assistantMessages.userId)}`,
      position: order.position,
    })
    .from(assistantMessages)
    .leftJoin(users, eq(users.id, assistantMessages.userId))
    .leftJoin(owners, eq(owners.id, assistantMessages.ownerId))
    .$dynamic();
}

type Stored = Omit<Awaited<ReturnType<typeof selectQuestions>>[number], 'position'>;

function toRow({
  message,
  ownerId,
  ownerName,
  createdAt,
  id,
  name,
  email,
  buyerId,
  status,
  version,
}: Stored): QuestionRow {
  return {
    ...{ id, name, email, buyerId, status, version },
    excerpt: message.slice(0, EXCERPT).replace(/\s+/g, ' '),
    owner: ownerId === null ? null : { id: ownerId, name: ownerName ?? '' },
    createdAt: createdAt.toISOString(),
  };
}

function toDetail(stored: Stored): QuestionDetail {
  const { message, conversation, passages, answeredAt, answeredBy, answer, purchaseId } = stored;
  return {
    ...toRow(stored),
    message,
    conversation,
    answer,
    purchaseId,
    passages: passages ?? [],
    answered:
      answeredAt === null || answeredBy === null ? null : { by: answeredBy, at: answeredAt.toISOString() },
  };
}

/** An erasure waits until the access is logged, and then removes the address from the log. */
async function lockQuestion(
  transaction: Database,
  id: string,
  strength: 'update' | 'key share',
): Promise<QuestionDetail> {
  const [question] = await selectQuestions(transaction)
    .where(eq(assistantMessages.id, id))
    .for(strength, { of: assistantMessages });
  if (question) return toDetail(question);
  throw new Failure('NOT_FOUND', { reason: 'assistant.no-such-question' });
}

function describeSender({ buyerId, email }: QuestionRow): { userId?: string; email: string } {
  return { ...(buyerId === null ? {} : { userId: buyerId }), email };
}

function refuseStale({ status, owner }: QuestionRow): Failure {
  const now = { status, owner: owner?.name };
  return new Failure('CHANGED_MEANWHILE', {
    reason: 'assistant.question-changed',
    params: now,
    fields: {
      status: { reason: 'assistant.status-now', params: now },
      ownerId: { reason: 'assistant.owner-now', params: now },
    },
  });
}

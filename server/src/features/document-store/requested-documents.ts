import type { AskedFact } from '@porchlight/domain/dates/purchase-dates/date-facts.ts';
import {
  deriveAsked,
  getAskedKey,
  getNotBefore,
  isAskedOpen,
  parseAskedId,
} from '@porchlight/domain/document-requests/document-requests.ts';
import { getWallClock, LAST_TIME_ZONE } from '@porchlight/domain/kernel/time-zones.ts';
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { findDocumentRequest } from '../journey/milestone-texts.ts';
import { isActiveBuyer, ofPurchase } from '../purchases/membership.ts';
import { purchasePeople } from '../purchases/purchases.table.ts';
import { documentRequests } from './document-requests.table.ts';
import { documents } from './documents.table.ts';

/** Of a row of `documents`: the title that staff gave the request that it answers; null where it answers none of those. */
export const ownRequestTitle = sql<string | null>`case when documents.document_request like 'request:%' then (
    select asked.title from document_requests asked where asked.id = substr(documents.document_request, 9)::uuid limit 1
  ) end`;

/** What a document that answers this is called; undefined where neither milestones nor staff ask for it any more. */
export async function findRequestTitle(db: Database, key: string): Promise<string | undefined> {
  const known = findDocumentRequest(key)?.title;
  const id = parseAskedId(key);
  if (known !== undefined || id === undefined) return known;
  const [row] = await db
    .select({ title: documentRequests.title })
    .from(documentRequests)
    .where(eq(documentRequests.id, id))
    .limit(1);
  return row?.title ?? undefined;
}

/** Whether a buyer may send a document for this: a milestone asks for it, or staff do and have not ended the request. */
export async function isAskedFor(db: Database, userId: string, key: string): Promise<boolean> {
  if (findDocumentRequest(key) !== undefined) return true;
  const id = parseAskedId(key);
  if (id === undefined) return false;
  const isOpen = and(
    eq(documentRequests.id, id),
    ofPurchase(documentRequests.purchaseId, userId),
    isNull(documentRequests.endedAs),
  );
  return (await db.$count(documentRequests, isOpen)) > 0;
}

/** Whether the buyers still have to send what a row of `document_requests` asks for; the rule of `deriveAsked`, for many at once. */
export const isStillAsked = and(
  isNull(documentRequests.endedAs),
  sql`not exists (
    select from ${purchasePeople}
    join ${documents} on ${documents.userId} = ${purchasePeople.userId}
      and ${documents.documentRequest} = coalesce(${documentRequests.kind}, 'request:' || ${documentRequests.id})
    where ${purchasePeople.purchaseId} = ${documentRequests.purchaseId} and ${isActiveBuyer}
      and not exists (select from documents newer where newer.replaces = ${documents.id})
    group by ${purchasePeople.userId}
    having bool_and(${documents.reviewState} <> 'needs-attention' and ${documents.expiredAt} is null))`,
);

/** Documents of these accounts that answer any request, the oldest first, as the rules of requests read them. */
export const answerColumns = {
  id: documents.id,
  userId: documents.userId,
  key: sql<string>`${documents.documentRequest}`,
  replaces: documents.replaces,
  reviewState: documents.reviewState,
  hasExpired: sql<boolean>`${documents.expiredAt} is not null`,
  createdAt: documents.createdAt,
};

/** The documents of these accounts that answer any request. */
export const isAnswerOf = (buyers: readonly { id: string }[]) =>
  and(
    inArray(
      documents.userId,
      buyers.map(({ id }) => id),
    ),
    isNotNull(documents.documentRequest),
  );

/** The requests with a due day that no buyer of the account's purchase has answered, those that are set aside among them. */
export async function listAskedDays(
  db: Database,
  { userId, now }: { userId: string; now: Date },
): Promise<AskedFact[]> {
  const rows = await db
    .select()
    .from(documentRequests)
    .where(
      and(
        ofPurchase(documentRequests.purchaseId, userId),
        isNull(documentRequests.endedAs),
        isNotNull(documentRequests.dueDay),
      ),
    )
    .orderBy(documentRequests.askedAt, documentRequests.id);
  if (rows.length === 0) return [];
  const answers = [...(await listOwnAnswers(db, userId)), ...(await listPartnerAnswers(db, userId))];
  const { day: today } = getWallClock(now, LAST_TIME_ZONE);
  return rows.flatMap(({ dueDay, kind, title, why, snoozedUntil, staffName, askedAt, ...row }) => {
    const key = getAskedKey({ id: row.id, kind });
    const { state } = deriveAsked(
      null,
      answers.filter((answer) => answer.key === key),
    );
    if (dueDay === null || !isAskedOpen(state)) return [];
    return [
      {
        ...{ key, why, dueDay, by: staffName, askedAt: askedAt.toISOString() },
        title: title ?? findDocumentRequest(kind ?? '')?.title ?? kind ?? '',
        notBefore: getNotBefore(snoozedUntil, today),
      },
    ];
  });
}

const listOwnAnswers = (db: Database, userId: string) =>
  db
    .select(answerColumns)
    .from(documents)
    .where(isAnswerOf([{ id: userId }]))
    .orderBy(documents.createdAt, documents.id);

/** Those of the other buyers, whose rows row-level security hides from the account. */
async function listPartnerAnswers(db: Database, userId: string) {
  const { rows } = await db.execute<PartnerAnswer>(sql`
    select id, owner_name as "userId", document_request as key, replaces, review_state as "reviewState",
      expired_at is not null as "hasExpired"
    from porchlight_partner_papers(${userId}) order by created_at, id`);
  return rows;
}

type PartnerAnswer = Pick<typeof documents.$inferSelect, 'id' | 'userId' | 'replaces' | 'reviewState'> & {
  key: string;
  hasExpired: boolean;
};

import {
  getReviewReason,
  getReviewState,
  type ReviewReason,
  type ReviewState,
} from '@porchlight/domain/documents/document-reviews.ts';
import type {
  DocumentAccess,
  DocumentList,
  DocumentView,
  OwnDocument,
} from '@porchlight/domain/documents/documents.contract.ts';
import { desc, eq, sql } from 'drizzle-orm';
import { parseInstant } from '../../platform/database/instants.ts';
import { reviewColumns } from '../document-store/document-review-view.ts';
import { countedSize, type DocumentsContext, viewColumns } from '../document-store/documents.service.ts';
import { documents } from '../document-store/documents.table.ts';
import { ownRequestTitle } from '../document-store/requested-documents.ts';

/**
 * The buyer's documents, newest first. The most frequent question of all: it is prepared once and planned once, and its
 * rows are read as they come, because to have them mapped takes as long as to find them.
 */
export function createDocumentList({
  database: { db },
  limits,
}: Pick<DocumentsContext, 'database' | 'limits'>): (userId: string) => Promise<DocumentList> {
  const accesses = sql`(
    select document_id, json_agg(${ACCESS} order by granted_at desc) as accesses
    from (
      select document_id, member_name, reason, granted_at,
        row_number() over (partition by document_id order by granted_at desc) as place
      from document_access_grants where user_id = ${sql.placeholder('userId')}
    ) access
    where place <= ${sql.raw(String(MAX_ACCESS_LINES))} group by document_id
  ) as seen`;
  const { sql: text } = db
    .select({
      counted: countedSize,
      ...viewColumns,
      ...reviewColumns,
      replaces: documents.replaces,
      requestTitle: ownRequestTitle,
      accesses: sql`seen.accesses`,
    })
    .from(documents)
    .leftJoin(accesses, sql`seen.document_id = ${documents.id}`)
    .where(eq(documents.userId, sql.placeholder('userId')))
    .orderBy(desc(documents.createdAt), documents.id)
    .toSQL();
  const query = { name: 'list_documents', text, rowMode: 'array', types: AS_THEY_COME };
  return async (userId) => {
    const { rows } = await db.$client.query<Row>({ ...query, values: [userId, userId] });
    const views = nameNewest(rows.map(toOwnDocument));
    const used = views.reduce((total, { counted }) => total + counted, 0);
    return { documents: views, limits: { ...limits, used } };
  };
}

/** Says of each, newest first, which is the newest of those that were uploaded for it. */
function nameNewest(views: OwnDocument[]): OwnDocument[] {
  const newest = new Map<string | null, string>();
  for (const { id, replaces } of views) if (!newest.has(replaces)) newest.set(replaces, id);
  for (const view of views) view.replacedBy = newest.get(view.id) ?? null;
  return views;
}

const MAX_ACCESS_LINES = 10;

/** Without its time's zone, which is UTC. */
const ACCESS = sql`json_build_object('by', member_name, 'reason', reason, 'at', granted_at at time zone 'UTC')`;

/** In the order of the columns above. */
type Row = [
  counted: string,
  id: string,
  name: string,
  type: string,
  size: string,
  status: DocumentView['status'],
  createdAt: string,
  documentRequest: string | null,
  state: ReviewState,
  reason: ReviewReason | null,
  words: string | null,
  reviewedAt: string | null,
  expiresOn: string | null,
  expiredAt: string | null,
  replaces: string | null,
  requestTitle: string | null,
  accesses: string | null,
];

function toOwnDocument([
  counted,
  id,
  name,
  type,
  size,
  status,
  createdAt,
  documentRequest,
  state,
  reason,
  words,
  reviewedAt,
  expiresOn,
  expiredAt,
  replaces,
  requestTitle,
  seen,
]: Row): OwnDocument {
  const review = {
    state: getReviewState(state),
    reason: getReviewReason(reason),
    words,
    reviewedAt: reviewedAt === null ? null : parseInstant(reviewedAt),
    expiresOn,
    hasExpired: expiredAt !== null,
  };
  return {
    id,
    name,
    type,
    size: Number(size),
    counted: Number(counted),
    status,
    createdAt: parseInstant(createdAt),
    documentRequest,
    ...(requestTitle !== null && { requestTitle }),
    replaces,
    replacedBy: null,
    review: documentRequest === null ? null : review,
    accesses: seen === null ? [] : (JSON.parse(seen) as DocumentAccess[]).map(toAccess),
  };
}

const toAccess = ({ at, ...access }: DocumentAccess): DocumentAccess => ({
  ...access,
  at: new Date(`${at}Z`).toISOString(),
});

const AS_THEY_COME = { getTypeParser: () => (text: string) => text };

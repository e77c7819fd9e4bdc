import type { ReviewReason, ReviewState } from '@porchlight/domain/documents/document-reviews.ts';
import type {
  DocumentList,
  DocumentLook,
  DocumentView,
  OwnDocument,
} from '@porchlight/domain/documents/documents.contract.ts';
import { desc, eq, sql } from 'drizzle-orm';
import { readInstant } from '../../platform/database/instants.ts';
import { reviewColumns } from './document-review-view.ts';
import { type DocumentsContext, viewColumns } from './documents.service.ts';
import { documents } from './documents.table.ts';

/**
 * The buyer's documents, newest first. The most frequent question of all: it is prepared once and planned once, and its
 * rows are read as they come, because to have them mapped takes as long as to find them.
 */
export function createDocumentList({
  database: { db },
  limits,
}: Pick<DocumentsContext, 'database' | 'limits'>): (userId: string) => Promise<DocumentList> {
  const { sql: text } = db
    .select({ ...viewColumns, ...reviewColumns, replaces: documents.replaces, replacedBy, looks })
    .from(documents)
    .where(eq(documents.userId, sql.placeholder('userId')))
    .orderBy(desc(documents.createdAt), documents.id)
    .toSQL();
  const query = { name: 'list_documents', text, rowMode: 'array', types: AS_THEY_COME };
  return async (userId) => {
    const { rows } = await db.$client.query<Row>({ ...query, values: [userId] });
    const views = rows.map(toOwnDocument);
    const used = views.reduce((total, { size }) => total + size, 0);
    return { documents: views, limits: { ...limits, used } };
  };
}

/** The newest of those that were handed in for it. */
const replacedBy = sql<string | null>`(
  select newer.id from documents newer where newer.replaces = documents.id
  order by newer.created_at desc, newer.id limit 1
)`;

const MOST_LOOKS = 10;

/** As JSON, without their time's zone, which is UTC. */
const looks = sql<string | null>`(
  select json_agg(json_build_object('by', look.member_name, 'reason', look.reason, 'at', look.looked_at at time zone 'UTC'))
  from (
    select member_name, reason, looked_at from document_looks
    where document_id = documents.id order by looked_at desc limit ${sql.raw(String(MOST_LOOKS))}
  ) look
)`;

/** In the order of the columns above. */
type Row = [
  id: string,
  name: string,
  type: string,
  size: string,
  status: DocumentView['status'],
  createdAt: string,
  dueDocument: string | null,
  state: ReviewState,
  reason: ReviewReason | null,
  words: string | null,
  reviewedAt: string | null,
  expiresOn: string | null,
  expiredAt: string | null,
  replaces: string | null,
  replacedBy: string | null,
  looks: string | null,
];

function toOwnDocument([
  id,
  name,
  type,
  size,
  status,
  createdAt,
  dueDocument,
  state,
  reason,
  words,
  reviewedAt,
  expiresOn,
  expiredAt,
  replaces,
  newer,
  seen,
]: Row): OwnDocument {
  const review = {
    state,
    reason,
    words,
    reviewedAt: reviewedAt === null ? null : readInstant(reviewedAt),
    expiresOn,
    hasExpired: expiredAt !== null,
  };
  return {
    id,
    name,
    type,
    size: Number(size),
    status,
    createdAt: readInstant(createdAt),
    dueDocument,
    replaces,
    replacedBy: newer,
    review: dueDocument === null ? null : review,
    looks: seen === null ? [] : (JSON.parse(seen) as DocumentLook[]).map(toLook),
  };
}

const toLook = ({ at, ...look }: DocumentLook): DocumentLook => ({
  ...look,
  at: new Date(`${at}Z`).toISOString(),
});

const AS_THEY_COME = { getTypeParser: () => (text: string) => text };

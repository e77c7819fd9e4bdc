import type { DocumentList, DocumentView } from '@porchlight/domain/documents/documents.contract.ts';
import { desc, eq, sql } from 'drizzle-orm';
import { readInstant } from '../../platform/database/instants.ts';
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
    .select(viewColumns)
    .from(documents)
    .where(eq(documents.userId, sql.placeholder('userId')))
    .orderBy(desc(documents.createdAt), documents.id)
    .toSQL();
  const query = { name: 'list_documents', text, rowMode: 'array', types: AS_THEY_COME };
  return async (userId) => {
    const { rows } = await db.$client.query<Row>({ ...query, values: [userId] });
    const views = rows.map(toView);
    const used = views.reduce((total, { size }) => total + size, 0);
    return { documents: views, limits: { ...limits, used } };
  };
}

/** In the order of `viewColumns`. */
type Row = [
  id: string,
  name: string,
  type: string,
  size: string,
  status: DocumentView['status'],
  createdAt: string,
  dueDocument: string | null,
];

function toView([id, name, type, size, status, createdAt, dueDocument]: Row): DocumentView {
  return { id, name, type, size: Number(size), status, createdAt: readInstant(createdAt), dueDocument };
}

const AS_THEY_COME = { getTypeParser: () => (text: string) => text };

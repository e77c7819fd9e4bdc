import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { createDocumentList } from '../../server/src/features/documents/document-list.ts';

type ListQuery = { text: string; values: unknown[] };

/** What the product asks the database for a buyer's documents, taken from the product, so that whatever it is held against asks the same. */
export async function loadListQuery(userId: string): Promise<ListQuery> {
  let asked: ListQuery | undefined;
  const db = Object.assign(drizzle(new pg.Pool()), {
    $client: {
      async query({ text, values }: ListQuery) {
        asked = { text, values };
        return { rows: [] };
      },
    },
  });
  const parts = { database: { db }, limits: { largestFile: 0, space: 0 } };
  await createDocumentList(parts as unknown as Parameters<typeof createDocumentList>[0])(userId);
  if (!asked) throw new Error('the list asked nothing');
  return asked;
}

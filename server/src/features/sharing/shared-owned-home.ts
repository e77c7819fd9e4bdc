import type { SharedHomeRecord } from '@porchlight/domain/owned-home/owned-home.contract.ts';
import { sharedKinds } from '@porchlight/domain/owned-home/shared-kinds.ts';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Helper } from '../../platform/http/request-context.ts';
import { homeRecords } from '../owned-home/owned-home.table.ts';
import { loadShared } from './shared-reads.ts';
import type { SharingContext } from './sharing-context.ts';

/** What is kept of the home after closing, for who was let see it: the kinds that are shared, and of documents nothing. */
export async function loadSharedOwnedHome(
  context: SharingContext,
  helper: Helper,
  personId: string,
): Promise<SharedHomeRecord[]> {
  const purchaseId = await loadShared(context, helper, { personId, what: 'owned-home' });
  const names = sharedKinds.map(({ name }) => name);
  const rows = await context.database.db
    .select({ kind: homeRecords.kind, content: homeRecords.content })
    .from(homeRecords)
    .where(and(eq(homeRecords.purchaseId, purchaseId), inArray(homeRecords.kind, names)))
    .orderBy(asc(homeRecords.enteredAt), homeRecords.id);
  return rows.map(({ kind, content: { documentId: _document, ...content } }) => ({
    kind,
    // As the kind's schema had it when it was stored.
    content: content as SharedHomeRecord['content'],
  }));
}

import type { GrantKind } from '@porchlight/domain/kernel/purchases/purchases.ts';
import type { ShownReading } from '@porchlight/domain/readings/document-readings/kept/kept-reading.ts';
import { and, asc, desc, eq } from 'drizzle-orm';
import { Failure } from '../../platform/base/failure.ts';
import { type Helper, requireHelper } from '../../platform/http/request-context.ts';
import type { StreamRequest } from '../../platform/http/routing/stream-routes.ts';
import { serveFile } from '../../platform/http/static/send-file.ts';
import { users } from '../accounts/accounts.table.ts';
import { documentReadings } from '../document-readings/kept/document-readings.table.ts';
import { showReading } from '../document-readings/kept/reading-rows.ts';
import { isReadableByHelper } from '../document-store/document-readers.ts';
import { readFile } from '../document-store/documents.service.ts';
import { documents } from '../document-store/documents.table.ts';
import { isOfHelper, isOpenGrant } from '../purchases/membership.ts';
import { purchaseAccesses, purchaseGrants, purchasePeople } from '../purchases/purchases.table.ts';
import type { SharingContext } from './sharing-context.ts';

/**
 * The purchase that a helper may read this of; NOT_FOUND where no open grant says so. Leaves a line that the buyers read.
 */
export async function loadShared(
  context: SharingContext,
  helper: Helper,
  { personId, what, detail }: { personId: string; what: GrantKind; detail?: string },
): Promise<string> {
  const purchaseId = await findShared(context, helper, { personId, what });
  await context.database.db
    .insert(purchaseAccesses)
    .values({ purchaseId, personId, what, detail: detail ?? null, at: context.now() });
  return purchaseId;
}

export async function findShared(
  context: SharingContext,
  helper: Helper,
  { personId, what }: { personId: string; what: GrantKind },
): Promise<string> {
  if (!UUID.test(personId)) throw new Failure('NOT_FOUND');
  const [found] = await context.database.db
    .select({ purchaseId: purchasePeople.purchaseId })
    .from(purchasePeople)
    .innerJoin(purchaseGrants, eq(purchaseGrants.personId, purchasePeople.id))
    .where(
      and(
        eq(purchasePeople.id, personId),
        isOfHelper(helper),
        eq(purchaseGrants.what, what),
        isOpenGrant(context.now()),
      ),
    )
    .limit(1);
  if (!found) throw new Failure('NOT_FOUND');
  return found.purchaseId;
}

/** The documents that their owners share with this helper; row-level security leaves nothing else to be seen. */
export async function listSharedDocuments(context: SharingContext, helper: Helper, personId: string) {
  await loadShared(context, helper, { personId, what: 'documents' });
  const rows = await selectShared(context, helper, personId).orderBy(
    desc(documents.createdAt),
    asc(documents.id),
  );
  return rows.map(({ document: { id, name, type, size, createdAt }, ownerName }) => ({
    ...{ id, name, type, size, ownerName },
    createdAt: createdAt.toISOString(),
  }));
}

/** GET /api/shared/{personId}/documents/{id}/file. The grant is checked again before each segment of the file. */
export async function sendSharedFile(context: SharingContext, request: StreamRequest): Promise<void> {
  const helper = requireHelper(request);
  const { personId = '', id = '' } = request.parameters;
  if (![personId, id].every((each) => UUID.test(each))) throw new Failure('NOT_FOUND');
  const find = async () => {
    const [row] = await selectShared(context, helper, personId, id);
    if (!row) throw new Failure('NOT_FOUND');
    return row.document;
  };
  const document = await find();
  await loadShared(context, helper, { personId, what: 'documents', detail: document.name });
  await serveFile(request, {
    ...document,
    etag: `"${id}-${document.size}"`,
    async *read(range) {
      let asked = performance.now();
      for await (const chunk of readFile(context.documents, document, range)) {
        if (performance.now() - asked > ASKED_EVERY_MS) {
          await find();
          asked = performance.now();
        }
        yield chunk;
      }
    },
  });
}

/** What was read of a shared document. The buyers see that it was opened, as they do of its file. */
export async function loadSharedReading(
  context: SharingContext,
  helper: Helper,
  { personId, id }: { personId: string; id: string },
): Promise<ShownReading> {
  const [row] = await selectShared(context, helper, personId, id);
  if (!row) throw new Failure('NOT_FOUND');
  await loadShared(context, helper, { personId, what: 'documents', detail: row.document.name });
  const { database, documents: store } = context;
  const [reading] = await database.db
    .select()
    .from(documentReadings)
    .where(eq(documentReadings.documentId, id));
  return showReading(store.fileKey, id, reading);
}

/** How long a file may go on being sent before the grant is looked at again. */
const ASKED_EVERY_MS = 250;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function selectShared(context: SharingContext, helper: Helper, personId: string, id?: string) {
  return context.database.db
    .selectDistinctOn([documents.createdAt, documents.id], { document: sharedColumns, ownerName: users.name })
    .from(documents)
    .innerJoin(users, eq(users.id, documents.userId))
    .innerJoin(purchaseGrants, eq(purchaseGrants.givenBy, documents.userId))
    .innerJoin(purchasePeople, eq(purchasePeople.id, purchaseGrants.personId))
    .where(
      and(
        isReadableByHelper(helper, personId, context.now()),
        id === undefined ? undefined : eq(documents.id, id),
      ),
    );
}

const sharedColumns = {
  id: documents.id,
  name: documents.name,
  type: documents.type,
  size: documents.size,
  createdAt: documents.createdAt,
  storagePath: documents.storagePath,
  wrappedKey: documents.wrappedKey,
};

import type { ShownReading } from '@porchlight/domain/readings/document-readings/kept/kept-reading.ts';
import { and, eq, gt, isNotNull } from 'drizzle-orm';
import { Failure } from '../../../platform/base/failure.ts';
import { requireUser, type StaffMember } from '../../../platform/http/request-context.ts';
import { endpoints } from '../../../platform/http/routing/endpoints.ts';
import { documentAccessGrants, documents } from '../../document-store/documents.table.ts';
import { requireStaff } from '../../staff/require-staff.ts';
import { documentReadings } from './document-readings.table.ts';
import { askForReading, confirmField, getKeptReading, listReadings } from './kept-readings.service.ts';
import { showReading } from './reading-rows.ts';
import type { KeptReadingsContext } from './readings-context.ts';

export function createKeptReadingsRoutes(parts: KeptReadingsContext) {
  const { keptReadings } = endpoints;
  return {
    list: keptReadings.list.handler(async ({ context }) => ({
      readings: await listReadings(parts, requireUser(context).userId),
    })),
    read: keptReadings.read.handler(({ context, input }) =>
      getKeptReading(parts, requireUser(context).userId, input.id),
    ),
    ask: keptReadings.ask.handler(({ context, input }) =>
      askForReading(parts, requireUser(context).userId, input.id),
    ),
    confirm: keptReadings.confirm.handler(({ context, input }) =>
      confirmField(parts, requireUser(context).userId, input),
    ),
  };
}

export function createReviewedReadingsRoutes(parts: KeptReadingsContext) {
  const { reviewedReadings } = endpoints;
  return {
    read: reviewedReadings.read.handler(({ context, input }) =>
      readReviewedReading(parts, requireStaff(context), input),
    ),
  };
}

/** What was read of a document that answers a request, for the member whose reason opened the file, as long as that lasts. */
async function readReviewedReading(
  { documents: context }: KeptReadingsContext,
  actor: StaffMember,
  { id, grant }: { id: string; grant: string },
): Promise<ShownReading> {
  const [found] = await context.database.db
    .select({ reading: documentReadings })
    .from(documents)
    .innerJoin(documentAccessGrants, eq(documentAccessGrants.documentId, documents.id))
    .leftJoin(documentReadings, eq(documentReadings.documentId, documents.id))
    .where(
      and(
        eq(documents.id, id),
        isNotNull(documents.documentRequest),
        eq(documentAccessGrants.id, grant),
        eq(documentAccessGrants.memberId, actor.userId),
        gt(documentAccessGrants.expiresAt, context.now()),
      ),
    );
  if (found === undefined) throw new Failure('NOT_ALLOWED', { reason: 'documents.access-over' });
  return showReading(context.fileKey, id, found.reading ?? undefined);
}

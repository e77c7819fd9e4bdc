import type {
  ApplicationDetail,
  ApplicationFilter,
  ApplicationView,
} from '@porchlight/domain/leads/questionnaire/applications-inbox.contract.ts';
import type { ListPage } from '@porchlight/domain/staff/staff-lists.ts';
import { and, eq, sql } from 'drizzle-orm';
import { Failure } from '../../../platform/base/failure.ts';
import type { Database, DatabaseConnection } from '../../../platform/database/database.ts';
import { createKeyset } from '../../../platform/database/keyset.ts';
import type { StreamRequest } from '../../../platform/http/routing/stream-routes.ts';
import { findCallsWithdrawal, getCallsConsent } from '../../accounts/consents/consents.service.ts';
import { answerCsv, EXPORT_ROWS, walkPages } from '../../staff/csv-stream.ts';
import type { StaffActor } from '../../staff/require-staff.ts';
import { recordStaffAction } from '../../staff/staff-actions.service.ts';
import { applications } from './questionnaire.table.ts';

export type ApplicationsInboxContext = { database: DatabaseConnection };

type ListInput = ApplicationFilter & { cursor?: string | undefined; limit: number };

const newest = createKeyset('desc', applications.acceptedAt, applications.id);

/** A page of applications, newest first; the access is logged with its filter. */
export async function listApplications(
  { database }: ApplicationsInboxContext,
  actor: StaffActor,
  { cursor, limit, ...filter }: ListInput,
): Promise<ListPage<ApplicationView>> {
  const page = await database.read((transaction) => readPage(transaction, { cursor, limit, ...filter }));
  await recordStaffAction(database.db, actor, {
    action: 'applications.listed',
    subject: { kind: 'applications' },
    detail: { ...filter, rows: page.rows.length },
  });
  return page;
}

/** One application; the access is logged. */
export async function getApplicationForStaff(
  { database }: ApplicationsInboxContext,
  actor: StaffActor,
  id: string,
): Promise<ApplicationDetail> {
  return database.transact(async (transaction) => {
    const [row] = await transaction
      .select()
      .from(applications)
      .where(eq(applications.id, id))
      // An erasure waits until the access is logged, and then removes the address from the log.
      .for('key share');
    if (!row) throw new Failure('NOT_FOUND', { reason: 'questionnaire.no-such-application' });
    await recordStaffAction(transaction, actor, {
      action: 'applications.read',
      subject: { kind: 'application', id },
      about: { email: row.email },
    });
    return { ...toView(row), calls: await getCallsConsent(transaction, row.email) };
  });
}

/** Sends every application of a filter as CSV; that it was done is recorded before the first line goes out. */
export async function exportApplications(
  { database }: ApplicationsInboxContext,
  actor: StaffActor,
  request: StreamRequest,
  filter: ApplicationFilter,
): Promise<void> {
  if (request.incoming.method !== 'HEAD') {
    await recordStaffAction(database.db, actor, {
      action: 'applications.exported',
      subject: { kind: 'applications' },
      detail: filter,
    });
  }
  await answerCsv(request, {
    name: 'applications',
    batches: walkPages((cursor) =>
      database.read((transaction) => readPage(transaction, { ...filter, cursor, limit: EXPORT_ROWS })),
    ),
    columns: [
      ['accepted_at', (row) => row.acceptedAt],
      ['name', (row) => row.name],
      ['email', (row) => row.email],
      ['phone', (row) => row.phone],
      ['timeline', (row) => row.timeline],
      ['property_type', (row) => row.propertyType],
      ['occupancy', (row) => row.occupancy],
      ['purchase_price', (row) => row.purchasePrice],
      ['down_payment', (row) => row.downPayment],
      ['disclosure_version', (row) => row.disclosureVersion],
      ['id', (row) => row.id],
      ['calls_withdrawn_at', (row) => row.callsWithdrawnAt],
    ],
  });
}

async function readPage(
  db: Database,
  { cursor, limit, timeline, propertyType }: ListInput,
): Promise<ListPage<ApplicationView & { callsWithdrawnAt: Date | null }>> {
  const page = newest.open(cursor);
  const rows = await db
    .select({
      row: applications,
      callsWithdrawnAt: findCallsWithdrawal(sql`applications.email`).mapWith(applications.acceptedAt),
      position: newest.position,
    })
    .from(applications)
    .where(
      and(
        timeline === undefined ? undefined : eq(applications.timeline, timeline),
        propertyType === undefined ? undefined : eq(applications.propertyType, propertyType),
        page.where,
      ),
    )
    .orderBy(...page.orderBy)
    .limit(limit + 1);
  return page.cut(
    rows.map(({ row, ...more }) => ({ ...toView(row), ...more })),
    limit,
  );
}

function toView({ acceptedAt, ...row }: typeof applications.$inferSelect): ApplicationView {
  return { ...row, acceptedAt: acceptedAt.toISOString() };
}

import type { LeadFilter, leadOrders } from '@porchlight/domain/leads/lead-inbox.ts';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Keyset, KeysetPage } from '../../platform/database/keyset.ts';
import type { StreamRequest } from '../../platform/http/routing/stream-routes.ts';
import { users } from '../accounts/accounts.table.ts';
import { findCallsWithdrawal } from '../accounts/consents/consents.service.ts';
import { composeCsvLine, type SqlCell } from '../staff/csv-lines.ts';
import { answerWrittenCsv, EXPORT_ROWS, walkPages } from '../staff/csv-stream.ts';
import type { StaffActor } from '../staff/require-staff.ts';
import { recordStaffAction } from '../staff/staff-actions.service.ts';
import { leads } from './leads.table.ts';
import { getLeadPage, type LeadsInboxContext } from './leads-inbox.service.ts';

/** Sends every lead of a filter as CSV, page by page; that it was done is recorded before the first line goes out. */
export async function exportLeads(
  { database, now }: LeadsInboxContext,
  actor: StaffActor,
  request: StreamRequest,
  { order, ...filter }: LeadFilter & { order?: (typeof leadOrders)[number] | undefined },
): Promise<void> {
  if (request.incoming.method !== 'HEAD') {
    const { search, ...rest } = filter;
    await recordStaffAction(database.db, actor, {
      action: 'leads.exported',
      subject: { kind: 'leads' },
      detail: { ...rest, isSearched: Boolean(search) },
    });
  }
  await answerWrittenCsv(request, {
    name: 'leads',
    headings: columns.map(([heading]) => heading),
    batches: joinLines(
      walkPages((cursor) =>
        database.read((transaction) =>
          getLeadPage(
            transaction,
            { actor, now: now() },
            { ...filter, order, cursor, limit: EXPORT_ROWS },
            selectLines,
          ),
        ),
      ),
    ),
  });
}

const columns: readonly (readonly [heading: string, cell: SqlCell])[] = [
  ['created_at', { instant: sql`${leads.createdAt}` }],
  ['name', sql`${leads.name}`],
  ['email', sql`${leads.email}`],
  ['phone', sql`${leads.phone}`],
  ['consent_version', sql`${leads.consentVersion}`],
  ['consented_at', { instant: sql`${leads.consentedAt}` }],
  ['source', sql`${leads.source}`],
  ['status', sql`${leads.status}`],
  ['owner', sql`${users.name}`],
  ['message', sql`${leads.message}`],
  ['id', sql`${leads.id}::text`],
  ['updated_at', { instant: sql`coalesce(${leads.changedAt}, ${leads.createdAt})` }],
  ['calls_withdrawn_at', { instant: findCallsWithdrawal(sql`leads.email`) }],
];

async function* joinLines(pages: AsyncIterable<readonly { line: string }[]>): AsyncGenerator<string> {
  for await (const rows of pages) yield rows.map(({ line }) => line).join('');
}

function selectLines(
  transaction: Database,
  ids: string[],
  { position }: Keyset,
  { orderBy }: KeysetPage,
): Promise<{ line: string; position: string }[]> {
  return transaction
    .select({ line: composeCsvLine(columns.map(([, cell]) => cell)), position })
    .from(leads)
    .leftJoin(users, eq(users.id, leads.ownerId))
    .where(eq(leads.id, sql`any(${sql.param(ids)}::uuid[])`))
    .orderBy(...orderBy);
}

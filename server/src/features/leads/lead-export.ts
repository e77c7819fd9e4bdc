import type { LeadFilter, leadOrders } from '@porchlight/domain/leads/lead-inbox.ts';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { readInstant } from '../../platform/database/instants.ts';
import type { Keyset, KeysetPage } from '../../platform/database/keyset.ts';
import type { StreamRequest } from '../../platform/http/stream-routes.ts';
import { users } from '../accounts/accounts.table.ts';
import { answerCsv, EXPORT_ROWS, walkPages } from '../staff/csv-stream.ts';
import type { StaffActor } from '../staff/require-staff.ts';
import { recordStaffAction } from '../staff/staff-actions.service.ts';
import { leads } from './leads.table.ts';
import { type LeadsInboxContext, readLeadPage } from './leads-inbox.service.ts';

/** Sends every lead of a filter as CSV, page by page; that it was done is recorded before the first line goes out. */
export async function exportLeads(
  { database }: LeadsInboxContext,
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
  const batches = walkPages((cursor) =>
    database.transact((transaction) =>
      readLeadPage(transaction, actor, { ...filter, order, cursor, limit: EXPORT_ROWS }, selectWhole),
    ),
  );
  await answerCsv(request, {
    name: 'leads',
    batches,
    columns: [
      ['created_at', (lead) => lead.createdAt],
      ['name', (lead) => lead.name],
      ['email', (lead) => lead.email],
      ['phone', (lead) => lead.phone],
      ['consent_version', (lead) => lead.consentVersion],
      ['consented_at', (lead) => lead.consentedAt],
      ['source', (lead) => lead.source],
      ['status', (lead) => lead.status],
      ['owner', (lead) => lead.owner],
      ['message', (lead) => lead.message],
      ['id', (lead) => lead.id],
    ],
  });
}

async function selectWhole(
  transaction: Database,
  ids: string[],
  { position }: Keyset,
  { orderBy }: KeysetPage,
) {
  const rows = await transaction
    .select({
      id: leads.id,
      createdAt: sql<string>`${leads.createdAt}::text`,
      name: leads.name,
      email: leads.email,
      phone: leads.phone,
      consentVersion: leads.consentVersion,
      consentedAt: leads.consentedAt,
      source: leads.source,
      status: leads.status,
      owner: users.name,
      message: leads.message,
      position,
    })
    .from(leads)
    .leftJoin(users, eq(users.id, leads.ownerId))
    .where(eq(leads.id, sql`any(${sql.param(ids)}::uuid[])`))
    .orderBy(...orderBy);
  return rows.map((row) => ({ ...row, createdAt: readInstant(row.createdAt) }));
}

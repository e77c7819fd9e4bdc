import type { LeadDetail } from '@porchlight/domain/leads/lead-inbox.ts';
import { asc, desc, eq } from 'drizzle-orm';
import { Failure } from '../../platform/base/failure.ts';
import type { Database } from '../../platform/database/database.ts';
import { users } from '../accounts/accounts.table.ts';
import { getCallsConsent } from '../accounts/consents/consents.service.ts';
import type { StaffActor } from '../staff/require-staff.ts';
import { recordStaffAction } from '../staff/staff-actions.service.ts';
import { noteColumns, toNote } from './lead-notes.service.ts';
import { leads } from './leads.table.ts';
import { type LeadsInboxContext, rowColumns, toRow } from './leads-inbox.service.ts';
import { leadChanges, leadNotes } from './leads-inbox.table.ts';

/** `listRelated`: what else is held under a lead's address, whichever feature holds it. */
export type LeadDetailContext = LeadsInboxContext & {
  listRelated(transaction: Database, leadId: string, email: string): Promise<LeadDetail['related']>;
};

/** Everything of one lead, and what else is held under its address; the access is logged. */
export async function getLead(
  { database, listRelated }: LeadDetailContext,
  actor: StaffActor,
  id: string,
): Promise<LeadDetail> {
  return database.transact(async (transaction) => {
    const [row] = await transaction
      .select({
        ...rowColumns,
        message: leads.message,
        consentVersion: leads.consentVersion,
        consentedAt: leads.consentedAt,
      })
      .from(leads)
      .leftJoin(users, eq(users.id, leads.ownerId))
      .where(eq(leads.id, id))
      // An erasure waits until the access is logged, and then removes the address from the log.
      .for('key share', { of: leads });
    if (!row) throw new Failure('NOT_FOUND', { reason: 'leads.no-such-lead' });
    await recordStaffAction(transaction, actor, {
      action: 'leads.read',
      subject: { kind: 'lead', id },
      about: { email: row.email },
    });
    const { message, consentVersion, consentedAt, ...head } = row;
    const consent =
      consentVersion === null || consentedAt === null
        ? null
        : { version: consentVersion, at: consentedAt.toISOString() };
    return {
      ...toRow(head),
      message,
      consent,
      calls: await getCallsConsent(transaction, row.email),
      notes: await readNotes(transaction, id),
      changes: await readChanges(transaction, id),
      related: await listRelated(transaction, id, row.email),
    };
  });
}

async function readNotes(transaction: Database, leadId: string) {
  const notes = await transaction
    .select(noteColumns)
    .from(leadNotes)
    .leftJoin(users, eq(users.id, leadNotes.authorId))
    .where(eq(leadNotes.leadId, leadId))
    .orderBy(asc(leadNotes.createdAt), asc(leadNotes.id));
  return notes.map(toNote);
}

async function readChanges(transaction: Database, leadId: string) {
  const changes = await transaction
    .select()
    .from(leadChanges)
    .where(eq(leadChanges.leadId, leadId))
    .orderBy(desc(leadChanges.id));
  return changes.map(({ id, kind, from, to, byName, at }) => ({
    id: String(id),
    kind,
    from,
    to,
    by: byName,
    at: at.toISOString(),
  }));
}

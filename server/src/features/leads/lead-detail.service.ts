import type { LeadDetail } from '@porchlight/domain/leads/lead-inbox.ts';
import { waitlistFeatures } from '@porchlight/domain/waitlist/waitlist.ts';
import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { Failure } from '../../platform/http/failure.ts';
import { users } from '../accounts/accounts.table.ts';
import { readCallsConsent } from '../consents/consents.service.ts';
import { homeBuyers } from '../contact-details/home-buyers.table.ts';
import { applications } from '../questionnaire/questionnaire.table.ts';
import type { StaffActor } from '../staff/require-staff.ts';
import { recordStaffAction } from '../staff/staff-actions.service.ts';
import { waitlistEntries } from '../waitlist/waitlist.table.ts';
import { noteColumns, toNote } from './lead-notes.service.ts';
import { leads } from './leads.table.ts';
import { type LeadsInboxContext, rowColumns, toRow } from './leads-inbox.service.ts';
import { leadChanges, leadNotes } from './leads-inbox.table.ts';

/** Everything of one lead, and what else is held under its address; the look is recorded. */
export async function readLead(
  { database }: LeadsInboxContext,
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
      // An erasure waits until the look is written down, and then takes the address off it.
      .for('key share', { of: leads });
    if (!row)
      throw new Failure('NOT_FOUND', { message: 'We could not find this lead. It may have been erased.' });
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
      calls: await readCallsConsent(transaction, row.email),
      notes: await readNotes(transaction, id),
      changes: await readChanges(transaction, id),
      related: await readRelated(transaction, id, row.email),
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

/** Of each kind; somebody who wrote more often is found by a search. */
const MOST_RELATED = 20;

async function readRelated(transaction: Database, id: string, email: string): Promise<LeadDetail['related']> {
  const others = await transaction
    .select({ id: leads.id, what: leads.source, at: leads.createdAt })
    .from(leads)
    .where(and(eq(leads.email, email), ne(leads.id, id)))
    .orderBy(desc(leads.createdAt))
    .limit(MOST_RELATED);
  const sent = await transaction
    .select({ id: applications.id, what: applications.timeline, at: applications.acceptedAt })
    .from(applications)
    .where(eq(applications.email, email))
    .orderBy(desc(applications.acceptedAt))
    .limit(MOST_RELATED);
  const buyers = await transaction
    .select({ id: homeBuyers.id, what: homeBuyers.currentStage, at: homeBuyers.createdAt })
    .from(homeBuyers)
    .where(eq(homeBuyers.email, email))
    .orderBy(desc(homeBuyers.createdAt))
    .limit(MOST_RELATED);
  const waiting = await transaction
    .select({ id: waitlistEntries.feature, what: waitlistEntries.feature, at: waitlistEntries.createdAt })
    .from(waitlistEntries)
    // Every feature by name: the key of the table begins with it.
    .where(and(inArray(waitlistEntries.feature, [...waitlistFeatures]), eq(waitlistEntries.email, email)));
  const list = (
    kind: LeadDetail['related'][number]['kind'],
    rows: { id: string; what: string; at: Date }[],
  ) => rows.map((row) => ({ ...row, kind, at: row.at.toISOString() }));
  return [
    ...list('lead', others),
    ...list('application', sent),
    ...list('home-buyer', buyers),
    ...list('waitlist', waiting),
  ];
}

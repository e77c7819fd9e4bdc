import type { LeadNoteView } from '@porchlight/domain/leads/lead-inbox.ts';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { Failure } from '../../platform/http/failure.ts';
import type { StaffMember } from '../../platform/http/request-context.ts';
import { users } from '../accounts/accounts.table.ts';
import { recordStaffAction } from '../staff/staff-actions.service.ts';
import { leads } from './leads.table.ts';
import type { LeadsInboxContext } from './leads-inbox.service.ts';
import { leadNotes } from './leads-inbox.table.ts';

/** Writes a note on a lead; NOT_FOUND where the lead is gone. */
export async function addNote(
  { database, now }: LeadsInboxContext,
  actor: StaffMember,
  { id, text }: { id: string; text: string },
): Promise<LeadNoteView> {
  return database.transact(async (transaction) => {
    const email = await requireAddress(transaction, id);
    const [note] = await transaction
      .insert(leadNotes)
      .values({ leadId: id, authorId: actor.userId, text, createdAt: now() })
      .returning();
    if (!note) throw new Error('the database returned no row for an insert');
    await recordNote(transaction, actor, 'leads.noted', id, email);
    return toNote({ ...note, authorName: actor.name });
  });
}

/** Changes a note of the caller's own; NOT_FOUND for anybody else's. */
export async function editNote(
  { database, now }: LeadsInboxContext,
  actor: StaffMember,
  { id, noteId, text }: { id: string; noteId: string; text: string },
): Promise<LeadNoteView> {
  return database.transact(async (transaction) => {
    const email = await requireAddress(transaction, id);
    const [note] = await transaction
      .update(leadNotes)
      .set({ text, editedAt: now() })
      .where(and(eq(leadNotes.id, noteId), eq(leadNotes.leadId, id), eq(leadNotes.authorId, actor.userId)))
      .returning();
    if (!note) {
      throw new Failure('NOT_FOUND', {
        message:
          'There is no such note of yours. A note can be changed by whoever wrote it and by nobody else.',
      });
    }
    await recordNote(transaction, actor, 'leads.note-edited', id, email);
    return toNote({ ...note, authorName: actor.name });
  });
}

export const noteColumns = {
  id: leadNotes.id,
  text: leadNotes.text,
  authorId: leadNotes.authorId,
  authorName: users.name,
  createdAt: leadNotes.createdAt,
  editedAt: leadNotes.editedAt,
};

type StoredNote = Omit<typeof leadNotes.$inferSelect, 'leadId'> & { authorName: string | null };

export function toNote({ id, text, authorId, authorName, createdAt, editedAt }: StoredNote): LeadNoteView {
  return {
    id,
    text,
    author: authorId === null ? null : { id: authorId, name: authorName ?? '' },
    createdAt: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
  };
}

async function requireAddress(transaction: Database, id: string): Promise<string> {
  const [lead] = await transaction
    .select({ email: leads.email })
    .from(leads)
    .where(eq(leads.id, id))
    .for('key share');
  if (!lead)
    throw new Failure('NOT_FOUND', { message: 'We could not find this lead. It may have been erased.' });
  return lead.email;
}

async function recordNote(
  transaction: Database,
  actor: StaffMember,
  action: 'leads.noted' | 'leads.note-edited',
  id: string,
  email: string,
): Promise<void> {
  await recordStaffAction(transaction, actor, { action, subject: { kind: 'lead', id }, about: { email } });
}

import type { LeadNoteView } from '@porchlight/domain/leads/lead-inbox.ts';
import { and, eq, sql } from 'drizzle-orm';
import { Failure } from '../../platform/base/failure.ts';
import type { Database } from '../../platform/database/database.ts';
import { emit } from '../../platform/events/transaction-events.ts';
import type { TokenBearer } from '../../platform/http/request-context.ts';
import { users } from '../accounts/accounts.table.ts';
import { describeActor, type StaffActor } from '../staff/require-staff.ts';
import { recordStaffAction } from '../staff/staff-actions.service.ts';
import { leads } from './leads.table.ts';
import type { LeadsInboxContext } from './leads-inbox.service.ts';
import { leadNotes } from './leads-inbox.table.ts';

/** Writes a note on a lead; NOT_FOUND where the lead is gone. */
export async function addNote(
  { database, now }: LeadsInboxContext,
  actor: StaffActor,
  { id, text }: { id: string; text: string },
): Promise<LeadNoteView> {
  return database.transact(async (transaction) => {
    const at = now();
    const lead = await touchLead(transaction, id, at);
    const author = isToken(actor)
      ? { tokenId: actor.tokenId, tokenName: actor.name }
      : { authorId: actor.userId };
    const [note] = await transaction
      .insert(leadNotes)
      .values({ leadId: id, ...author, text, createdAt: at })
      .returning();
    if (!note) throw new Error('the database returned no row for an insert');
    await refreshNoteText(transaction, id);
    await recordNote(transaction, actor, 'leads.noted', lead, at);
    return toNote({ ...note, authorName: actor.name });
  });
}

/** Changes a note of the caller's own; NOT_FOUND for anyone else's. */
export async function editNote(
  { database, now }: LeadsInboxContext,
  actor: StaffActor,
  { id, noteId, text }: { id: string; noteId: string; text: string },
): Promise<LeadNoteView> {
  return database.transact(async (transaction) => {
    const at = now();
    const lead = await touchLead(transaction, id, at);
    const isOwn = isToken(actor)
      ? eq(leadNotes.tokenId, actor.tokenId)
      : eq(leadNotes.authorId, actor.userId);
    const [note] = await transaction
      .update(leadNotes)
      .set({ text, editedAt: at })
      .where(and(eq(leadNotes.id, noteId), eq(leadNotes.leadId, id), isOwn))
      .returning();
    if (!note) {
      throw new Failure('NOT_FOUND', { reason: 'leads.no-such-note' });
    }
    await refreshNoteText(transaction, id);
    await recordNote(transaction, actor, 'leads.note-edited', lead, at);
    return toNote({ ...note, authorName: actor.name });
  });
}

export const noteColumns = {
  id: leadNotes.id,
  text: leadNotes.text,
  authorId: leadNotes.authorId,
  authorName: users.name,
  tokenId: leadNotes.tokenId,
  tokenName: leadNotes.tokenName,
  createdAt: leadNotes.createdAt,
  editedAt: leadNotes.editedAt,
};

type StoredNote = Omit<typeof leadNotes.$inferSelect, 'leadId'> & { authorName: string | null };

export function toNote({ id, text, createdAt, editedAt, ...note }: StoredNote): LeadNoteView {
  return {
    id,
    text,
    author: readAuthor(note),
    createdAt: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
  };
}

function readAuthor({
  authorId,
  authorName,
  tokenId,
  tokenName,
}: Pick<StoredNote, 'authorId' | 'authorName' | 'tokenId' | 'tokenName'>): LeadNoteView['author'] {
  if (tokenId !== null) return { id: tokenId, name: tokenName ?? '' };
  return authorId === null ? null : { id: authorId, name: authorName ?? '' };
}

const isToken = (actor: StaffActor): actor is TokenBearer => 'tokenId' in actor;

type NotedLead = { id: string; email: string; version: number };

/** Marks the lead as changed now. Its version stays: a note does not conflict with a change of status or owner. */
async function touchLead(transaction: Database, id: string, at: Date): Promise<NotedLead> {
  const [lead] = await transaction
    .update(leads)
    .set({ changedAt: at })
    .where(eq(leads.id, id))
    .returning({ id: leads.id, email: leads.email, version: leads.version });
  if (!lead) throw new Failure('NOT_FOUND', { reason: 'leads.no-such-lead' });
  return lead;
}

/** The search finds a lead by the words of its notes. */
async function refreshNoteText(transaction: Database, id: string): Promise<void> {
  await transaction.execute(sql`
    update ${leads} set note_text = (
      select left(string_agg(${leadNotes.text}, ' ' order by ${leadNotes.createdAt} desc), 20000)
      from ${leadNotes} where ${leadNotes.leadId} = ${id}
    ) where ${leads.id} = ${id}`);
}

async function recordNote(
  transaction: Database,
  actor: StaffActor,
  action: 'leads.noted' | 'leads.note-edited',
  { id, email, version }: NotedLead,
  at: Date,
): Promise<void> {
  await recordStaffAction(transaction, actor, { action, subject: { kind: 'lead', id }, about: { email } });
  const data = { leadId: id, version, changed: ['note' as const], by: describeActor(actor) };
  await emit(transaction, 'lead.changed', data, at);
}

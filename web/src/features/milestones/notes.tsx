import type { MilestoneNote } from '@porchlight/domain/milestones/milestones.contract.ts';
import type { MilestoneSlug } from '@porchlight/domain/milestones/milestones.ts';
import { showSuccess } from '../../platform/show-toast.ts';
import { createSubmissionId } from '../../platform/submission-id.ts';
import type { MilestoneChange } from './milestone-changes.ts';
import { nameNewNote } from './note-drafts.ts';
import { NoteForm } from './note-form.tsx';
import { NoteItem } from './note-item.tsx';
import { rowsLook, WorkspaceSection } from './workspace-section.tsx';

/** The buyer's own words on a milestone: a field for a new note, and the notes, newest first. */
export function Notes({
  slug,
  ownerId,
  notes,
  onChange,
}: {
  slug: MilestoneSlug;
  ownerId: string;
  notes: readonly MilestoneNote[];
  onChange: (change: MilestoneChange) => void;
}) {
  function put(noteId: string, text: string, createdAt: string) {
    onChange({ slug, kind: 'note', target: noteId, value: { text, createdAt } });
  }

  function remove({ id, text, createdAt }: MilestoneNote) {
    onChange({ slug, kind: 'note', target: id, value: null });
    showSuccess({
      title: 'Note deleted',
      action: { label: 'Undo', run: () => put(id, text, createdAt) },
      id: `note-${id}`,
    });
  }

  return (
    <WorkspaceSection title="Notes">
      <NoteForm
        draft={nameNewNote(ownerId, slug)}
        label="Add a note"
        hint="Names, numbers, what was said on the phone. Only you see your notes."
        action="Add Note"
        onKeep={(text) => put(createSubmissionId(), text, new Date().toISOString())}
      />
      {notes.length > 0 && (
        <ul aria-label="Your notes" className={rowsLook}>
          {notes.map((note) => (
            <NoteItem
              key={note.id}
              note={note}
              ownerId={ownerId}
              onChange={(text) => put(note.id, text, note.createdAt)}
              onDelete={() => remove(note)}
            />
          ))}
        </ul>
      )}
    </WorkspaceSection>
  );
}

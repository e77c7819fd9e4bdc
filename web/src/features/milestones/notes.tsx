import type { MilestoneNote } from '@porchlight/domain/milestones/milestones.contract.ts';
import type { MilestoneSlug } from '@porchlight/domain/milestones/milestones.ts';
import { useEffect, useRef } from 'react';
import { keepDraft, readDraft } from '../../platform/drafts.ts';
import { showFailure, showSuccess } from '../../platform/show-toast.ts';
import { createSubmissionId } from '../../platform/submission-id.ts';
import type { MilestoneChange } from './milestone-changes.ts';
import { nameNewNote, nameNoteChange } from './note-drafts.ts';
import { NoteForm } from './note-form.tsx';
import { NoteItem } from './note-item.tsx';
import { rowsLook, WorkspaceSection } from './workspace-section.tsx';

/** Words that were being written into a note which another window or device deletes go to the field for a new one. */
function useReturnedWords(slug: MilestoneSlug, ownerId: string, notes: readonly MilestoneNote[]) {
  const before = useRef(notes);
  const newNote = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const gone = before.current.filter(({ id }) => !notes.some((note) => note.id === id));
    before.current = notes;
    for (const { id } of gone) {
      const draft = nameNoteChange(ownerId, id);
      const words = readDraft(draft);
      if (words === '') continue;
      keepDraft(draft, '');
      const field = nameNewNote(ownerId, slug);
      keepDraft(field, [readDraft(field), words].filter((text) => text !== '').join('\n\n'));
      // Whoever was typing goes on there.
      if (document.activeElement === document.body) newNote.current?.focus();
      showFailure({
        title: 'A note you were changing was deleted',
        description:
          'That was done in another window or on another device. Your words are in the field above.',
      });
    }
  }, [slug, ownerId, notes]);
  return newNote;
}

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
  const newNote = useReturnedWords(slug, ownerId, notes);

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
        field={newNote}
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

import * as texts from '@porchlight/content/en/milestones-workspace.ts';
import type { MilestoneSlug } from '@porchlight/domain/kernel/milestone-slugs.ts';
import type { MilestoneNote } from '@porchlight/domain/milestones/milestones.contract.ts';
import { useEffect, useRef } from 'react';
import { getDraft, storeDraft } from '../../../platform/browser/drafts.ts';
import { createSubmissionId } from '../../../platform/browser/submission-id.ts';
import { showFailure, showSuccess } from '../../../platform/toasts/show-toast.ts';
import type { MilestoneChange } from '../changes/milestone-changes.ts';
import { getNewNoteKey, getNoteChangeKey } from '../changes/note-drafts.ts';
import { rowsLook, WorkspaceSection } from '../workspace-section.tsx';
import { NoteForm } from './note-form.tsx';
import { NoteItem } from './note-item.tsx';

/** Words that were being written into a note which another window or device deletes go to the field for a new one. */
function useReturnedWords(slug: MilestoneSlug, ownerId: string, notes: readonly MilestoneNote[]) {
  const before = useRef(notes);
  const newNote = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const gone = before.current.filter(({ id }) => !notes.some((note) => note.id === id));
    before.current = notes;
    for (const { id } of gone) {
      const draft = getNoteChangeKey(ownerId, id);
      const words = getDraft(draft);
      if (words === '') continue;
      storeDraft(draft, '');
      const field = getNewNoteKey(ownerId, slug);
      storeDraft(field, [getDraft(field), words].filter((text) => text !== '').join('\n\n'));
      // A person who was typing goes on there.
      if (document.activeElement === document.body) newNote.current?.focus();
      showFailure({
        title: texts.aNoteChangingDeleted,
        description: texts.thatDoneAnotherWindowAnother,
      });
    }
  }, [slug, ownerId, notes]);
  return newNote;
}

/** The buyers' words on a milestone: a field for a new note, and the notes, newest first. */
export function Notes({
  slug,
  ownerId,
  notes,
  hasReaders,
  onChange,
}: {
  slug: MilestoneSlug;
  ownerId: string;
  notes: readonly MilestoneNote[];
  hasReaders: boolean;
  onChange: (change: MilestoneChange) => void;
}) {
  const newNote = useReturnedWords(slug, ownerId, notes);

  function put(noteId: string, text: string, createdAt: string, isPrivate: boolean) {
    onChange({ slug, kind: 'note', target: noteId, value: { text, createdAt, isPrivate } });
  }

  function remove({ id, text, createdAt, isPrivate }: MilestoneNote) {
    onChange({ slug, kind: 'note', target: id, value: null });
    showSuccess({
      title: texts.noteDeleted,
      action: { label: texts.undo, run: () => put(id, text, createdAt, isPrivate) },
      id: `note-${id}`,
    });
  }

  return (
    <WorkspaceSection part="notes" title={texts.notes}>
      <NoteForm
        draft={getNewNoteKey(ownerId, slug)}
        label={texts.addANote}
        hint={hasReaders ? texts.namesNumbersWhatSaidPhone : texts.namesAndNumbers}
        hasReaders={hasReaders}
        action={texts.addNote}
        field={newNote}
        onKeep={(text, isPrivate) => put(createSubmissionId(), text, new Date().toISOString(), isPrivate)}
      />
      {notes.length > 0 && (
        <ul aria-label={texts.yourNotes} className={rowsLook}>
          {notes.map((note) => (
            <NoteItem
              key={note.id}
              note={note}
              ownerId={ownerId}
              hasReaders={hasReaders}
              onChange={(text, isPrivate) => put(note.id, text, note.createdAt, isPrivate)}
              onDelete={() => remove(note)}
            />
          ))}
        </ul>
      )}
    </WorkspaceSection>
  );
}

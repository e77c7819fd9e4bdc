import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/milestones-workspace.ts';
import { formatShortDate } from '@porchlight/domain/kernel/formats.ts';
import type { MilestoneSlug } from '@porchlight/domain/kernel/milestone-slugs.ts';
import type { MilestoneNote } from '@porchlight/domain/milestones/milestones.contract.ts';
import { useEffect, useRef, useState } from 'react';
import { getDraft, storeDraft } from '../../../platform/browser/drafts.ts';
import { createSubmissionId } from '../../../platform/browser/submission-id.ts';
import { hashHighlight } from '../../../platform/page/scroll-to-hash.ts';
import { showFailure, showSuccess } from '../../../platform/toasts/show-toast.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import type { MilestoneChange } from '../changes/milestone-changes.ts';
import { getNewNoteKey, getNoteChangeKey } from '../changes/note-drafts.ts';
import { rowsLook, WorkspaceSection } from '../workspace-section.tsx';
import { NoteForm } from './note-form.tsx';

/** How much of a note distinguishes it from the others for a screen reader. */
const NAMED_LETTERS = 40;

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
        title: texts.noteGoneTitle,
        description: texts.noteGoneLead,
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
        hint={hasReaders ? texts.notesSharedHint : texts.namesAndNumbers}
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

/** One note: read, or its writer's own open to be changed. A change that was begun is still there after a reload. */
function NoteItem({
  note,
  ownerId,
  hasReaders,
  onChange,
  onDelete,
}: {
  note: MilestoneNote;
  ownerId: string;
  hasReaders: boolean;
  onChange: (text: string, isPrivate: boolean) => void;
  onDelete: () => void;
}) {
  const draft = getNoteChangeKey(ownerId, note.id);
  const [isOpen, setIsOpen] = useState(() => getDraft(draft) !== '');
  const item = useRef<HTMLLIElement>(null);
  const day = formatShortDate(note.createdAt, locale);
  const name = texts.theNoteOf(day, note.text.slice(0, NAMED_LETTERS));

  /** Once the other face of the note is drawn. */
  function moveFocus(selector: string) {
    requestAnimationFrame(() => item.current?.querySelector<HTMLElement>(selector)?.focus());
  }

  function open() {
    storeDraft(draft, note.text);
    setIsOpen(true);
    moveFocus('textarea');
  }

  function close() {
    storeDraft(draft, '');
    setIsOpen(false);
    moveFocus('button');
  }

  function remove() {
    item.current?.closest('section')?.querySelector<HTMLElement>('h2')?.focus();
    onDelete();
  }

  return (
    <li
      ref={item}
      id={`note-${note.id}`}
      tabIndex={-1}
      className={`${hashHighlight} grid gap-2 px-4 py-4 sm:px-5`}
    >
      {isOpen ? (
        <NoteForm
          draft={draft}
          label={texts.changeNoteLabel(day)}
          action={texts.saveNote}
          isPrivate={note.isPrivate}
          hasReaders={hasReaders}
          onKeep={(text, isPrivate) => {
            if (text !== note.text || isPrivate !== note.isPrivate) onChange(text, isPrivate);
            close();
          }}
        >
          <Button variant="plain" size="small" onClick={close}>
            {texts.cancel}
          </Button>
        </NoteForm>
      ) : (
        <>
          <p className="wrap-anywhere max-w-[68ch] whitespace-pre-wrap">{note.text}</p>
          <div className="flex flex-wrap items-center gap-x-2">
            <p className="figure-tabular wrap-anywhere mr-auto flex min-h-11 flex-wrap items-center gap-x-2 text-[.875rem] text-ink-soft">
              {note.author === null ? day : texts.writtenBy(note.author, day)}
              {note.isPrivate && <Badge>{texts.onlyMe}</Badge>}
            </p>
            {note.author === null && (
              <>
                <Button variant="plain" size="small" className="print:hidden" onClick={open}>
                  {texts.edit}
                  <span className="sr-only">{name}</span>
                </Button>
                <Button variant="plain" size="small" className="print:hidden" onClick={remove}>
                  {texts.deleteLabel}
                  <span className="sr-only">{name}</span>
                </Button>
              </>
            )}
          </div>
        </>
      )}
    </li>
  );
}

import type { MilestoneNote } from '@porchlight/domain/milestones/milestones.contract.ts';
import { formatShortDate } from '@porchlight/domain/shared/formats.ts';
import { useRef, useState } from 'react';
import { arrivalLook } from '../../platform/arrival.ts';
import { keepDraft, readDraft } from '../../platform/drafts.ts';
import { Button } from '../../ui/button.tsx';
import { nameNoteChange } from './note-drafts.ts';
import { NoteForm } from './note-form.tsx';

/** How much of a note tells it from the others to a screen reader. */
const NAMED_LETTERS = 40;

/** One note: read, or open to be changed. A change that was begun is still there after a reload. */
export function NoteItem({
  note,
  ownerId,
  onChange,
  onDelete,
}: {
  note: MilestoneNote;
  ownerId: string;
  onChange: (text: string) => void;
  onDelete: () => void;
}) {
  const draft = nameNoteChange(ownerId, note.id);
  const [isOpen, setIsOpen] = useState(() => readDraft(draft) !== '');
  const item = useRef<HTMLLIElement>(null);
  const day = formatShortDate(note.createdAt);
  const name = ` the note of ${day}: ${note.text.slice(0, NAMED_LETTERS)}`;

  /** Once the other face of the note is drawn. */
  function moveFocus(selector: string) {
    requestAnimationFrame(() => item.current?.querySelector<HTMLElement>(selector)?.focus());
  }

  function open() {
    keepDraft(draft, note.text);
    setIsOpen(true);
    moveFocus('textarea');
  }

  function close() {
    keepDraft(draft, '');
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
      className={`${arrivalLook} grid gap-2 px-4 py-4 sm:px-5`}
    >
      {isOpen ? (
        <NoteForm
          draft={draft}
          label={`Change the note of ${day}`}
          action="Save Note"
          onKeep={(text) => {
            if (text !== note.text) onChange(text);
            close();
          }}
        >
          <Button variant="plain" size="small" onClick={close}>
            Cancel
          </Button>
        </NoteForm>
      ) : (
        <>
          <p className="wrap-anywhere max-w-[68ch] whitespace-pre-wrap">{note.text}</p>
          <div className="flex flex-wrap items-center gap-x-2">
            <p className="figure-tabular mr-auto text-[.875rem] text-ink-soft">{day}</p>
            <Button variant="plain" size="small" className="print:hidden" onClick={open}>
              Edit
              <span className="sr-only">{name}</span>
            </Button>
            <Button variant="plain" size="small" className="print:hidden" onClick={remove}>
              Delete
              <span className="sr-only">{name}</span>
            </Button>
          </div>
        </>
      )}
    </li>
  );
}

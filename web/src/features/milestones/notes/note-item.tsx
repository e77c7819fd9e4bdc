import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/milestones-workspace.ts';
import { formatShortDate } from '@porchlight/domain/kernel/formats.ts';
import type { MilestoneNote } from '@porchlight/domain/milestones/milestones.contract.ts';
import { useRef, useState } from 'react';
import { getDraft, storeDraft } from '../../../platform/browser/drafts.ts';
import { hashHighlight } from '../../../platform/page/scroll-to-hash.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { getNoteChangeKey } from '../changes/note-drafts.ts';
import { NoteForm } from './note-form.tsx';

/** How much of a note distinguishes it from the others for a screen reader. */
const NAMED_LETTERS = 40;

/** One note: read, or its writer's own open to be changed. A change that was begun is still there after a reload. */
export function NoteItem({
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
          label={texts.changeTheNoteOf(day)}
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

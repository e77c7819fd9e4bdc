import * as texts from '@porchlight/content/en/leads.ts';
import {
  type LeadDetail,
  type LeadNoteView,
  MAX_LEAD_NOTE_LENGTH,
} from '@porchlight/domain/leads/lead-inbox.ts';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useStaff } from '../../../console-kit/staff.queries.ts';
import { type UnsentWords, useUnsentWords } from '../../../console-kit/unsent-words.ts';
import { useRestoredFocus } from '../../../console-kit/use-restored-focus.ts';
import { When } from '../../../console-kit/when.tsx';
import { isWorkKey } from '../../../console-kit/work-keys.ts';
import { staffApi } from '../../../platform/api/staff-api.ts';
import { Button } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/forms/problem.tsx';
import { TextAreaField } from '../../../ui/forms/text-area-field.tsx';
import { useSend } from '../../../ui/forms/use-send.ts';
import { useReadLeadsAgain } from './leads-inbox.queries.ts';

const FIELD = 'lead-note';

/** What staff wrote about a lead; each changes their own. */
export function LeadNotes({ lead, mayWork }: { lead: LeadDetail; mayWork: boolean }) {
  const newNote = useUnsentWords(lead.id);
  const readAgain = useReadLeadsAgain();
  useEffect(() => {
    if (!mayWork) return;
    const write = (event: KeyboardEvent) => {
      if (event.key !== 'e' || !isWorkKey(event)) return;
      event.preventDefault();
      document.getElementById(FIELD)?.focus();
    };
    addEventListener('keydown', write);
    return () => removeEventListener('keydown', write);
  }, [mayWork]);
  return (
    <section className="grid gap-3">
      <h3 className="text-lg">{texts.notes}</h3>
      {lead.notes.length === 0 && <p className="text-ink-soft">{texts.noNotesYet}</p>}
      <ol className="grid gap-3">
        {lead.notes.map((note) => (
          <li key={note.id} className="grid gap-1 border-line border-t pt-3">
            <Note leadId={lead.id} note={note} />
          </li>
        ))}
      </ol>
      {mayWork && (
        <NoteForm
          id={FIELD}
          unsent={newNote}
          label={texts.newNote}
          action={texts.addNote}
          save={async (text) => {
            await staffApi.leadsInbox.addNote.call({ id: lead.id, text });
            await readAgain();
          }}
        />
      )}
    </section>
  );
}

function Note({ leadId, note }: { leadId: string; note: LeadNoteView }) {
  const me = useStaff();
  const readAgain = useReadLeadsAgain();
  const unsent = useUnsentWords(note.id, note.text);
  const [isEditing, setEditing] = useState(unsent.wereBegun);
  const place = useRef<HTMLParagraphElement>(null);
  useRestoredFocus(isEditing, () => (isEditing ? document.getElementById(`note-${note.id}`) : place.current));
  const isMine = note.author !== null && note.author.id === me?.id;
  if (isEditing)
    return (
      <NoteForm
        id={`note-${note.id}`}
        unsent={unsent}
        label={texts.yourNote}
        action={texts.saveNote}
        onCancel={() => {
          unsent.forget();
          setEditing(false);
        }}
        save={async (text) => {
          await staffApi.leadsInbox.editNote.call({ id: leadId, noteId: note.id, text });
          await readAgain();
          setEditing(false);
        }}
      />
    );
  return (
    <>
      <p ref={place} tabIndex={-1} className="wrap-anywhere whitespace-pre-wrap">
        {note.text}
      </p>
      <p className="flex flex-wrap items-center gap-x-3 text-[.9375rem] text-ink-soft">
        <span>
          {note.author?.name ?? texts.deletedMember}, <When at={note.createdAt} />
          {note.editedAt !== null && texts.changedSince}
        </span>
        {isMine && (
          <Button size="small" variant="plain" onClick={() => setEditing(true)}>
            {texts.change}
          </Button>
        )}
      </p>
    </>
  );
}

function NoteForm({
  id,
  unsent,
  label,
  action,
  save,
  onCancel,
}: {
  id: string;
  unsent: UnsentWords;
  label: string;
  action: string;
  save: (text: string) => Promise<void>;
  onCancel?: () => void;
}) {
  const { send, busy, problem, errorOf } = useSend(async () => {
    await save(unsent.words);
    unsent.forget();
  });
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void send(undefined);
  }
  return (
    <form onSubmit={submit} className="grid gap-2">
      <TextAreaField
        id={id}
        label={label}
        rows={3}
        maxLength={MAX_LEAD_NOTE_LENGTH}
        value={unsent.words}
        readOnly={busy}
        error={errorOf('text')}
        onChange={({ target }) => unsent.type(target.value)}
      />
      <div className="flex gap-2">
        <Button type="submit" size="small" busy={busy}>
          {action}
        </Button>
        {onCancel && (
          <Button size="small" variant="plain" onClick={onCancel}>
            {texts.cancel}
          </Button>
        )}
      </div>
      <Problem>{errorOf('text') === undefined ? problem : undefined}</Problem>
    </form>
  );
}

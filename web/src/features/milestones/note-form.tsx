import { describeRoomLeft, findNoteProblem } from '@porchlight/domain/milestones/notes.ts';
import { type ReactNode, type RefObject, type SubmitEvent, useId, useRef, useState } from 'react';
import { keepDraft, useDraft } from '../../platform/drafts.ts';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';

/** Where a note is written. What is typed is a draft of the tab until it is kept; `draft` names it. */
export function NoteForm({
  draft,
  label,
  hint,
  action,
  onKeep,
  field,
  children,
}: {
  draft: string;
  label: string;
  hint?: string;
  /** The word on the button. */
  action: string;
  onKeep: (text: string) => void;
  field?: RefObject<HTMLTextAreaElement | null>;
  /** Buttons beside it. */
  children?: ReactNode;
}) {
  const id = useId();
  const text = useDraft(draft);
  const [isAsked, setIsAsked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const problem = findNoteProblem(text);
  const isTooLong = problem !== undefined && text.trim() !== '';

  function keep(event: SubmitEvent) {
    event.preventDefault();
    setIsAsked(problem !== undefined);
    if (problem !== undefined) return form.current?.querySelector('textarea')?.focus();
    onKeep(text.trim());
    keepDraft(draft, '');
  }

  return (
    <form ref={form} noValidate onSubmit={keep} className="grid gap-3 print:hidden">
      <TextAreaField
        ref={field}
        id={id}
        label={label}
        hint={hint}
        rows={3}
        value={text}
        error={isAsked || isTooLong ? problem : undefined}
        onChange={({ target }) => {
          setIsAsked(false);
          keepDraft(draft, target.value);
        }}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" size="small">
          {action}
        </Button>
        {children}
        <p role="status" className="figure-tabular ml-auto text-[.9375rem] text-ink-soft">
          {describeRoomLeft(text)}
        </p>
      </div>
    </form>
  );
}

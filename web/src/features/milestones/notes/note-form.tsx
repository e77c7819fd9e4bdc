import * as texts from '@porchlight/content/en/milestones-workspace.ts';
import { describeRoomLeft, findNoteProblem } from '@porchlight/domain/milestones/notes.ts';
import { type ReactNode, type RefObject, type SubmitEvent, useId, useRef, useState } from 'react';
import { storeDraft, useDraft } from '../../../platform/browser/drafts.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { TextAreaField } from '../../../ui/forms/text-area-field.tsx';

/** Where a note is written. What is typed is a draft of the tab until it is kept; `draft` names it. */
export function NoteForm({
  draft,
  label,
  hint,
  action,
  isPrivate = false,
  hasReaders,
  onKeep,
  field,
  children,
}: {
  draft: string;
  label: string;
  hint?: string;
  /** The word on the button. */
  action: string;
  /** Whether its writer alone reads it, as it is so far. */
  isPrivate?: boolean;
  /** Whether the purchase has anybody else: alone, everything is one's own. */
  hasReaders: boolean;
  onKeep: (text: string, isPrivate: boolean) => void;
  field?: RefObject<HTMLTextAreaElement | null>;
  /** Buttons beside it. */
  children?: ReactNode;
}) {
  const id = useId();
  const text = useDraft(draft);
  const [isAsked, setIsAsked] = useState(false);
  const [isOnlyMe, setIsOnlyMe] = useState(isPrivate);
  const form = useRef<HTMLFormElement>(null);
  const problem = findNoteProblem(text);
  const isTooLong = problem !== undefined && text.trim() !== '';

  function keep(event: SubmitEvent) {
    event.preventDefault();
    setIsAsked(problem !== undefined);
    if (problem !== undefined) return form.current?.querySelector('textarea')?.focus();
    onKeep(text.trim(), isOnlyMe);
    storeDraft(draft, '');
    setIsOnlyMe(isPrivate);
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
          storeDraft(draft, target.value);
        }}
      />
      {(hasReaders || isPrivate) && (
        <Checkbox checked={isOnlyMe} onChange={({ target }) => setIsOnlyMe(target.checked)}>
          {texts.onlyMe}
        </Checkbox>
      )}
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

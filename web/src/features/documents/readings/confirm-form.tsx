import * as texts from '@porchlight/content/en/document-readings.ts';
import { correctField, findShape } from '@porchlight/domain/readings/document-readings/kept/correct-field.ts';
import type {
  ReadValue,
  ShownField,
} from '@porchlight/domain/readings/document-readings/kept/kept-reading.ts';
import { type SubmitEvent, useState } from 'react';
import { parseFailure } from '../../../platform/api/failure.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import type { useReadingWork } from './readings.queries.ts';

/** What a person says that the paper says: as it was read, or corrected by hand. */
export function ConfirmForm({
  id,
  name,
  field,
  confirm,
}: {
  id: string;
  name: string;
  field: ShownField;
  confirm: ReturnType<typeof useReadingWork>['confirm'];
}) {
  const shape = findShape(name, field.readAs ?? field.value);
  const [typed, setTyped] = useState(writeTyped(field.value));
  const [isMistyped, setIsMistyped] = useState(false);
  const isOfThis = confirm.variables?.field === name && confirm.variables.id === id;
  const failure = isOfThis && confirm.error !== null ? parseFailure(confirm.error) : undefined;
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const value = getTyped(typed, { name, read: field.readAs ?? field.value });
    setIsMistyped(value === undefined);
    if (value === undefined) return;
    confirm.mutate({ id, field: name, ...(value !== 'as-read' && { value }) });
  }
  const label = texts.whatThePaperSays;
  const error = isMistyped ? texts.otherShape : (failure?.fields.value ?? failure?.message);
  return (
    <form
      onSubmit={submit}
      noValidate
      aria-label={texts.labelField(name)}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2.5"
    >
      {shape === 'choice' ? (
        <SelectField
          label={label}
          value={typed}
          error={error}
          onChange={({ target }) => setTyped(target.value)}
        >
          <option value="true">{texts.yes}</option>
          <option value="false">{texts.no}</option>
        </SelectField>
      ) : shape === 'list' || shape === 'choices' ? (
        <p className="text-[.9rem] text-ink-soft">{error ?? texts.whatThePaperSays}</p>
      ) : (
        <TextField
          label={label}
          type={shape === 'day' ? 'date' : 'text'}
          inputMode={shape === 'amount' ? 'decimal' : undefined}
          autoComplete="off"
          maxLength={300}
          value={typed}
          error={error}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      <Button type="submit" variant="primary" size="small" busy={isOfThis && confirm.isPending}>
        {isOfThis && confirm.isPending ? texts.confirming : texts.confirm}
        <span className="sr-only"> {texts.labelField(name)}</span>
      </Button>
      {field.state === 'unread' && (
        <Button
          type="button"
          variant="plain"
          size="small"
          className="justify-self-start"
          onClick={() => confirm.mutate({ id, field: name, value: null })}
        >
          {texts.isEmptyOnPaper}
          <span className="sr-only"> {texts.labelField(name)}</span>
        </Button>
      )}
    </form>
  );
}

const writeTyped = (value: ReadValue) => (value === null || typeof value === 'object' ? '' : String(value));

/** What was typed, in the form in which fields are read; undefined where it is not of the shape of what was read. */
function getTyped(
  typed: string,
  { name, read }: { name: string; read: ReadValue },
): ReadValue | 'as-read' | undefined {
  const shape = findShape(name, read);
  if (shape === 'list' || shape === 'choices') return 'as-read';
  return correctField(name, read, shape === 'choice' ? typed === 'true' : typed);
}

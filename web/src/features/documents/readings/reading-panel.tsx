import * as texts from '@porchlight/content/en/document-readings.ts';
import { labelForm } from '@porchlight/content/en/document-readings-forms.ts';
import { toCheck } from '@porchlight/content/en/document-readings-outcomes.ts';
import { correctField, findShape } from '@porchlight/domain/readings/document-readings/kept/correct-field.ts';
import type {
  ReadValue,
  ShownField,
  ShownReading,
} from '@porchlight/domain/readings/document-readings/kept/kept-reading.ts';
import { type SubmitEvent, useState } from 'react';
import { parseFailure } from '../../../platform/api/failure.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { PlanProposals } from './plan-proposals.tsx';
import { ReadFields, ReadSummary } from './read-fields.tsx';
import { ReadingNotes } from './reading-notes.tsx';
import { type useReading, useReadingWork } from './readings.queries.ts';

const writeTyped = (value: ReadValue) => (value === null || typeof value === 'object' ? '' : String(value));

/** What was read of one's own document, beside its pages: its figures, what to check, and what the plan can take. */
export function ReadingPanel({
  id,
  reading: { data, isError, isFetching, refetch },
  warnings,
  chosen,
  onChoose,
}: {
  id: string;
  reading: ReturnType<typeof useReading>;
  /** What is to be checked of the paper itself, before its figures are confirmed. */
  warnings: readonly string[];
  chosen: string | undefined;
  onChoose: (name: string) => void;
}) {
  const { ask, confirm, take } = useReadingWork(id);
  if (data === undefined)
    return isError ? (
      <LoadFailed title={texts.didNotLoad} busy={isFetching} onRetry={() => void refetch()}>
        {texts.loadFailedLead}
      </LoadFailed>
    ) : (
      <Skeleton className="h-40" />
    );
  const askAgain = () => ask.mutate({ id });
  return (
    <div className="grid gap-5">
      <div className="grid gap-0.5">
        <h2 className="text-xl">{texts.whatWasRead}</h2>
        {data.form !== null && <p className="font-semibold text-ink-soft">{labelForm(data.form)}</p>}
      </div>
      {data.state !== 'done' && <ReadingProgress reading={data} isAsking={ask.isPending} onAsk={askAgain} />}
      <ReadingNotes {...data} />
      {warnings.length > 0 && (
        <Notice look="wrong" title={toCheck}>
          <ul className="grid gap-2">
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </Notice>
      )}
      {data.isPartial && (
        <section aria-labelledby="read-so-far" className="grid gap-5">
          <div className="grid gap-1.5">
            <h3 id="read-so-far" className="font-sans font-semibold text-[1.0625rem]">
              {texts.readSoFar}
            </h3>
            <p className="text-[.9rem] text-ink-soft">{texts.soFar(Object.keys(data.fields).length)}</p>
          </div>
          <ReadFields reading={data} chosen={chosen} onChoose={onChoose} renderWork={() => null} />
        </section>
      )}
      {!data.isPartial && Object.keys(data.fields).length > 0 && (
        <>
          <ReadSummary {...data} />
          <PlanProposals reading={data} take={take} />
          <ReadFields
            reading={data}
            chosen={chosen}
            onChoose={onChoose}
            renderWork={(name, field) => (
              <ConfirmForm
                key={String(field.confirmedAt)}
                id={id}
                name={name}
                field={field}
                confirm={confirm}
              />
            )}
          />
        </>
      )}
      {data.state === 'done' && (
        <Button
          size="small"
          variant="plain"
          className="justify-self-start"
          busy={ask.isPending}
          onClick={askAgain}
        >
          {texts.readItAgain}
        </Button>
      )}
    </div>
  );
}

/** A reading that is not done: on its way, not asked for, or given up. */
function ReadingProgress({
  reading: { state, page, pageCount },
  isAsking,
  onAsk,
}: {
  reading: ShownReading;
  isAsking: boolean;
  onAsk: () => void;
}) {
  if (state === 'waiting' || state === 'reading') {
    const isCounted = state === 'reading' && page !== null && pageCount !== null && pageCount > 0;
    const title = state === 'waiting' ? texts.waitingTitle : texts.beingRead;
    return (
      <div role="status" className="grid gap-2">
        <p className="font-semibold">{title}</p>
        {isCounted && (
          <>
            <p className="figure-tabular">{texts.pageOf(Math.min(page + 1, pageCount), pageCount)}</p>
            <ProgressBar percent={Math.round((100 * page) / pageCount)} label={title} />
          </>
        )}
        <p className="text-[.9rem] text-ink-soft">{texts.waitingLead}</p>
      </div>
    );
  }
  const hasFailed = state === 'failed';
  return (
    <Notice
      look={hasFailed ? 'wrong' : 'plain'}
      title={hasFailed ? texts.readingFailed : texts.notReadYet}
      action={
        <Button size="small" busy={isAsking} onClick={onAsk}>
          {hasFailed ? texts.readItAgain : texts.readIt}
        </Button>
      }
    >
      {hasFailed ? texts.readerStoppedTwice : texts.notReadLead}
    </Notice>
  );
}

/** What a person says that the paper says: as it was read, or corrected by hand. */
function ConfirmForm({
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
  const label = texts.paperValueLabel;
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
        <p className="text-[.9rem] text-ink-soft">{error ?? texts.paperValueLabel}</p>
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
          {texts.emptyButton}
          <span className="sr-only"> {texts.labelField(name)}</span>
        </Button>
      )}
    </form>
  );
}

/** What was typed, in the form in which fields are read; undefined where it is not of the shape of what was read. */
function getTyped(
  typed: string,
  { name, read }: { name: string; read: ReadValue },
): ReadValue | 'as-read' | undefined {
  const shape = findShape(name, read);
  if (shape === 'list' || shape === 'choices') return 'as-read';
  return correctField(name, read, shape === 'choice' ? typed === 'true' : typed);
}

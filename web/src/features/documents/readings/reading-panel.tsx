import * as texts from '@porchlight/content/en/document-readings.ts';
import { labelForm } from '@porchlight/content/en/document-readings-forms.ts';
import { toCheck } from '@porchlight/content/en/document-readings-outcomes.ts';
import type { ShownReading } from '@porchlight/domain/readings/document-readings/kept/kept-reading.ts';
import { Button } from '../../../ui/button.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ConfirmForm } from './confirm-form.tsx';
import { PlanProposals } from './plan-proposals.tsx';
import { ReadFields, ReadSummary } from './read-fields.tsx';
import { ReadingNotes } from './reading-notes.tsx';
import { type useReading, useReadingWork } from './readings.queries.ts';

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
        {texts.yourDocumentIsSafe}
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
    const title = state === 'waiting' ? texts.waitsToBeRead : texts.beingRead;
    return (
      <div role="status" className="grid gap-2">
        <p className="font-semibold">{title}</p>
        {isCounted && (
          <>
            <p className="figure-tabular">{texts.pageOf(Math.min(page + 1, pageCount), pageCount)}</p>
            <ProgressBar percent={Math.round((100 * page) / pageCount)} label={title} />
          </>
        )}
        <p className="text-[.9rem] text-ink-soft">{texts.youCanGoOn}</p>
      </div>
    );
  }
  const hasFailed = state === 'failed';
  return (
    <Notice
      look={hasFailed ? 'wrong' : 'plain'}
      title={hasFailed ? texts.couldNotBeRead : texts.notReadYet}
      action={
        <Button size="small" busy={isAsking} onClick={onAsk}>
          {hasFailed ? texts.readItAgain : texts.readIt}
        </Button>
      }
    >
      {hasFailed ? texts.readerStoppedTwice : texts.readsOnOurMachine}
    </Notice>
  );
}

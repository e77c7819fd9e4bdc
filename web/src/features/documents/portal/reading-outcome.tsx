import { labelForm } from '@porchlight/content/en/document-readings-forms.ts';
import * as texts from '@porchlight/content/en/document-readings-outcomes.ts';
import type { ReadDocumentRow } from '@porchlight/domain/readings/document-readings/kept/kept-readings.contract.ts';
import {
  CircleExclamationPoint,
  FileQuestionMark,
  Hourglass,
  Info,
  RotateCcw,
  ScanText,
  TriangleAlert,
} from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { useReadingWork } from '../readings/readings.queries.ts';

/** What came of reading a file, in a few words; a press opens what was read. Nothing as long as that is not known. */
export function ReadingOutcome({
  reading,
  onPreview,
}: {
  reading: ReadDocumentRow | 'unread' | undefined;
  onPreview: () => void;
}) {
  if (reading === undefined) return null;
  if (reading === 'unread') return <OpenReading words={texts.notReadYet} onPreview={onPreview} />;
  const { state, form, page, pageCount, notes } = reading;
  if (state === 'done' && form !== null)
    return <OpenReading words={texts.resultLink(labelForm(form))} onPreview={onPreview} />;
  if (state === 'waiting') return <Outcome Icon={Hourglass} words={texts.waiting} />;
  if (state === 'reading')
    return (
      <>
        <Outcome Icon={ScanText} words={texts.beingRead(page, pageCount)} />
        {page !== null && page > 0 && <OpenReading words={texts.partialResultLink} onPreview={onPreview} />}
      </>
    );
  if (state === 'failed')
    return <Outcome Icon={CircleExclamationPoint} tone="text-brick" words={texts.failed} />;
  const [first] = notes;
  const isKept = first === undefined || first.code === 'not-a-form';
  return (
    <Outcome
      Icon={isKept ? FileQuestionMark : CircleExclamationPoint}
      tone={isKept ? 'text-ink-soft' : 'text-brick'}
      words={first === undefined ? texts.gaveNothing : texts.notRead[first.code]}
    />
  );
}

function OpenReading({ words, onPreview }: { words: string; onPreview: () => void }) {
  return (
    <button
      type="button"
      onClick={onPreview}
      className="block min-h-8 text-left font-normal text-link underline underline-offset-4"
    >
      {words}
    </button>
  );
}

function Outcome({
  Icon,
  words,
  tone = 'text-ink-soft',
}: {
  Icon: typeof Hourglass;
  words: string;
  tone?: string;
}) {
  return (
    <span className={`flex items-start gap-1.5 font-normal ${tone}`}>
      <Icon aria-hidden="true" className="mt-1 size-4 shrink-0" />
      <span>{words}</span>
    </span>
  );
}

/** Whether there is anything to say below a row of what came of its reading. */
export const hasOutcomeNotes = (reading: ReadDocumentRow | undefined): boolean =>
  reading !== undefined &&
  (reading.state === 'failed' || (reading.state === 'done' && reading.notes.length > 0));

/** Why a file was not read, or not all of it, and what is to be checked of it; beside the button that has it answer a request. */
export function OutcomeNotes({
  id,
  reading,
  warnings,
}: {
  id: string;
  reading: ReadDocumentRow | undefined;
  warnings: readonly string[];
}) {
  const notes = reading?.state === 'done' ? reading.notes.map(describeNote) : [];
  const hasFailed = reading?.state === 'failed';
  const reasons = hasFailed ? [texts.failedWhy] : notes;
  if (reasons.length + warnings.length === 0) return null;
  return (
    <div className="mb-3 grid max-w-[72ch] gap-2 whitespace-normal text-[.9375rem]">
      <ul
        id={`warnings-${id}`}
        aria-label={texts.toCheck}
        aria-describedby={`name-${id}`}
        className="grid gap-1.5"
      >
        {reasons.map((reason) => (
          <li key={reason} className="wrap-anywhere flex gap-2">
            <Info aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-dusk" />
            <span>{reason}</span>
          </li>
        ))}
        {warnings.map((warning) => (
          <li key={warning} className="wrap-anywhere flex gap-2">
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-brick" />
            <span>{warning}</span>
          </li>
        ))}
      </ul>
      {hasFailed && <ReadAgain id={id} />}
    </div>
  );
}

/** A paper of no known kind is as good as any other; only its figures are not taken. */
const describeNote = ({ code, text }: ReadDocumentRow['notes'][number]) =>
  code === 'not-a-form' ? texts.unknownPaperLead : text;

function ReadAgain({ id }: { id: string }) {
  const { ask } = useReadingWork(id);
  return (
    <Button
      size="small"
      className="justify-self-start print:hidden"
      busy={ask.isPending}
      aria-describedby={`name-${id}`}
      onClick={() => ask.mutate({ id })}
    >
      <RotateCcw aria-hidden="true" className="size-4" />
      {texts.readAgain}
    </Button>
  );
}

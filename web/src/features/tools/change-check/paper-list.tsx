import * as texts from '@porchlight/content/en/change-check.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { listRepeated, pickPapers } from '@porchlight/domain/readings/disclosure-changes/same-paper.ts';
import type { FormReading } from '@porchlight/domain/readings/document-readings/form-reading.ts';
import { chargeSections } from './typed-charges.ts';

/** How many papers are compared at most. */
export const MAX_PAPERS = 8;

/** What became of one file: its form, or why there is none. */
export type PaperOutcome = { file: string } & (
  | { reading: FormReading; problem?: never }
  | { problem: string; reading?: never }
);

/** Of each paper what it is, how much of it was read, and once all are read which paper is missing. */
export function PaperList({
  outcomes,
  before = [],
  after = [],
  isDone,
}: {
  outcomes: readonly PaperOutcome[];
  /** What was read elsewhere on the page: of one's own documents, which come first, or of files. */
  before?: readonly FormReading[];
  after?: readonly FormReading[];
  isDone: boolean;
}) {
  if (outcomes.length === 0) return null;
  const readings = [...before, ...outcomes.flatMap(({ reading }) => reading ?? []), ...after];
  const repeated = listRepeated(readings);
  const picked = pickPapers(readings);
  const missing = isDone ? nameMissing(readings) : undefined;
  return (
    <>
      <ul className="grid gap-3">
        {outcomes.map(({ file, reading, problem }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and their order stays.
          <li key={place} className="grid gap-1">
            <p className="wrap-anywhere">
              <span className="font-semibold">{reading === undefined ? file : nameReading(reading)}</span>
              {reading !== undefined && <span className="block text-ink-soft">{file}</span>}
            </p>
            {reading !== undefined && repeated.includes(reading) ? (
              <p className="font-medium">{texts.countedOnce}</p>
            ) : isDone && isLeftOut(reading, picked) ? (
              <p className="font-medium">{texts.ofAnotherLoan}</p>
            ) : (
              <p>{reading === undefined ? problem : describeLines(reading)}</p>
            )}
          </li>
        ))}
      </ul>
      {missing !== undefined && <p className="font-medium">{missing}</p>}
    </>
  );
}

const isLeftOut = (reading: FormReading | undefined, picked: ReturnType<typeof pickPapers>) =>
  reading?.form === 'loan_estimate' && picked !== undefined && !picked.estimates.includes(reading);

/** The charges; what the summaries of page 3 list is none. */
const countLines = ({ lines }: FormReading) =>
  chargeSections.reduce((count, section) => count + (lines[section]?.length ?? 0), 0);
const describeLines = (reading: FormReading) =>
  countLines(reading) === 0 ? texts.noLines : texts.linesRead(countLines(reading));

function nameReading({ form, fields }: FormReading): string {
  const value = fields.date_issued?.value;
  const written = typeof value === 'string' ? formatCalendarDate(value, locale) : null;
  return form === 'loan_estimate' ? texts.readEstimate(written) : texts.readClosing(written);
}

function nameMissing(readings: readonly FormReading[]): string | undefined {
  const forms = new Set(readings.map(({ form }) => form));
  if (!forms.has('loan_estimate') && !forms.has('closing_disclosure')) return undefined;
  if (!forms.has('closing_disclosure')) return texts.closingMissing;
  return forms.has('loan_estimate') ? undefined : texts.estimateMissing;
}

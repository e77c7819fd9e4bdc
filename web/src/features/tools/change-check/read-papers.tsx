import * as texts from '@porchlight/content/en/change-check/page.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import { openSentReading } from '@porchlight/domain/disclosure-changes/sent-reading.ts';
import type { FormReading } from '@porchlight/domain/document-readings/form-reading.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { useEffect, useRef, useState } from 'react';
import { sendForm } from '../form-files/send-form.ts';
import { chargeSections } from './typed-charges.ts';
import type { ReadPapers } from './use-change-check.ts';

const MOST_PAPERS = 8;

/** What became of one file: its form, or why there is none. */
type Outcome = { file: File } & (
  | { reading: FormReading; problem?: never }
  | { problem: string; reading?: never }
);

/** Reads the PDFs that were chosen, one after the other; says of each what it is, and which paper is missing. */
export default function ReadPapersPart({
  files,
  onRead,
}: {
  files: readonly File[];
  onRead: (papers: ReadPapers) => void;
}) {
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const read = useRef<readonly Outcome[]>([]);
  const hand = useRef(onRead);
  hand.current = onRead;
  const next = files.slice(0, MOST_PAPERS)[outcomes.length];
  useEffect(() => {
    let isShown = true;
    async function readAll() {
      for (const file of files.slice(read.current.length, MOST_PAPERS)) {
        const outcome = await readOne(file);
        if (!isShown) return;
        read.current = [...read.current, outcome];
        setOutcomes(read.current);
      }
      const papers = joinPapers(read.current);
      if (papers !== undefined) hand.current(papers);
    }
    void readAll();
    return () => {
      isShown = false;
    };
  }, [files]);
  const missing = next === undefined ? nameMissing(outcomes) : undefined;
  return (
    <section aria-label={texts.results} className="grid gap-3 rounded-m bg-sunken p-4 text-[.9375rem]">
      <p role="status" className="empty:hidden">
        {next !== undefined && texts.reading(next.name)}
      </p>
      {files.length > MOST_PAPERS && <p>{texts.tooMany(MOST_PAPERS)}</p>}
      {outcomes.length > 0 && (
        <ul className="grid gap-3">
          {outcomes.map(({ file, reading, problem }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and their order stays.
            <li key={place} className="grid gap-1">
              <p className="wrap-anywhere font-semibold">
                {reading === undefined ? file.name : nameReading(reading)}
              </p>
              <p>{reading === undefined ? problem : describeLines(reading)}</p>
            </li>
          ))}
        </ul>
      )}
      {missing !== undefined && <p className="font-medium">{missing}</p>}
    </section>
  );
}

async function readOne(file: File): Promise<Outcome> {
  const { reading: sent, problem } = await sendForm(file);
  const reading = sent && openSentReading(sent);
  if (reading !== undefined) return { file, reading };
  const notes = sent?.notes.map(({ text }) => text).join(' ') ?? '';
  return { file, problem: problem ?? (notes || texts.notAForm) };
}

/** The charges; what the summaries of page 3 list is none. */
const countLines = ({ lines }: FormReading) =>
  chargeSections.reduce((count, section) => count + (lines[section]?.length ?? 0), 0);
const describeLines = (reading: FormReading) =>
  countLines(reading) === 0 ? texts.noLines : texts.linesRead(countLines(reading));

function nameReading(reading: FormReading): string {
  const day = readText(reading, 'date_issued');
  const written = day === null ? null : formatCalendarDate(day, locale);
  return reading.form === 'loan_estimate' ? texts.readEstimate(written) : texts.readClosing(written);
}

/** Both papers, where there are both with charges. Of two Closing Disclosures the later one is compared. */
function joinPapers(outcomes: readonly Outcome[]): ReadPapers | undefined {
  const [estimates, closings] = (['loan_estimate', 'closing_disclosure'] as const).map((form) =>
    outcomes
      .flatMap(({ reading }) => (reading?.form === form && countLines(reading) > 0 ? [reading] : []))
      .sort((one, other) =>
        (readText(one, 'date_issued') ?? '').localeCompare(readText(other, 'date_issued') ?? ''),
      ),
  );
  const closing = closings?.at(-1);
  if (closing === undefined || estimates === undefined || estimates.length === 0) return undefined;
  const earlierClosing = closings?.at(-2);
  return { estimates, closing, ...(earlierClosing !== undefined && { earlierClosing }) };
}

function nameMissing(outcomes: readonly Outcome[]): string | undefined {
  const forms = new Set(outcomes.map(({ reading }) => reading?.form));
  if (!forms.has('loan_estimate') && !forms.has('closing_disclosure')) return undefined;
  if (!forms.has('closing_disclosure')) return texts.closingMissing;
  return forms.has('loan_estimate') ? undefined : texts.estimateMissing;
}

function readText(reading: FormReading, name: string): string | null {
  const value = reading.fields[name]?.value;
  return typeof value === 'string' ? value : null;
}

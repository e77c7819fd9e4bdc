import * as texts from '@porchlight/content/en/document-readings-estimates.ts';
import { MAX_OFFERS } from '@porchlight/domain/loan-offers/offer-lines.ts';
import type { NamedPaper } from '@porchlight/domain/readings/disclosure-changes/other-loan.ts';
import { useEffect, useState } from 'react';
import { sendForm } from '../form-files/send-form.ts';
import { findOutcome, type OfferOutcome, OutcomeList } from './outcome-list.tsx';
import type { ReadColumns } from './use-offers.ts';

/** Reads the PDFs that were chosen, one after the other, into the columns; says of each what was read and what to check. */
export default function ReadEstimates({
  files,
  known,
  onRead,
}: {
  files: readonly File[];
  known: readonly NamedPaper[];
  onRead: (read: ReadColumns) => void;
}) {
  const [outcomes, setOutcomes] = useState<readonly OfferOutcome[]>([]);
  useEffect(() => {
    let isShown = true;
    setOutcomes([]);
    void readAll(files, (read) => isShown && setOutcomes(read));
    return () => {
      isShown = false;
    };
  }, [files]);
  const next = files.slice(0, MAX_OFFERS)[outcomes.length];
  return (
    <section aria-label={texts.results} className="grid gap-3 rounded-m bg-sunken p-4 text-[.9375rem]">
      <p role="status" className="empty:hidden">
        {next !== undefined && texts.reading(next.name)}
      </p>
      {files.length > MAX_OFFERS && <p>{texts.tooMany}</p>}
      <OutcomeList outcomes={outcomes} known={known} isDone={next === undefined} onRead={onRead} />
    </section>
  );
}

async function readAll(
  files: readonly File[],
  show: (outcomes: readonly OfferOutcome[]) => void,
): Promise<void> {
  const outcomes: OfferOutcome[] = [];
  for (const file of files.slice(0, MAX_OFFERS)) {
    const { reading, problem } = await sendForm(file);
    outcomes.push(reading === undefined ? { file: file.name, problem } : findOutcome(file.name, reading));
    show([...outcomes]);
  }
}

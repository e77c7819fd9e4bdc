import * as texts from '@porchlight/content/en/document-readings/estimates.ts';
import { MOST_OFFERS } from '@porchlight/domain/loan-offers/offer-lines.ts';
import { makeReadOffer } from '@porchlight/domain/loan-offers/read-offer.ts';
import { useEffect, useRef, useState } from 'react';
import { sendForm } from '../form-files/send-form.ts';
import type { Typed } from '../tool-definition.ts';
import { fillColumns, type Outcome, OutcomeList } from './outcome-list.tsx';

/** Reads the PDFs that were chosen, one after the other, into the columns; says of each what was read and what to look at. */
export default function ReadEstimates({
  files,
  onRead,
}: {
  files: readonly File[];
  onRead: (offers: readonly Typed[]) => void;
}) {
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const hand = useRef(onRead);
  hand.current = onRead;
  useEffect(() => {
    let isShown = true;
    setOutcomes([]);
    void readAll(
      files,
      (read) => isShown && setOutcomes(read),
      (offers) => isShown && hand.current(offers),
    );
    return () => {
      isShown = false;
    };
  }, [files]);
  const next = files.slice(0, MOST_OFFERS)[outcomes.length];
  return (
    <section aria-label={texts.results} className="grid gap-3 rounded-m bg-sunken p-4 text-[.9375rem]">
      <p role="status" className="empty:hidden">
        {next !== undefined && texts.reading(next.name)}
      </p>
      {files.length > MOST_OFFERS && <p>{texts.tooMany}</p>}
      <OutcomeList outcomes={outcomes} />
    </section>
  );
}

async function readAll(
  files: readonly File[],
  tell: (outcomes: readonly Outcome[]) => void,
  onRead: (offers: readonly Typed[]) => void,
): Promise<void> {
  const outcomes: Outcome[] = [];
  for (const file of files.slice(0, MOST_OFFERS)) {
    const { reading, problem } = await sendForm(file);
    const found = reading && makeReadOffer(reading);
    const notes = reading?.notes.map(({ text }) => text).join(' ') ?? '';
    outcomes.push({
      file: file.name,
      ...(found ? { found, notes } : { problem: problem ?? (notes || texts.notAnEstimate) }),
    });
    tell([...outcomes]);
  }
  fillColumns(outcomes, onRead);
}

import * as texts from '@porchlight/content/en/document-readings/estimates.ts';
import { loanOffers } from '@porchlight/content/en/loan-offers.ts';
import {
  isNeeded,
  MOST_OFFERS,
  type OfferLineId,
  offerLines,
} from '@porchlight/domain/loan-offers/offer-lines.ts';
import { makeReadOffer, type ReadOffer } from '@porchlight/domain/loan-offers/read-offer.ts';
import { useEffect, useRef, useState } from 'react';
import type { Typed } from '../tool-definition.ts';
import { sendEstimate } from './send-estimate.ts';

/** What became of one file: its offer, or why there is none. */
type Outcome = { file: string } & (
  | { found: ReadOffer; problem?: never }
  | { problem: string; found?: never }
);

const name = (lines: readonly OfferLineId[]) => lines.map((line) => loanOffers.lines[line].label).join(', ');

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
      {outcomes.length > 0 && (
        <ul className="grid gap-3">
          {outcomes.map(({ file, found, problem }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and their order stays.
            <li key={place} className="grid gap-1">
              <p className="wrap-anywhere font-semibold">{found?.offer.name ?? file}</p>
              {problem !== undefined && <p>{problem}</p>}
              {found !== undefined && <OfferNotes found={found} />}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function OfferNotes({ found: { offer, proved, check, isAdjustable } }: { found: ReadOffer }) {
  const filled = offerLines.filter(({ id }) => offer[id] !== undefined);
  const missing = offerLines.filter((line) => isNeeded(line) && offer[line.id] === undefined);
  return (
    <>
      <p>{texts.read(filled.length, proved.length)}</p>
      {check.length > 0 && <p className="font-medium">{texts.check(name(check))}</p>}
      {missing.length > 0 && (
        <p className="font-medium">{texts.missing(name(missing.map(({ id }) => id)))}</p>
      )}
      {isAdjustable && <p>{texts.adjustable}</p>}
    </>
  );
}

async function readAll(
  files: readonly File[],
  tell: (outcomes: readonly Outcome[]) => void,
  onRead: (offers: readonly Typed[]) => void,
): Promise<void> {
  const outcomes: Outcome[] = [];
  for (const file of files.slice(0, MOST_OFFERS)) {
    const { reading, problem } = await sendEstimate(file);
    const found = reading && makeReadOffer(reading);
    const notes = reading?.notes.map(({ text }) => text).join(' ') ?? '';
    outcomes.push({ file: file.name, ...(found ? { found } : { problem: problem ?? notes }) });
    tell([...outcomes]);
  }
  const offers = outcomes.flatMap(({ found }) => (found === undefined ? [] : [found.offer as Typed]));
  // The comparison has two columns at least.
  if (offers.length > 0) onRead(offers.length === 1 ? [...offers, {}] : offers);
}

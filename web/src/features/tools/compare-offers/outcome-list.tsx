import * as texts from '@porchlight/content/en/document-readings-estimates.ts';
import { loanOffers } from '@porchlight/content/en/loan-offers.ts';
import { isNeeded, type OfferLineId, offerLines } from '@porchlight/domain/loan-offers/offer-lines.ts';
import { findOtherOffers } from '@porchlight/domain/loan-offers/other-offers.ts';
import { makeReadOffer, type ReadOffer } from '@porchlight/domain/loan-offers/read-offer.ts';
import type { NamedPaper } from '@porchlight/domain/readings/disclosure-changes/other-loan.ts';
import type { DocumentReading } from '@porchlight/domain/readings/document-readings/document-readings.contract.ts';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { Typed } from '../tool-definition.ts';
import type { ReadColumns } from './use-offers.ts';

/** What became of one file: its offer with what is to be known of the reading, or why there is none. */
export type OfferOutcome = { file: string } & (
  | { found: ReadOffer; reading: DocumentReading; problem?: never }
  | { problem: string; found?: never; reading?: never }
);

/** What a reading is for the comparison. */
export function findOutcome(file: string, reading: DocumentReading): OfferOutcome {
  const found = makeReadOffer(reading);
  return found === undefined
    ? { file, problem: joinNotes(reading) || texts.notAnEstimate }
    : { file, found, reading };
}

const joinNotes = ({ notes }: DocumentReading) => notes.map(({ text }) => text).join(' ');
const name = (lines: readonly OfferLineId[]) => lines.map((line) => loanOffers.lines[line].label).join(', ');

/**
 * Of each Loan Estimate what was read, and what to check. Once all are read they are handed over as columns; papers that name different
 * borrowers or homes only when the buyer says that they are of one purchase.
 */
export function OutcomeList({
  outcomes,
  known,
  isDone,
  onRead,
}: {
  outcomes: readonly OfferOutcome[];
  /** Papers of the columns that these are put beside. */
  known: readonly NamedPaper[];
  isDone: boolean;
  onRead: (read: ReadColumns) => void;
}) {
  const [allowed, setAllowed] = useState<readonly OfferOutcome[]>();
  const handed = useRef<readonly OfferOutcome[]>(undefined);
  const papers = outcomes.flatMap(({ reading }) => reading ?? []);
  const beside = handed.current === outcomes ? [] : known;
  const other = isDone ? findOtherOffers([...beside, ...papers]) : [];
  const isRefused = other.length > 0 && allowed !== outcomes;
  const isReady = isDone && papers.length > 0 && !isRefused;
  useEffect(() => {
    if (!isReady || handed.current === outcomes) return;
    handed.current = outcomes;
    onRead({ papers, offers: outcomes.flatMap(({ found }) => (found ? [found.offer as Typed] : [])) });
  });
  if (outcomes.length === 0) return null;
  return (
    <div className="grid gap-4">
      <ul className="grid gap-3">
        {outcomes.map(({ file, found, problem, reading }, place) => {
          const notes = reading === undefined ? '' : joinNotes(reading);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and their order stays.
            <li key={place} className="grid gap-1">
              <p className="wrap-anywhere font-semibold">{found?.offer.name ?? file}</p>
              {problem !== undefined && <p>{problem}</p>}
              {found !== undefined && <OfferNotes found={found} />}
              {notes !== '' && <p className="font-medium">{notes}</p>}
            </li>
          );
        })}
      </ul>
      {isRefused && (
        <OtherOffers other={other} papers={[...beside, ...papers]} onAllow={() => setAllowed(outcomes)} />
      )}
    </div>
  );
}

function OfferNotes({ found: { offer, proved, check, isAdjustable } }: { found: ReadOffer }) {
  const filled = offerLines.filter(({ id }) => offer[id] !== undefined);
  const missing = offerLines.filter(
    (line) => isNeeded(line) && offer[line.id] === undefined && !check.includes(line.id),
  );
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

/** What the papers name differently, paper by paper. Nothing is filled in until the buyer says that they are of one purchase. */
function OtherOffers({
  other,
  papers,
  onAllow,
}: {
  other: ReturnType<typeof findOtherOffers>;
  papers: readonly NamedPaper[];
  onAllow: () => void;
}) {
  return (
    <div className="grid justify-items-start gap-3 rounded-m border border-line bg-lamp-soft p-4 text-lamp-ink">
      <p className="font-semibold">{texts.otherTitle}</p>
      <p className="max-w-[64ch]">{texts.otherLead}</p>
      <dl className="grid gap-2">
        {other.map(({ what, names }) => (
          <div key={what}>
            <dt className="font-semibold">{texts.otherNames[what]}</dt>
            {names.map((said, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: Two papers may say the same, and their order stays.
              <dd key={place} className="wrap-anywhere">
                {texts.saidBy(said, nameLender(papers[place], place))}
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <Button size="small" onClick={onAllow}>
        {texts.allMine}
      </Button>
    </div>
  );
}

function nameLender(paper: NamedPaper | undefined, place: number): string {
  const lender = paper?.fields.lender?.value;
  return typeof lender === 'string' ? lender : texts.paper(place + 1);
}

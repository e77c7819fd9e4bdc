import * as texts from '@porchlight/content/en/document-readings/estimates.ts';
import { loanOffers } from '@porchlight/content/en/loan-offers.ts';
import { isNeeded, type OfferLineId, offerLines } from '@porchlight/domain/loan-offers/offer-lines.ts';
import type { ReadOffer } from '@porchlight/domain/loan-offers/read-offer.ts';
import type { Typed } from '../tool-definition.ts';

/** What became of one file: its offer with what is to be known of the reading, or why there is none. */
export type Outcome = { file: string } & (
  | { found: ReadOffer; notes: string; problem?: never }
  | { problem: string; found?: never }
);

const name = (lines: readonly OfferLineId[]) => lines.map((line) => loanOffers.lines[line].label).join(', ');

/** Of each Loan Estimate what was read, and what to look at. */
export function OutcomeList({ outcomes }: { outcomes: readonly Outcome[] }) {
  if (outcomes.length === 0) return null;
  return (
    <ul className="grid gap-3">
      {outcomes.map(({ file, found, problem, ...more }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and their order stays.
        <li key={place} className="grid gap-1">
          <p className="wrap-anywhere font-semibold">{found?.offer.name ?? file}</p>
          {problem !== undefined && <p>{problem}</p>}
          {found !== undefined && <OfferNotes found={found} />}
          {'notes' in more && more.notes !== '' && <p className="font-medium">{more.notes}</p>}
        </li>
      ))}
    </ul>
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

/** Hands what was read over as columns, of which the comparison has two at least. */
export function fillColumns(outcomes: readonly Outcome[], onRead: (offers: readonly Typed[]) => void): void {
  const offers = outcomes.flatMap(({ found }) => (found === undefined ? [] : [found.offer as Typed]));
  if (offers.length > 0) onRead(offers.length === 1 ? [...offers, {}] : offers);
}

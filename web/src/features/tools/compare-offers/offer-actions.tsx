import { loanOffers } from '@porchlight/content/en/loan-offers.ts';
import * as texts from '@porchlight/content/en/tools/compare-offers.ts';
import type { OfferComparison } from '@porchlight/domain/loan-offers/compare-offers.ts';
import { type OfferInput, offerLines } from '@porchlight/domain/loan-offers/offer-lines.ts';
import { Download, Link2, Printer } from 'lucide-react';
import { showFailure, showSuccess } from '../../../platform/toasts/show-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { downloadCsv } from '../csv.ts';
import type { Typed } from '../tool-definition.ts';
import { formatOffersFragment } from './offers-link.ts';

/** What can be done with a comparison: hand on a link, print it, keep it as a file. */
export function OfferActions({
  offers,
  comparison,
}: {
  offers: readonly Typed[];
  comparison: { inputs: readonly OfferInput[]; result: OfferComparison };
}) {
  return (
    <div className="flex flex-wrap gap-2.5 noscript:hidden print:hidden">
      <Button size="small" onClick={() => void copyLink(formatOffersFragment(offers))}>
        <Link2 aria-hidden="true" className="size-4.5" />
        {texts.copyLink}
      </Button>
      <Button size="small" onClick={() => window.print()}>
        <Printer aria-hidden="true" className="size-4.5" />
        {texts.print}
      </Button>
      <Button size="small" onClick={() => downloadCsv('loan-offers', makeSheet(comparison))}>
        <Download aria-hidden="true" className="size-4.5" />
        {texts.allLinesCsv}
      </Button>
    </div>
  );
}

async function copyLink(fragment: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(`${location.origin}${location.pathname}${fragment}`);
    showSuccess({ title: texts.linkCopied, description: texts.openingFillsTheseOffers });
  } catch {
    history.replaceState(history.state, '', fragment);
    showFailure({
      title: texts.theLinkCouldNotCopied,
      description: texts.yourBrowserDoesNotAllow,
    });
  }
}

function makeSheet({ inputs, result }: { inputs: readonly OfferInput[]; result: OfferComparison }) {
  const plain = (amount: string) => amount.replaceAll(',', '');
  return {
    header: [texts.line, ...inputs.map(({ name }) => name)],
    rows: [
      ...offerLines.map(({ id }) => [loanOffers.lines[id].label, ...inputs.map((input) => input[id] ?? '')]),
      [loanOffers.answer.title, ...result.offers.map(({ fiveYearCost }) => plain(fiveYearCost))],
      [texts.beyondTheLowest, ...result.offers.map(({ more }) => plain(more))],
      [
        texts.doesNotAddUp,
        ...result.offers.map(({ slips }) => slips.map(({ sentence }) => sentence).join(' ')),
      ],
    ],
  };
}

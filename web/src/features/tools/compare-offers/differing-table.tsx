import { loanOffers } from '@porchlight/content/en/loan-offers.ts';
import * as texts from '@porchlight/content/en/tools/compare-offers.ts';
import { formatDollars } from '@porchlight/domain/kernel/money.ts';
import type { OfferComparison } from '@porchlight/domain/loan-offers/compare-offers.ts';
import { offerLines } from '@porchlight/domain/loan-offers/offer-lines.ts';
import { useState } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { formatFigure } from '../figures.ts';
import type { Unit } from '../tool-definition.ts';
import { findUnit } from './offer-fields.ts';

const { differing: text, lines } = loanOffers;

/** What differs, line by line; on request only what a lender sets itself. */
export function DifferingTable({ result: { differing, offers } }: { result: OfferComparison }) {
  const [isNarrow, setIsNarrow] = useState(false);
  const shown = differing.filter(({ isLenders }) => isLenders || !isNarrow);
  return (
    <section aria-labelledby="differing" className="grid gap-4">
      <div>
        <h2 id="differing" className="text-3xl">
          {text.title}
        </h2>
        <p className="mt-1 max-w-[68ch] text-ink-soft">{text.lead}</p>
      </div>
      <div className="print:hidden">
        <Checkbox checked={isNarrow} onChange={({ target }) => setIsNarrow(target.checked)}>
          {text.onlyLenders}
        </Checkbox>
      </div>
      {shown.length === 0 ? (
        <p>{text.none}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: Five lenders are wider than a phone; keys have to reach them.
        <section aria-label={texts.linesThatDiffer} tabIndex={0} className="overflow-x-auto">
          <table className="figure-tabular w-full text-[.9375rem] print:text-[8.5pt]">
            <thead>
              <tr className="border-ink border-b-2 text-right align-bottom">
                <th scope="col" className="min-w-44 py-2.5 pr-3 text-left">
                  {texts.line}
                </th>
                {offers.map(({ name }, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: Two lenders may have one name.
                  <th key={place} scope="col" className="wrap-anywhere min-w-28 py-2.5 pl-3">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map((line) => (
                <tr key={line.id} className="border-line border-b text-right align-top">
                  <th scope="row" className="py-2.5 pr-3 text-left font-normal leading-snug">
                    {lines[line.id].label}
                    {line.isLenders && (
                      <span className="mt-1 block">
                        <Badge>{text.lenders}</Badge>
                      </span>
                    )}
                  </th>
                  {line.values.map((value, place) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: Columns keep their places.
                    <td key={place} className="py-2.5 pl-3">
                      <span className={line.beyond[place] === '' ? 'font-semibold' : ''}>
                        {writeValue(line.id, value)}
                      </span>
                      {line.beyond[place] !== '' && (
                        <span className="block text-ink-soft text-sm">{line.beyond[place]}</span>
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  );
}

function writeValue(id: (typeof offerLines)[number]['id'], value: string): string {
  const line = offerLines.find((one) => one.id === id);
  if (value === '' || line === undefined) return texts.notGiven;
  return lines[id].choices?.[value] ?? writeOffered(value, findUnit(line));
}

/** As the lender wrote it: with its cents, where it has any. */
function writeOffered(value: string, unit: Unit): string {
  return unit === 'dollars' ? formatDollars(value) : formatFigure(value, unit);
}

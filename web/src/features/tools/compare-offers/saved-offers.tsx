import { loanOffers } from '@porchlight/content/en/loan-offers.ts';
import * as texts from '@porchlight/content/en/tools/compare-offers.ts';
import { formatDollars } from '@porchlight/domain/kernel/money.ts';
import { compareOffers } from '@porchlight/domain/loan-offers/compare-offers.ts';
import { MIN_OFFERS } from '@porchlight/domain/loan-offers/offer-lines.ts';
import type { Typed } from '../tool-definition.ts';
import { tidyDollars } from '../typed-values.ts';
import { getColumn, offerFields } from './offer-fields.ts';

/** Offers as they were typed, to be read: the lines that any of them gives, and what each takes in five years. */
export function SavedOffers({ offers, label }: { offers: readonly Typed[]; label: string }) {
  const columns = offers.map((typed, place) => ({
    typed,
    name: typed.name?.trim() || texts.lender(place + 1),
  }));
  const rows = [...listTotals(offers), ...listLines(offers)];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: Five lenders are wider than a phone; keys have to reach them.
    <section aria-label={label} tabIndex={0} className="overflow-x-auto">
      <table className="figure-tabular w-full text-[.9375rem]">
        <thead>
          <tr className="border-ink border-b-2 text-right align-bottom">
            <th scope="col" className="min-w-40 py-2.5 pr-3 text-left">
              {texts.line}
            </th>
            {columns.map(({ name }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: Two lenders may have one name.
              <th key={place} scope="col" className="wrap-anywhere min-w-28 py-2.5 pl-3">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, title, values }) => (
            <tr key={key} className="border-line border-b text-right align-top">
              <th scope="row" className="py-2.5 pr-3 text-left font-normal leading-snug">
                {title}
              </th>
              {values.map((value, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: Columns keep their places.
                <td key={place} className="py-2.5 pl-3">
                  {value === '' ? texts.notGiven : value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type Row = { key: string; title: string; values: string[] };

/** What each whole offer takes in five years, once two can be compared. */
function listTotals(offers: readonly Typed[]): Row[] {
  const read = offers.map((typed) => getColumn(typed).offer);
  const whole = read.flatMap((offer) => offer ?? []);
  if (whole.length < MIN_OFFERS) return [];
  const costs = compareOffers(whole).offers.map(({ fiveYearCost }) => `$${fiveYearCost}`);
  const values = read.map((offer) => (offer === undefined ? '' : (costs[whole.indexOf(offer)] ?? '')));
  return [{ key: 'five-years', title: loanOffers.answer.title, values }];
}

function listLines(offers: readonly Typed[]): Row[] {
  return offerFields.flatMap(({ name, line }) => {
    const values = offers.map((typed) => writeTyped(line.kind, line.id, typed[name]?.trim() ?? ''));
    if (values.every((value) => value === '')) return [];
    return [{ key: name, title: loanOffers.lines[line.id].label, values }];
  });
}

/** With its sign where it can be read; otherwise as typed. */
function writeTyped(
  kind: (typeof offerFields)[number]['line']['kind'],
  id: (typeof offerFields)[number]['line']['id'],
  text: string,
): string {
  if (text === '' || kind === 'count') return text;
  if (kind === 'choice') return loanOffers.lines[id].choices?.[text] ?? text;
  if (kind === 'percent') return `${text.replace(/\s|%/g, '')}%`;
  const plain = tidyDollars(text).replaceAll(',', '');
  return /^\d+(\.\d+)?$/.test(plain) ? formatDollars(plain) : text;
}

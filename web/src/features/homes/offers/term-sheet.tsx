import * as texts from '@porchlight/content/en/homes/offers.ts';
import type { OfferTerms } from '@porchlight/domain/home-offers/offer-terms.ts';
import type { HomeView } from '@porchlight/domain/homes/homes.contract.ts';
import { listTerms } from './offer-words.ts';

/** The terms on one page for the agent: seen on paper alone. */
export function TermSheet({ home, terms }: { home: HomeView; terms: OfferTerms }) {
  return (
    <div className="hidden gap-4 print:grid">
      <h3 className="text-2xl">{texts.sheetTitle}</h3>
      <p className="font-semibold">{texts.sheetNote}</p>
      <dl className="grid divide-y divide-line border-line border-y">
        <div className="grid grid-cols-[14rem_minmax(0,1fr)] gap-x-4 py-2">
          <dt className="font-semibold">{texts.sheetHome}</dt>
          <dd>{home.address}</dd>
        </div>
        {listTerms(terms, home.timeZone).map(({ name, words }) => (
          <div key={name} className="grid grid-cols-[14rem_minmax(0,1fr)] gap-x-4 py-2">
            <dt className="font-semibold">{name}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{words}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

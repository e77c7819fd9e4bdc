import * as texts from '@porchlight/content/en/homes/offers.ts';
import type { OfferTerms } from '@porchlight/domain/home-offers/offer-terms.ts';
import { findCrossedLines } from '@porchlight/domain/home-offers/walk-away.ts';
import { computeHomeCost } from '@porchlight/domain/homes/home-cost.ts';
import type { HomeView } from '@porchlight/domain/homes/homes.contract.ts';
import { writeWhole } from '../home-words.ts';
import type { HomesProps } from '../homes-props.ts';

/** What terms come to a month and at closing, and whose highest price they cross. */
export function OfferEffect({
  home,
  terms,
  plan,
  today,
}: HomesProps & { home: HomeView; terms: OfferTerms }) {
  const { downPaymentCents } = terms;
  const facts = downPaymentCents === null ? plan : { ...plan, downPayment: downPaymentCents };
  const cost = computeHomeCost(facts, { ...home, price: terms.priceCents }, today);
  const crossed = home.opinions.flatMap(({ name, isYou, walkAway }) =>
    findCrossedLines(terms, { mostPriceCents: walkAway, mostNetCents: null, mostGapCents: null }).map(
      ({ beyondCents }) => {
        const amount = writeWhole(beyondCents);
        return isYou ? texts.yourLine(amount) : texts.beyondLine({ name, amount });
      },
    ),
  );
  if (cost === null && crossed.length === 0) return null;
  return (
    <div role="status" className="grid gap-1 rounded-m bg-sunken p-4">
      {cost !== null && (
        <p className="figure-tabular">
          {texts.costNow({ payment: writeWhole(cost.payment), cash: writeWhole(cost.cashToClose) })}
        </p>
      )}
      {crossed.map((line) => (
        <p key={line} className="figure-tabular font-semibold text-brick">
          {line}
        </p>
      ))}
    </div>
  );
}

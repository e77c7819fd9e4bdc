import * as texts from '@porchlight/content/en/sharing-shared.ts';
import { offerFacts } from '@porchlight/domain/plan/fact-groups.ts';
import type { FactValues } from '@porchlight/domain/plan/plan-facts.ts';
import type { SharedFact } from '@porchlight/domain/sharing/shared.contract.ts';
import { SavedOffers } from '../../tools/compare-offers/saved-offers.tsx';
import { FactList } from './fact-list.tsx';

/** What lenders offered, side by side, and the terms of the loan as the plan has them. */
export default function SharedOffers({ facts }: { facts: readonly SharedFact[] }) {
  const offers = facts.find(({ fact }) => fact === 'offers')?.value as FactValues['offers'] | undefined;
  const terms = offerFacts.flatMap((name) =>
    name === 'offers' ? [] : facts.filter(({ fact }) => fact === name),
  );
  return (
    <>
      {offers === undefined || offers.length === 0 ? (
        <p className="text-ink-soft">{texts.noOffers}</p>
      ) : (
        <SavedOffers offers={offers} label={texts.offersLabel} />
      )}
      <h4 className="border-line border-t pt-4 font-semibold text-[1.0625rem]">{texts.loanTermsTitle}</h4>
      {terms.length === 0 ? <p className="text-ink-soft">{texts.noTerms}</p> : <FactList facts={terms} />}
    </>
  );
}

import * as texts from '@porchlight/content/en/tools/compare-offers-page.ts';
import { compareOffers } from '@porchlight/domain/loan-offers/compare-offers.ts';
import { FEWEST_OFFERS, MOST_OFFERS } from '@porchlight/domain/loan-offers/offer-lines.ts';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { readDraft, storeDraft } from '../../../platform/offline/drafts.ts';
import type { Typed } from '../tool-definition.ts';
import { exampleOffers, offerFields, readColumn, toOfferId } from './offer-fields.ts';
import { readOffersFragment, writeOffersFragment } from './offers-link.ts';

const DRAFT = 'loan-offers';
/** Browsers allow few changes of the address in a row. */
const ADDRESS_PAUSE_MS = 400;

/**
 * The columns as typed, kept for the tab, and their comparison. A link's fragment fills them, without one the draft, at first an
 * example. The address follows what is typed, so that a reload or a bookmark keeps it.
 */
export function useOffers() {
  const [offers, setOffers] = useState<readonly Typed[]>(exampleOffers);

  useEffect(() => {
    // What was typed before the page came alive counts as typed.
    const early = readControls();
    const kept = readOffersFragment(location.hash) ?? readOffersFragment(readDraft(DRAFT));
    if (kept) setOffers(kept);
    else if (early) setOffers(early);
    const follow = () => setOffers((before) => readOffersFragment(location.hash) ?? before);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  useEffect(() => {
    if (offers === exampleOffers) return;
    const timer = setTimeout(() => {
      const address = `${location.pathname}${location.search}${writeOffersFragment(offers)}`;
      history.replaceState(history.state, '', address);
    }, ADDRESS_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [offers]);

  const columns = useMemo(() => offers.map(readColumn), [offers]);
  const late = useDeferredValue(columns);
  const comparison = useMemo(() => {
    const complete = late.flatMap(({ offer }, column) =>
      offer ? [{ ...offer, name: offer.name || texts.lender(column + 1) }] : [],
    );
    return complete.length < FEWEST_OFFERS
      ? undefined
      : { inputs: complete, result: compareOffers(complete) };
  }, [late]);

  const keep = (next: readonly Typed[]) => {
    setOffers(next);
    storeDraft(DRAFT, writeOffersFragment(next));
  };
  return {
    offers,
    columns,
    comparison,
    isExample: offers === exampleOffers,
    /** Shows these columns without keeping them for the tab: the plan has them. */
    fill: (next: readonly Typed[]) => {
      storeDraft(DRAFT, '');
      setOffers(next);
    },
    showExample: () => {
      storeDraft(DRAFT, '');
      setOffers(exampleOffers);
      history.replaceState(history.state, '', `${location.pathname}${location.search}`);
    },
    /** Puts other columns in the place of these, and keeps them for the tab. */
    replace: keep,
    change: (column: number, name: string, text: string) =>
      keep(offers.map((offer, place) => (place === column ? { ...offer, [name]: text } : offer))),
    add: () => keep(offers.length < MOST_OFFERS ? [...offers, {}] : offers),
    remove: (column: number) => keep(offers.filter((_, place) => place !== column)),
    clear: () => keep([{ name: texts.offerFieldsLender }, { name: texts.offerFieldsLender2 }]),
  };
}

/** What the built form's controls hold; nothing where that is the example as it was built. */
function readControls(): Typed[] | undefined {
  const read = exampleOffers.map((offer, column) =>
    Object.fromEntries(
      ['name', ...offerFields.map(({ name }) => name)].map((name) => {
        const control = document.getElementById(toOfferId(column, name));
        const isControl = control instanceof HTMLInputElement || control instanceof HTMLSelectElement;
        return [name, isControl ? control.value : (offer[name] ?? '')];
      }),
    ),
  );
  const isChanged = read.some((offer, column) =>
    Object.entries(offer).some(([name, text]) => text !== (exampleOffers[column]?.[name] ?? '')),
  );
  return isChanged ? read : undefined;
}

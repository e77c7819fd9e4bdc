import * as texts from '@porchlight/content/en/tools/compare-offers.ts';
import { compareOffers } from '@porchlight/domain/loan-offers/compare-offers.ts';
import {
  isLendersOwn,
  MAX_OFFERS,
  MIN_OFFERS,
  offerLines,
} from '@porchlight/domain/loan-offers/offer-lines.ts';
import type { NamedPaper } from '@porchlight/domain/readings/disclosure-changes/other-loan.ts';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { getDraft, storeDraft } from '../../../platform/browser/drafts.ts';
import type { Typed } from '../tool-definition.ts';
import { exampleOffers, getColumn, offerFields, toOfferId } from './offer-fields.ts';
import { formatOffersFragment, parseOffersFragment } from './offers-link.ts';

const DRAFT = 'loan-offers';
/** Browsers allow few changes of the address in a row. */
const ADDRESS_PAUSE_MS = 400;

/** Columns that were read of papers, and the papers. */
export type ReadColumns = { offers: readonly Typed[]; papers: readonly NamedPaper[] };

/**
 * The columns as typed, kept for the tab, and their comparison. A link's fragment fills them, without one the draft, at first an
 * example. The address follows what is typed, so that a reload or a bookmark keeps it.
 */
export function useOffers() {
  const [offers, setOffers] = useState<readonly Typed[]>(exampleOffers);
  const [papers, setPapers] = useState<readonly NamedPaper[]>([]);

  useEffect(() => {
    // What was typed before the page came alive counts as typed.
    const early = readControls();
    const kept = parseOffersFragment(location.hash) ?? parseOffersFragment(getDraft(DRAFT));
    if (kept) setOffers(kept);
    else if (early) setOffers(early);
    const follow = () => setOffers((before) => parseOffersFragment(location.hash) ?? before);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  useEffect(() => {
    if (offers === exampleOffers) return;
    const timer = setTimeout(() => {
      const address = `${location.pathname}${location.search}${formatOffersFragment(offers)}`;
      history.replaceState(history.state, '', address);
    }, ADDRESS_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [offers]);

  const columns = useMemo(() => offers.map(getColumn), [offers]);
  const late = useDeferredValue(columns);
  const comparison = useMemo(() => {
    const complete = late.flatMap(({ offer }, column) =>
      offer ? [{ ...offer, name: offer.name || texts.lender(column + 1) }] : [],
    );
    return complete.length < MIN_OFFERS ? undefined : { inputs: complete, result: compareOffers(complete) };
  }, [late]);

  const isAlone = columns.filter(({ offer }) => offer).length < MIN_OFFERS;
  const lacks =
    papers.length > 0 &&
    columns.some(({ offer }, place) => (isAlone || !offer) && saysOfLender(offers[place] ?? {}));
  const [partialOf, setPartialOf] = useState<readonly NamedPaper[]>();
  if (lacks && partialOf !== papers) setPartialOf(papers);
  const isPartial = papers.length > 0 && partialOf === papers;

  const keep = (next: readonly Typed[]) => {
    setOffers(next);
    storeDraft(DRAFT, formatOffersFragment(next));
  };
  /** The comparison has two columns at least. */
  const fillWith = (read: readonly Typed[]) => keep(read.length === 1 ? [...read, {}] : read);
  return {
    offers,
    papers,
    columns,
    comparison,
    isExample: offers === exampleOffers,
    /** No column says anything of a lender: the example, or what follows from the plan. */
    isFree: offers === exampleOffers || !offers.some(saysOfLender),
    /** What was read of papers is not two whole offers, or was not before a line was typed. */
    isPartial,
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
    /** Puts what was typed into several columns at once. */
    fillIn: keep,
    /** Puts what was read of one's own documents in the place of the columns. */
    replace: (read: ReadColumns) => {
      setPapers(read.papers);
      fillWith(read.offers);
    },
    /** Puts what was read of files beside the columns that say something of a lender; nothing that was typed is lost. */
    addRead: (read: ReadColumns) => {
      const kept = offers === exampleOffers ? [] : offers.filter(saysOfLender);
      const added = read.offers.filter((offer) => !kept.some((column) => isSameColumn(column, offer)));
      setPapers([...papers, ...read.papers]);
      fillWith([...kept, ...added].slice(0, MAX_OFFERS));
    },
    change: (column: number, name: string, text: string) =>
      keep(offers.map((offer, place) => (place === column ? { ...offer, [name]: text } : offer))),
    add: () => keep(offers.length < MAX_OFFERS ? [...offers, {}] : offers),
    remove: (column: number) => keep(offers.filter((_, place) => place !== column)),
    clear: () => {
      setPapers([]);
      keep([{ name: texts.offerFieldsLender }, { name: texts.offerFieldsLender2 }]);
    },
  };
}

/** What the plan fills in follows from the loan; a column that has no more than that is free. */
const saysOfLender = (column: Typed) =>
  offerLines.some((line) => isLendersOwn(line) && (column[line.id] ?? '').trim() !== '');

/** The same paper, chosen once more. */
const isSameColumn = (column: Typed, other: Typed) =>
  ['name', ...offerLines.map(({ id }) => id)].every((name) => (column[name] ?? '') === (other[name] ?? ''));

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

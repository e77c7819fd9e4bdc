import * as texts from '@porchlight/content/en/homes-offers.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import type { OfferEntryView } from '@porchlight/domain/homes/homes.contract.ts';
import { formatInstant } from '@porchlight/domain/kernel/instants.ts';
import type { OfferRound } from '@porchlight/domain/offers/home-offers/compare-rounds.ts';
import type { OfferState } from '@porchlight/domain/offers/home-offers/offer-log.ts';
import { useState } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { formatChange, listTerms } from './offer-words.ts';

/** Entries that are drawn at first: a log may have a thousand. */
const SHOWN_FIRST = 30;

/** The log, the latest entry first: what each says, what it changed of the round before, and how it ended. */
export function OfferEntries({
  entries,
  rounds,
  state,
  timeZone,
}: {
  entries: readonly OfferEntryView[];
  rounds: readonly OfferRound[];
  state: OfferState;
  timeZone: string;
}) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = entries.toReversed().slice(0, isWhole ? undefined : SHOWN_FIRST);
  const changesOf = new Map(rounds.map(({ entry, changes }) => [entry.id, changes]));
  return (
    <>
      <ol
        start={entries.length}
        className="grid divide-y divide-line border-line border-t print:hidden"
        reversed
      >
        {shown.map((entry) => (
          <li
            key={entry.id}
            className="grid gap-1.5 py-4 [contain-intrinsic-size:auto_7rem] [content-visibility:auto]"
          >
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-semibold">{texts.kinds[entry.kind][entry.by]}</span>
              <EntryState entry={entry} state={state} />
            </p>
            <p className="figure-tabular text-[.875rem] text-ink-soft">
              {formatInstant(entry.at, 'deadline', { locale, timeZone })} ·{' '}
              {texts.enteredBy(entry.enteredBy.isYou ? texts.you : entry.enteredBy.name)}
            </p>
            {entry.terms !== null && (
              <dl className="grid gap-x-6 gap-y-0.5 text-[.9375rem] sm:grid-cols-2">
                {listTerms(entry.terms, timeZone).map(({ name, words }) => (
                  <div key={name} className="flex flex-wrap gap-x-2">
                    <dt className="text-ink-soft">{name}</dt>
                    <dd className="figure-tabular wrap-anywhere whitespace-pre-line">{words}</dd>
                  </div>
                ))}
              </dl>
            )}
            {(changesOf.get(entry.id) ?? []).length > 0 && (
              <ul className="grid gap-0.5 rounded-m bg-sunken p-3 text-[.9375rem]">
                {changesOf.get(entry.id)?.map((change) => (
                  <li key={formatChange(change)} className="figure-tabular">
                    {formatChange(change)}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
      {shown.length < entries.length && (
        <p className="print:hidden">
          <Button size="small" onClick={() => setIsWhole(true)}>
            {texts.showAll(entries.length)}
          </Button>
        </p>
      )}
    </>
  );
}

function EntryState({ entry, state }: { entry: OfferEntryView; state: OfferState }) {
  if (entry.terms === null) return null;
  if (state.live?.id === entry.id) return <Badge look="now">{texts.isLive}</Badge>;
  if (state.contract?.id === entry.id) return <Badge look="done">{texts.isContract}</Badge>;
  const end = state.ended.findLast(({ id }) => id === entry.id);
  return end === undefined ? null : <Badge>{texts.over[end.by]}</Badge>;
}

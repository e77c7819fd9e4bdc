import * as texts from '@porchlight/content/en/milestones-dashboard-parts.ts';
import { listPlacesFrom } from '@porchlight/domain/milestones/journey-place.ts';
import type { Journey } from '@porchlight/domain/milestones/milestones.contract.ts';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { findPlaceAnswer, type PlaceInput, useSetPlace } from '../place.queries.ts';

/** Asks where the buyer is, and shows the answer with what it set aside; both can be changed. */
export default function PlacePanel({ journey }: { journey: Journey }): ReactNode {
  const { place: chosen, placeSource } = journey;
  const places = listPlacesFrom({ place: chosen, source: placeSource });
  const [isChanging, setIsChanging] = useState(false);
  /** The answer before the one that was given here. */
  const [before, setBefore] = useState<PlaceInput>();
  const heading = useRef<HTMLHeadingElement>(null);
  const { setPlace, isPending } = useSetPlace();
  const isAsked = chosen === null || (isChanging && places.length > 0);

  function show(changing: boolean) {
    setIsChanging(changing);
    // The button that was pressed goes.
    heading.current?.focus();
  }
  async function choose(next: PlaceInput, undone?: PlaceInput) {
    if (!(await setPlace(next))) return;
    setBefore(undone);
    show(false);
  }
  return (
    <section
      aria-labelledby="place"
      className="mb-2.5 grid content-center gap-3 rounded-m border border-line bg-surface p-4 sm:p-5"
    >
      <div className="grid gap-1">
        <h3 id="place" ref={heading} tabIndex={-1} className="text-[1.25rem] leading-tight">
          {isAsked ? texts.placeQuestion : texts.youAre(chosen)}
        </h3>
        <p className="max-w-[68ch] text-[.95rem] text-ink-soft">
          {isAsked ? texts.whatLiesBefore : describeSetAside(journey)}
        </p>
      </div>
      {chosen === null && 'PublicKeyCredential' in window && (
        <p className="order-last flex flex-wrap items-center gap-x-2 text-[.95rem] text-ink-soft">
          {texts.signInFaster}
          <Link to={`${paths.security}#passkeys`} className="inline-flex min-h-11 items-center text-link">
            {texts.addAPasskey}
          </Link>
        </p>
      )}
      {isAsked ? (
        <div className="grid grid-cols-2 gap-2.5 lg:grid-cols-5">
          {places.map((place) => (
            <Button
              key={place}
              aria-pressed={place === chosen}
              busy={isPending}
              onClick={() => void choose({ place }, findPlaceAnswer(journey))}
            >
              {texts.placeAnswers[place]}
            </Button>
          ))}
        </div>
      ) : (
        <div className="flex flex-wrap gap-2.5">
          {places.length > 0 && (
            <Button size="small" onClick={() => show(true)}>
              {texts.change}
            </Button>
          )}
          {before !== undefined && (
            <Button size="small" busy={isPending} onClick={() => void choose(before)}>
              {texts.undo}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

/** How much is set aside, and which fact says so where it is not the buyer's answer. */
function describeSetAside({ placeSource, milestones }: Journey): string {
  const count = texts.setAsideCount(milestones.filter(({ isSetAside }) => isSetAside).length);
  return placeSource === null || placeSource === 'answer'
    ? count
    : `${texts.placeReasons[placeSource]} ${count}`;
}

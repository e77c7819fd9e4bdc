import * as texts from '@porchlight/content/en/milestones-dashboard-parts.ts';
import { journeyPlaces, type PlaceChoice } from '@porchlight/domain/milestones/journey-place.ts';
import type { Journey } from '@porchlight/domain/milestones/milestones.contract.ts';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { findPlaceChoice, type PlaceInput, useSetPlace } from '../place.queries.ts';

/** Asks where the buyer is, and shows the answer with what it set aside; both can be changed. */
export default function PlacePanel({ journey }: { journey: Journey }): ReactNode {
  const chosen = findPlaceChoice(journey);
  const [isChanging, setIsChanging] = useState(false);
  /** The answer before the one that was given here. */
  const [before, setBefore] = useState<PlaceChoice>();
  const heading = useRef<HTMLHeadingElement>(null);
  const { setPlace, isPending } = useSetPlace();
  const isAsked = chosen.place === null || isChanging;

  function show(changing: boolean) {
    setIsChanging(changing);
    // The button that was pressed goes.
    heading.current?.focus();
  }
  async function choose(next: PlaceInput, undone?: PlaceChoice) {
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
          {isAsked || chosen.place === null ? texts.whereAreYouNow : texts.youAre(chosen.place)}
        </h3>
        <p className="max-w-[68ch] text-[.95rem] text-ink-soft">
          {isAsked ? texts.whatLiesBefore : texts.setAsideCount(chosen.setAside.length)}
        </p>
      </div>
      {chosen.place === null && 'PublicKeyCredential' in window && (
        <p className="order-last flex flex-wrap items-center gap-x-2 text-[.95rem] text-ink-soft">
          {texts.signInFaster}
          <Link to={`${paths.security}#passkeys`} className="inline-flex min-h-11 items-center text-link">
            {texts.addAPasskey}
          </Link>
        </p>
      )}
      {isAsked ? (
        <div className="grid grid-cols-2 gap-2.5 lg:grid-cols-4">
          {journeyPlaces.map((place) => (
            <Button
              key={place}
              aria-pressed={place === chosen.place}
              busy={isPending}
              onClick={() => void choose({ place }, chosen)}
            >
              {texts.places[place]}
            </Button>
          ))}
        </div>
      ) : (
        <div className="flex flex-wrap gap-2.5">
          <Button size="small" onClick={() => show(true)}>
            {texts.change}
          </Button>
          {before !== undefined && (
            <Button
              size="small"
              busy={isPending}
              onClick={() => void choose({ ...before, setAside: [...before.setAside] })}
            >
              {texts.undo}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

import * as texts from '@porchlight/content/en/milestones-dashboard-parts.ts';
import { journeyPlaces } from '@porchlight/domain/milestones/journey-place.ts';
import type { Journey } from '@porchlight/domain/milestones/milestones.contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../platform/api/api.ts';
import { parseFailure } from '../../platform/api/failure.ts';
import { showFailure } from '../../platform/toasts/show-toast.ts';

export type PlaceInput = Parameters<typeof api.milestones.setPlace.call>[0];

/** The buyer's answer as it was, to come back to: none where a fact says where they are, and what is set aside then is not theirs. */
export function findPlaceAnswer({ place, placeSource, milestones: cards }: Journey): PlaceInput {
  const answer = journeyPlaces.find((each) => placeSource === 'answer' && each === place);
  if (answer === undefined) return { place: null };
  return { place: answer, setAside: cards.filter(({ isSetAside }) => isSetAside).map(({ slug }) => slug) };
}

/** Sets the place, or restores a milestone; both report whether it was stored, and show a message where it was not. */
export function useSetPlace() {
  const queryClient = useQueryClient();
  const [isPending, setIsPending] = useState(false);

  async function store(call: () => Promise<Journey>): Promise<boolean> {
    setIsPending(true);
    try {
      const journey = await call();
      await queryClient.cancelQueries({ queryKey: api.milestones.key() });
      queryClient.setQueryData(api.milestones.list.queryKey(), journey);
      void queryClient.invalidateQueries({ queryKey: api.milestones.key() });
      return true;
    } catch (error) {
      showFailure({ title: texts.placeNotSaved, description: parseFailure(error).message });
      return false;
    } finally {
      setIsPending(false);
    }
  }
  return {
    isPending,
    setPlace: (input: PlaceInput) => store(() => api.milestones.setPlace.call(input)),
    bringBack: (input: Parameters<typeof api.milestones.bringBack.call>[0]) =>
      store(() => api.milestones.bringBack.call(input)),
  };
}

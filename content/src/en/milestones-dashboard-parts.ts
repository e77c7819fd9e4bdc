import type { JourneyPlace, PlaceSource } from '@porchlight/domain/milestones/journey-place.ts';

export const placeQuestion = 'Where are you now?';
export const whatLiesBefore =
  'Milestones before your answer are set aside, and those after them open. You can bring them back at any time.';
export const places: Record<JourneyPlace, string> = {
  exploring: 'Exploring',
  'with-lender': 'With a lender',
  'under-contract': 'Under contract',
  'closing-soon': 'Closing soon',
  closed: 'Purchase closed',
};
/** The same as an answer to the question. */
export const placeAnswers: Record<JourneyPlace, string> = { ...places, closed: 'I own it already' };
export const youAre = (place: JourneyPlace) => `You are here: ${places[place]}`;
/** What says so, where it is not the buyer's own answer. */
export const placeReasons: Record<Exclude<PlaceSource, 'answer'>, string> = {
  offer: 'Your accepted offer says so.',
  'closing-day': 'Your closing day says so.',
  'owned-home': 'Your owned home says so.',
};
export const setAsideCount = (count: number) => {
  if (count === 0) return 'No milestone is set aside.';
  return count === 1 ? '1 milestone is set aside.' : `${count} milestones are set aside.`;
};
export const signInFaster = 'Sign in with your fingerprint, face or PIN next time:';
export const addAPasskey = 'Add a passkey';
export const change = 'Change';
export const undo = 'Undo';
export const placeNotSaved = 'Your answer was not saved';
export const setAsideTitle = 'Set aside';
export const liesBeforeAnswer = (place: JourneyPlace) =>
  `It lies before the place you named: ${places[place]}. Completing it still counts towards your journey.`;
export const liesBefore = (place: JourneyPlace) =>
  `It lies before where you are: ${places[place]}. Completing it still counts towards your journey.`;
export const bringBack = 'Bring back';
export const isBack = (title: string) => `${title} is back in your journey`;

// Details of today.

export const nextDays = (count: number) => `Next 14 days: ${count}`;
export const waiting = (count: number) => `Waiting on others: ${count}`;
export const changed = (count: number) => `Changed since your last visit: ${count}`;
export const inNextDays = 'Next 14 days';
export const waitingOnOthers = 'Waiting on others';
export const changedSince = 'Changed since your last visit';
export const none = 'Nothing.';
export const by = (name: string) => `by ${name}`;

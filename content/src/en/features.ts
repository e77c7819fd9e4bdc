import type { FeatureTexts } from '../feature-texts.ts';
import { homesTexts } from './homes-notifications.ts';
import { ownedHomeTexts } from './owned-home-notifications.ts';
import { programWatchesTexts } from './program-finder-watches.ts';
import { wireGuardTexts } from './wire-guard-notifications.ts';

/**
 * What features say that keep their sentences in one file here: what the privacy page says of them, what a buyer reads of each kind of
 * notification, and their emails.
 */
export const featureTexts = {
  homes: homesTexts,
  wireGuard: wireGuardTexts,
  programWatches: programWatchesTexts,
  ownedHome: ownedHomeTexts,
} as const satisfies Readonly<Record<string, FeatureTexts>>;

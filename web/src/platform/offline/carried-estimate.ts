import { type CarriedEstimate, parseCarriedEstimate } from '@porchlight/domain/estimates/carried-estimate.ts';
import { useSyncExternalStore } from 'react';
import { browserStorage } from '../browser/browser-storage.ts';
import { onForgotten } from '../browser/device-owner.ts';
import { createListeners } from '../browser/listeners.ts';

/** Forgotten with the contact details (device-owner.ts). In the browser, because an email's link to a new account opens another tab. */
const KEY = 'carriedEstimate';

let kept: CarriedEstimate | undefined;
let isRead = false;
const { subscribe, notify } = createListeners();
onForgotten(() => {
  kept = undefined;
  notify();
});

export function carryEstimate(estimate: CarriedEstimate): void {
  kept = estimate;
  isRead = true;
  browserStorage.write(KEY, JSON.stringify(estimate));
  notify();
}

export function forgetCarriedEstimate(): void {
  kept = undefined;
  isRead = true;
  browserStorage.remove(KEY);
  notify();
}

/** The estimate that came along; none in the built page, and until the page is hydrated. */
export function useCarriedEstimate(): CarriedEstimate | undefined {
  return useSyncExternalStore(subscribe, readEstimate, () => undefined);
}

function readEstimate(): CarriedEstimate | undefined {
  if (isRead) return kept;
  isRead = true;
  kept = parseCarriedEstimate(browserStorage.read(KEY));
  return kept;
}

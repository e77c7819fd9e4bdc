import { useSyncExternalStore } from 'react';
import { browserStorage } from './browser-storage.ts';
import { createListeners } from './listeners.ts';

/** The colors somebody chose for this browser; `device` follows the device's own setting. */
export const colorSets = ['light', 'night', 'device'] as const;
export type ColorSet = (typeof colorSets)[number];

const KEY = 'colors';

/**
 * Puts the kept choice on the page before anything is drawn (src/ui/tokens.css reads it), and follows a change made in
 * another window. Runs in every page's head.
 */
export const applyColorSet = `(r=>{const a=()=>{try{r.dataset.colors=localStorage.getItem("${KEY}")??""}catch{}};a();addEventListener("storage",a)})(document.documentElement)`;

/** The choice, and how to change it. Where the browser keeps nothing it holds until the page is left. */
export function useColorSet(): [ColorSet, (chosen: ColorSet) => void] {
  const colorSet = useSyncExternalStore(follow, readColorSet, () => 'device' as const);
  return [colorSet, keepColorSet];
}

function readColorSet(): ColorSet {
  const shown = document.documentElement.dataset.colors;
  return colorSets.find((known) => known === shown) ?? 'device';
}

function keepColorSet(chosen: ColorSet): void {
  document.documentElement.dataset.colors = chosen;
  browserStorage.write(KEY, chosen);
  notify();
}

const { subscribe, notify } = createListeners();

function follow(tell: () => void): () => void {
  const unsubscribe = subscribe(tell);
  window.addEventListener('storage', tell);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', tell);
  };
}

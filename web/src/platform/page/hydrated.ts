import { useSyncExternalStore } from 'react';

/**
 * False in the built page and while React takes it over, true from then on. What depends on the browser (the query
 * part of the address, its storage) is left out until it is true, so that both render the same.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

function subscribeToNothing(): () => void {
  return () => {};
}

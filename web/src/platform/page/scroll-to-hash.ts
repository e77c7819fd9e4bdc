import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Brings the row that the address names behind its # into view and gives it the focus, once `isShown`: what is read from
 * the server is not there yet when the browser itself looks for it. Such a row has the id and `tabIndex={-1}`.
 */
export function useScrollToHash(isShown: boolean): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: choosing the same address again is another arrival.
  useEffect(() => {
    if (!isShown || hash === '') return;
    const row = document.getElementById(hash.slice(1));
    row?.scrollIntoView({ block: 'center' });
    row?.focus({ preventScroll: true });
  }, [isShown, hash, key]);
}

/** The highlight that distinguishes such a row from the others. */
export const hashHighlight = 'focus:bg-lamp-soft/60';

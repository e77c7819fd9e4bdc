import { useLayoutEffect, useRef } from 'react';

/**
 * When a change of `shown` takes away what had the focus, the focus goes to what `find` finds: left on nothing, the next Tab would
 * begin at the top of the page, and a screen reader would say nothing. Whatever took it meanwhile keeps it.
 */
export function useRestoredFocus(shown: unknown, find: () => HTMLElement | null): void {
  const before = useRef(shown);
  useLayoutEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (isFocusLost()) find()?.focus();
  });
}

export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

import { type RefObject, useEffect } from 'react';

/** Keeps the drawer above the keyboard of a touch screen, which covers the page's end without making the page shorter. */
export function useKeyboardRoom(dialog: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const seen = window.visualViewport;
    const drawer = dialog.current;
    if (!seen || !drawer) return;
    const fit = () => {
      const covered = Math.max(0, window.innerHeight - seen.height - seen.offsetTop);
      drawer.style.setProperty('--keyboard', `${covered}px`);
      drawer.style.setProperty('--room', `${seen.height}px`);
    };
    fit();
    seen.addEventListener('resize', fit);
    seen.addEventListener('scroll', fit);
    return () => {
      seen.removeEventListener('resize', fit);
      seen.removeEventListener('scroll', fit);
    };
  }, [dialog]);
}

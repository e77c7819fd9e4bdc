import { type RefObject, useEffect } from 'react';

/**
 * Measures for what is at the end of the window, in CSS pixels: `--keyboard`, how much of it the keyboard of a touch screen covers
 * without making the page shorter, and `--room`, the height that is left.
 */
export function useKeyboardRoom(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const seen = window.visualViewport;
    const fitted = element.current;
    if (!seen || !fitted) return;
    const fit = () => {
      const covered = Math.max(0, window.innerHeight - seen.height - seen.offsetTop);
      fitted.style.setProperty('--keyboard', `${covered}px`);
      fitted.style.setProperty('--room', `${seen.height}px`);
    };
    fit();
    seen.addEventListener('resize', fit);
    seen.addEventListener('scroll', fit);
    return () => {
      seen.removeEventListener('resize', fit);
      seen.removeEventListener('scroll', fit);
    };
  }, [element]);
}

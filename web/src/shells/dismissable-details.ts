import { type RefObject, useEffect } from 'react';

/**
 * Closes the open `details` inside `container` as people expect of a menu: on Escape (the focus goes back to what opened
 * it), on a press or the focus elsewhere, and once a link in it was followed. Until the page is alive they open and close
 * by their summaries alone.
 */
export function useDismissableDetails(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const listOpen = () => container.current?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [];

    function closeOthers({ target }: Event) {
      for (const details of listOpen()) {
        if (!(target instanceof Node && details.contains(target))) details.open = false;
      }
    }
    function closeOnEscape({ key }: KeyboardEvent) {
      if (key !== 'Escape') return;
      for (const details of listOpen()) {
        const hadFocus = details.contains(document.activeElement);
        details.open = false;
        if (hadFocus) details.querySelector('summary')?.focus();
      }
    }
    function closeAfterLink({ target }: Event) {
      if (!(target instanceof Element) || target.closest('a') === null) return;
      for (const details of listOpen()) {
        if (details.contains(target)) details.open = false;
      }
    }

    const stopper = new AbortController();
    const { signal } = stopper;
    document.addEventListener('pointerdown', closeOthers, { signal });
    document.addEventListener('focusin', closeOthers, { signal });
    document.addEventListener('keydown', closeOnEscape, { signal });
    document.addEventListener('click', closeAfterLink, { signal });
    return () => stopper.abort();
  }, [container]);
}

import type { KeyboardEvent } from 'react';

/** Moves the focus from row to row, on the link that opens each: a reader need not pass through everything in between. */
export function moveThroughRows(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const { activeElement } = document;
  const place = activeElement instanceof HTMLElement ? links.indexOf(activeElement) : -1;
  if (place === -1) return;
  const targets: Record<string, number> = {
    ArrowDown: Math.min(place + 1, links.length - 1),
    ArrowUp: Math.max(place - 1, 0),
    Home: 0,
    End: links.length - 1,
  };
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  links[target]?.focus();
}

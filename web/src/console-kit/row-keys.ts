import type { KeyboardEvent } from 'react';

/**
 * Moves the focus from row to row, on the link that opens each or the box that chooses it: a reader need not pass through everything in
 * between. With Shift the box that is moved to takes the state of the one that was left.
 */
export function focusRowByKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement)) return;
  const kind = kinds.find((selector) => activeElement.matches(selector));
  if (kind === undefined) return;
  const target = findTarget(event, kind, activeElement);
  if (target === undefined) return;
  event.preventDefault();
  target.focus();
  if (event.shiftKey && isBox(activeElement) && isBox(target) && target.checked !== activeElement.checked)
    target.click();
}

const ROW = '[data-row]';
const BOX = '[data-choose]';
const kinds = [ROW, BOX];

const isBox = (element: HTMLElement): element is HTMLInputElement => element.matches(BOX);

function findTarget(
  { key, shiftKey, currentTarget }: KeyboardEvent<HTMLElement>,
  kind: string,
  from: HTMLElement,
): HTMLElement | undefined {
  if (shiftKey && kind === ROW) return undefined;
  if (key === 'ArrowRight' || key === 'ArrowLeft') {
    const wanted = key === 'ArrowRight' ? ROW : BOX;
    return wanted === kind
      ? undefined
      : (from.closest('tr')?.querySelector<HTMLElement>(wanted) ?? undefined);
  }
  // What is hidden at this width is passed over.
  const all = [...currentTarget.querySelectorAll<HTMLElement>(kind)].filter(
    (element) => element.offsetParent !== null,
  );
  const place = all.indexOf(from);
  const places: Record<string, number> = {
    ArrowDown: Math.min(place + 1, all.length - 1),
    ArrowUp: Math.max(place - 1, 0),
    Home: 0,
    End: all.length - 1,
  };
  const next = places[key];
  return next === undefined ? undefined : all[next];
}

/** Puts the focus on the first row of the list that `element` is in. */
export function focusFirstRow(element: HTMLElement): void {
  const first = element
    .closest('[data-list]')
    ?.querySelector<HTMLElement>('tbody :is([data-choose], [data-row])');
  first?.focus();
}

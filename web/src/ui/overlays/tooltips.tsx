import { useEffect, useRef } from 'react';
import { getTooltipDelay } from './tooltip-timing.ts';

/** Least distance from the window's edge, and between a button and its tooltip, in CSS pixels. */
const EDGE_PX = 8;
/** Time for a pointer on its way from a button onto its tooltip. */
const CROSSING_MS = 150;

/**
 * Shows what a button without words is called, beside it, when a pointer rests on it or the keyboard's focus comes to it. One for all
 * of the site: a button has a tooltip by having an `aria-label` and no text. Escape closes it, the pointer may move onto it, and it
 * stays until pointer and focus have left (WCAG 1.4.13). Screen readers know the name already, so it is hidden from them.
 */
export function Tooltips({ first }: { first: Event }) {
  const tip = useRef<HTMLDivElement>(null);
  useEffect(() => (tip.current === null ? undefined : followButtons(tip.current, first)), [first]);
  return (
    <div
      ref={tip}
      popover="manual"
      aria-hidden="true"
      data-tooltip=""
      className="fixed inset-auto m-0 max-w-64 rounded-s border border-line-strong bg-surface px-2.5 py-1.5 text-[.875rem] text-ink leading-snug shadow-lift print:hidden"
    />
  );
}

/** Returns what ends it. */
function followButtons(tip: HTMLElement, first: Event): () => void {
  const all = new AbortController();
  const { signal } = all;
  let shownFor: Element | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closedAt = Number.NEGATIVE_INFINITY;

  const isTip = (target: EventTarget | null) => target instanceof Node && tip.contains(target);

  function close(): void {
    clearTimeout(timer);
    if (shownFor === undefined) return;
    shownFor = undefined;
    closedAt = performance.now();
    tip.hidePopover();
  }

  function open(button: Element): void {
    if (!button.isConnected || button.matches('[aria-expanded="true"]')) return;
    // A button of a popover has no `aria-expanded` of its own: browsers say so to screen readers alone.
    if ((button as HTMLButtonElement).popoverTargetElement?.matches(':popover-open')) return;
    tip.textContent = button.getAttribute('aria-label');
    shownFor = button;
    tip.showPopover();
    place(tip, button.getBoundingClientRect());
  }

  function come(target: EventTarget | null, by: 'pointer' | 'focus'): void {
    const button = findWordless(target);
    clearTimeout(timer);
    if (isTip(target) || (button !== undefined && button === shownFor)) return;
    close();
    if (button === undefined) return;
    timer = setTimeout(() => open(button), getTooltipDelay({ by, closedAt, now: performance.now() }));
  }

  addEventListener(
    'pointerover',
    ({ target, pointerType }) => {
      if (pointerType === 'touch') return;
      // Between a button and its tooltip the pointer crosses the page for a moment.
      const isLeaving = shownFor !== undefined && findWordless(target) === undefined;
      if (!isLeaving || isTip(target)) come(target, 'pointer');
      else if (shownFor !== document.activeElement) {
        clearTimeout(timer);
        timer = setTimeout(close, CROSSING_MS);
      }
    },
    { signal, passive: true },
  );
  addEventListener(
    'focusin',
    ({ target }) => {
      if (target instanceof Element && target.matches(':focus-visible')) come(target, 'focus');
    },
    { signal },
  );
  addEventListener('focusout', close, { signal });
  const before = { signal, capture: true };
  addEventListener('pointerdown', close, before);
  addEventListener('scroll', close, before);
  // A panel that opens from the keyboard would have the tooltip of its button over it.
  addEventListener('beforetoggle', ({ target }) => target !== tip && close(), before);
  addEventListener('keydown', ({ key }) => key === 'Escape' && close(), before);
  // Tooltips were loaded because of it, and it may have been a finger.
  const { target } = first;
  if (target instanceof Element && !('pointerType' in first && first.pointerType === 'touch')) {
    const by = first.type === 'focusin' ? 'focus' : 'pointer';
    if (target.matches(by === 'focus' ? ':focus-visible' : ':hover')) come(target, by);
  }
  return () => {
    close();
    all.abort();
  };
}

/** The button or link that was come to, when it has a name and shows no words. */
function findWordless(target: EventTarget | null): Element | undefined {
  const button = target instanceof Element ? target.closest('button[aria-label],a[aria-label]') : null;
  return button !== null && !/\p{L}/u.test(button.textContent) ? button : undefined;
}

/** Below its button, or above it near the window's end; never past its sides. */
function place(tip: HTMLElement, button: DOMRect): void {
  const { width, height } = tip.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const middle = button.left + button.width / 2 - width / 2;
  const left = Math.max(EDGE_PX, Math.min(middle, clientWidth - width - EDGE_PX));
  const isLow = button.bottom + height + 2 * EDGE_PX > clientHeight;
  const top = isLow ? button.top - height - EDGE_PX : button.bottom + EDGE_PX;
  Object.assign(tip.style, { left: `${left}px`, top: `${top}px` });
}

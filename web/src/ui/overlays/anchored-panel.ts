import { type ToggleEvent, useId, useRef } from 'react';

/** Least distance between a panel and the edge of the window, in CSS pixels. */
const EDGE_PX = 12;
const GAP_PX = 6;

/**
 * A panel that opens beside its trigger, through the browser's own popover: it is above everything, closes on Escape and on a press
 * elsewhere, and gives the focus back. Spread `trigger` into the button and `panel` into the panel, which is at most `widest` CSS pixels
 * wide. `sticky` panels stay with the window, others scroll with the page. `onSoon` is called when the panel is about to be opened, to
 * fetch what it will show.
 */
export function useAnchoredPanel({
  widest,
  sticky = false,
  onSoon,
}: {
  widest: number;
  sticky?: boolean;
  onSoon?: () => void;
}) {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  return {
    trigger: { ref: trigger, popoverTarget: id, onPointerEnter: onSoon, onFocus: onSoon },
    panel: {
      ref: panel,
      id,
      popover: 'auto' as const,
      onBeforeToggle: (event: ToggleEvent<HTMLDivElement>) => {
        if (event.newState !== 'open') return;
        onSoon?.();
        if (trigger.current === null || panel.current === null) return;
        placePanel(trigger.current.getBoundingClientRect(), panel.current, { widest, sticky });
      },
    },
    close: () => panel.current?.hidePopover(),
  };
}

/**
 * Puts a panel below what it belongs to, or above it in the lower part of the window; never past the window's sides. Their
 * right edges are in line, or their left ones when it is to `start` there.
 */
export function placePanel(
  around: DOMRect,
  panel: HTMLElement,
  { widest, sticky = false, align = 'end' }: { widest: number; sticky?: boolean; align?: 'start' | 'end' },
): void {
  const view = document.documentElement;
  const width = Math.min(widest, view.clientWidth - 2 * EDGE_PX);
  const wanted = align === 'end' ? around.right - width : around.left;
  const left = Math.max(EDGE_PX, Math.min(wanted, view.clientWidth - width - EDGE_PX));
  const [scrolledX, scrolledY] = sticky ? [0, 0] : [window.scrollX, window.scrollY];
  const isLow = around.bottom > view.clientHeight * 0.7;
  Object.assign(panel.style, {
    position: sticky ? 'fixed' : 'absolute',
    width: `${width}px`,
    left: `${left + scrolledX}px`,
    top: isLow ? 'auto' : `${around.bottom + GAP_PX + scrolledY}px`,
    bottom: isLow ? `${view.clientHeight - around.top + GAP_PX - scrolledY}px` : 'auto',
  });
}

export const panelLook = 'inset-auto m-0 rounded-m border border-line bg-surface text-ink shadow-lift';

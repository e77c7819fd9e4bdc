import { CircleQuestionMark } from 'lucide-react';
import type { ReactNode } from 'react';
import { panelLook, useAnchoredPanel } from './anchored-panel.ts';

const WIDEST_PX = 304;

/** A help icon whose text opens on a press, so that it works with touch, a keyboard and a screen reader alike. */
export function Toggletip({ label, children }: { label: string; children: ReactNode }) {
  const { trigger, panel } = useAnchoredPanel({ widest: WIDEST_PX });
  return (
    <>
      <button
        {...trigger}
        type="button"
        aria-label={label}
        className="grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-sunken hover:text-ink"
      >
        <CircleQuestionMark aria-hidden="true" className="size-5" />
      </button>
      <div
        {...panel}
        role="note"
        aria-label={label}
        className={`${panelLook} p-4 text-[.9375rem] leading-normal`}
      >
        {children}
      </div>
    </>
  );
}

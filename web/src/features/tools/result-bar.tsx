import * as texts from '@porchlight/content/en/tools/screens.ts';
import { type ReactNode, useRef } from 'react';
import { useKeyboardRoom } from '../../platform/page/use-keyboard-room.ts';

/**
 * The one main figure at the window's lower edge, as long as the form is on a phone's screen; it ends with the form, where the whole answer
 * begins. `children` leads there. Screen readers get a new figure from the answer itself.
 */
export function ResultBar({
  label,
  figure,
  isStale = false,
  children,
}: {
  label: string;
  figure: string;
  isStale?: boolean;
  children: ReactNode;
}) {
  const bar = useRef<HTMLDivElement>(null);
  useKeyboardRoom(bar);
  return (
    <div
      ref={bar}
      data-result-bar=""
      className="sticky bottom-[max(var(--keyboard,0px),var(--dock,0px))] z-10 mx-[calc(-1*clamp(1rem,4vw,1.5rem))] flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-y bg-surface px-[clamp(1rem,4vw,1.5rem)] py-2 shadow-lift lg:hidden print:hidden [@media(max-height:25rem)]:static"
    >
      <p className="grid min-w-0 flex-1 basis-40">
        <span className="text-[.875rem] text-ink-soft leading-snug">
          {isStale ? texts.staleAnswerLabel : label}
        </span>
        <span
          className={`figure-tabular wrap-anywhere font-display font-medium text-[1.6rem] leading-tight ${isStale ? 'text-ink-soft' : ''}`}
        >
          {figure}
        </span>
      </p>
      {children}
    </div>
  );
}

import * as texts from '@porchlight/content/en/guide/screens.ts';
import type { GuideFigure } from '@porchlight/domain/guide/guide.ts';
import { ChevronDown } from 'lucide-react';
import { SourceNote } from '../../ui/source-note.tsx';

/** Every figure of a stage with where it comes from and the day it was checked; folded on the screen, open on paper. */
export function StageFigures({ figures }: { figures: readonly GuideFigure[] }) {
  return (
    <details className="group rounded-m border border-line">
      <summary className="flex min-h-12 list-none items-center justify-between gap-3 px-5 py-3 [&::-webkit-details-marker]:hidden">
        <h2 className="font-sans font-semibold text-base leading-snug tracking-normal">
          {texts.figuresStageWhereTheyCome}
        </h2>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-soft transition-transform duration-150 group-open:rotate-180 print:hidden"
        />
      </summary>
      <ul className="grid gap-4 px-5 pb-5 text-[.9375rem] leading-normal print:grid-cols-2 print:gap-3 print:text-sm">
        {figures.map((figure) => (
          <li key={figure.text} className="grid max-w-[68ch] content-start gap-0.5 break-inside-avoid">
            <span className="figure-tabular font-medium">{figure.text}</span>
            <SourceNote {...figure} />
          </li>
        ))}
      </ul>
    </details>
  );
}

import * as texts from '@porchlight/content/en/tools/screens.ts';
import type { Working } from '@porchlight/domain/tools/tool-fields.ts';
import { ChevronDown } from 'lucide-react';
import { WorkingView } from './answer-line.tsx';
import { Folded } from './folded.tsx';

/** The working of a figure in a card instead of a line of the answer. `of` says which figure, for screen readers. */
export function FoldedWorking({ of, working }: { of: string; working: Working | undefined }) {
  if (working === undefined) return null;
  return (
    <Folded
      className="group"
      summaryLook="flex min-h-11 items-center justify-between gap-x-3 rounded-s text-[.9375rem] text-link print:hidden"
      summary={
        <>
          <span>
            {texts.workingTitle}
            <span className="sr-only">: {of}</span>
          </span>
          <ChevronDown
            aria-hidden="true"
            className="size-5 shrink-0 text-ink-soft transition-transform duration-150 ease-out group-open:rotate-180"
          />
        </>
      }
    >
      {() => <WorkingView working={working} table={undefined} />}
    </Folded>
  );
}

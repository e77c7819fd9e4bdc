import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/owned-home/escrow-form.ts';
import { cancel } from '@porchlight/content/en/shared/record-dialog.ts';
import { formatMonth } from '@porchlight/domain/kernel/calendar-dates.ts';
import type { Verdict } from '@porchlight/domain/owned-home/escrow/check-statement.ts';
import type { MonthOff } from '@porchlight/domain/owned-home/escrow/statement-months.ts';
import { useRef } from 'react';
import { useKeyboardRoom } from '../../../../platform/page/use-keyboard-room.ts';
import { Button } from '../../../../ui/button.tsx';
import { describeVerdict } from '../escrow-words.ts';

/** The answer as it stands, and what saves it: always in sight. */
export function StatementBar({
  verdict,
  monthsOff,
  isBusy,
  onCancel,
}: {
  verdict: Verdict;
  monthsOff: readonly MonthOff[];
  isBusy: boolean;
  onCancel: () => void;
}) {
  const bar = useRef<HTMLDivElement>(null);
  useKeyboardRoom(bar);
  const isEmpty = verdict.state === 'cannot-tell' && verdict.because === 'bills';
  const { most, asked } = describeVerdict(verdict);
  const first = monthsOff[0];
  return (
    <div
      ref={bar}
      data-result-bar=""
      className="sticky bottom-[max(var(--keyboard,0px),var(--dock,0px))] z-10 mx-[calc(-1*clamp(1rem,4vw,1.5rem))] grid gap-x-5 gap-y-2.5 border-line border-y bg-surface px-[clamp(1rem,4vw,1.5rem)] py-3 shadow-lift print:hidden [@media(max-height:30rem)]:static sm:mx-0 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center sm:rounded-m sm:border-x sm:px-5"
    >
      <p className="figure-tabular text-[.9375rem] leading-snug">
        {isEmpty ? (
          <span className="text-ink-soft">{texts.emptyAnswer}</span>
        ) : (
          <>
            {most !== undefined && <span className="font-semibold">{most} </span>}
            {asked}
          </>
        )}
        {first !== undefined && (
          <span className="block font-medium text-brick">
            {texts.monthsOff(formatMonth(first.month, locale), monthsOff.length)}
          </span>
        )}
      </p>
      <div className="flex gap-3">
        <Button className="grow" onClick={onCancel}>
          {cancel}
        </Button>
        <Button className="grow" type="submit" variant="primary" busy={isBusy}>
          {texts.save}
        </Button>
      </div>
    </div>
  );
}

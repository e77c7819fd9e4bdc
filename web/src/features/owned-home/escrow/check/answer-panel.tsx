import * as texts from '@porchlight/content/en/owned-home/escrow.ts';
import type { Verdict } from '@porchlight/domain/owned-home/escrow/check-statement.ts';
import { CircleCheck, CircleExclamationPoint, CircleQuestionMark } from 'lucide-react';
import type { ReactNode } from 'react';
import { describeVerdict, writeExact } from '../escrow-words.ts';

const looks = {
  within: { Icon: CircleCheck, color: 'text-sage' },
  'too-much': { Icon: CircleExclamationPoint, color: 'text-brick' },
  differs: { Icon: CircleExclamationPoint, color: 'text-brick' },
  'cannot-tell': { Icon: CircleQuestionMark, color: 'text-dusk' },
};

/** What the page is opened for: the most the servicer may ask a month, and what the statement asks. */
export function AnswerPanel({
  verdict,
  label,
  actions,
}: {
  verdict: Verdict;
  label: string;
  actions: ReactNode;
}) {
  const { Icon, color } = looks[verdict.state];
  const { most, asked } = describeVerdict(verdict);
  const isSplit = verdict.state !== 'cannot-tell' && verdict.mostAfter < verdict.most;
  return (
    <section
      aria-labelledby="escrow-answer"
      className="grid gap-4 rounded-l border border-line bg-surface p-6 sm:p-7"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="text-ink-soft">{label}</span>
        <span className={`flex items-center gap-2 font-semibold ${color}`}>
          <Icon aria-hidden="true" className="size-5 shrink-0" />
          {texts.states[verdict.state]}
        </span>
      </div>
      <h2
        id="escrow-answer"
        tabIndex={-1}
        className="figure-tabular max-w-[34ch] text-[clamp(1.5rem,4.5vw,2rem)] leading-snug"
      >
        {most} {asked}
      </h2>
      {isSplit && (
        <p className="figure-tabular max-w-[60ch]">{texts.afterTwoMonths(writeExact(verdict.mostAfter))}</p>
      )}
      <div className="flex flex-wrap gap-3 print:hidden">{actions}</div>
    </section>
  );
}

import * as texts from '@porchlight/content/en/owned-home/house-book.ts';
import { upkeepList } from '@porchlight/content/en/owned-home/upkeep-list.ts';
import { listNeeds } from '@porchlight/domain/owned-home/house-book/next-need.ts';
import type { HomePartProps } from '../home-frame.tsx';
import { describeNextNeed } from './next-need-words.ts';
import { AddUpkeepList } from './upkeep-list-button.tsx';

/** The answer of the house book: what the house needs next. */
export function NextNeed({ records, today }: HomePartProps) {
  const answer = describeNextNeed(records, today);
  const due = listNeeds(records, today).filter(({ kind, day }) => kind === 'warranty' || day <= today).length;
  return (
    <section aria-labelledby="next-need" className="grid gap-2">
      <h2 id="next-need" className="font-semibold text-ink-soft text-lg">
        {texts.nextTitle}
      </h2>
      <p className="figure-tabular wrap-anywhere max-w-[32ch] font-display text-[clamp(1.6rem,4.5vw,2.2rem)] leading-tight">
        {answer ?? texts.nothingYet}
      </p>
      {due > 1 && <p className="text-ink-soft">{texts.alsoDue(due - 1)}</p>}
      {answer === undefined && (
        <>
          <p className="max-w-[60ch] text-ink-soft">{texts.nothingYetLead(upkeepList.length)}</p>
          <p className="mt-2">
            <AddUpkeepList records={records} today={today} variant="primary" />
          </p>
        </>
      )}
    </section>
  );
}

import * as texts from '@porchlight/content/en/credit.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import type { ScoreReading } from '@porchlight/domain/credit/credit.contract.ts';
import { findLenderUse, findModelBureau } from '@porchlight/domain/credit/score-models.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { Pencil } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';

const uses = {
  lender: { look: 'done', label: texts.lenders },
  'some-lenders': { look: 'plain', label: texts.someLenders },
  app: { look: 'plain', label: texts.notLenders },
} as const;
const notes = { 'some-lenders': texts.someLendersNote, app: texts.notLendersNote } as const;

/** Each score with its model, bureau and day, and whether a lender would use it; changed only by the buyer who typed it. */
export function ScoreList({
  scores,
  onChange,
}: {
  scores: readonly ScoreReading[];
  onChange?: (score: ScoreReading) => void;
}) {
  const present = new Set(scores.map(({ model }) => findLenderUse(model)));
  return (
    <>
      <ul className="grid divide-y divide-line border-line border-y">
        {scores.map((score) => {
          const { look, label } = uses[findLenderUse(score.model)];
          return (
            <li key={score.id} className="grid grid-cols-[3.25rem_minmax(0,1fr)_auto] gap-x-4 gap-y-1 py-4">
              <p className="figure-tabular font-semibold text-2xl leading-tight">{score.value}</p>
              <div className="grid gap-1">
                <p className="font-semibold leading-snug">
                  {texts.models[score.model]}
                  {findModelBureau(score.model) === undefined && `, ${texts.bureaus[score.bureau]}`}
                </p>
                <p className="text-[.9375rem] text-ink-soft">
                  {formatCalendarDate(score.on, locale)}
                  {score.range !== null && ` · ${score.range.low}–${score.range.high}`}
                  {score.source === 'document' && ` · ${texts.fromDocument}`}
                </p>
                <p>
                  <Badge look={look}>{label}</Badge>
                </p>
                {score.factors.length > 0 && <Factors factors={score.factors} />}
              </div>
              {onChange !== undefined && (
                <Button
                  variant="plain"
                  size="small"
                  className="-my-2 -mr-3.5 self-start"
                  aria-label={texts.changeScore(`${score.value}, ${texts.models[score.model]}`)}
                  onClick={() => onChange(score)}
                >
                  <Pencil aria-hidden="true" className="size-4.5" />
                  <span className="max-sm:sr-only">{texts.change}</span>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <dl className="grid gap-2 text-[.9375rem] empty:hidden">
        {(['some-lenders', 'app'] as const)
          .filter((use) => present.has(use))
          .map((use) => (
            <div key={use} className="max-w-[64ch] leading-normal">
              <dt className="inline font-semibold">{uses[use].label}: </dt>
              <dd className="inline text-ink-soft">{notes[use]}</dd>
            </div>
          ))}
      </dl>
    </>
  );
}

function Factors({ factors }: { factors: readonly string[] }) {
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-[.9375rem] text-link">
        {texts.factors} ({factors.length})
      </summary>
      <p className="text-[.9375rem] text-ink-soft">{texts.factorsLead}</p>
      <ol className="grid list-decimal gap-1 pt-1 pl-6">
        {factors.map((factor) => (
          <li key={factor} className="wrap-anywhere">
            {factor}
          </li>
        ))}
      </ol>
    </details>
  );
}

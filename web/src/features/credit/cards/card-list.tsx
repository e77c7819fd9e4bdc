import * as texts from '@porchlight/content/en/credit.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import type { CreditCard } from '@porchlight/domain/credit/credit.contract.ts';
import { findNextStatement } from '@porchlight/domain/credit/statement-days.ts';
import type { Utilization } from '@porchlight/domain/credit/utilization.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { formatCents } from '@porchlight/domain/kernel/money.ts';
import { Pencil } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';

/** Each card with how much of its limit is used, and all of them together. */
export function CardList({
  cards,
  utilization,
  today,
  onChange,
}: {
  cards: readonly CreditCard[];
  utilization: Utilization;
  today: string;
  onChange: (card: CreditCard) => void;
}) {
  const { totalPercent, perCardPercent, cardsOverLimit } = utilization;
  return (
    <ul className="grid divide-y divide-line border-line border-t">
      {totalPercent !== null && cards.length > 1 && (
        <li className="grid gap-1.5 py-4">
          <p className="flex flex-wrap justify-between gap-x-6 font-semibold">
            {texts.total}
            <span className="figure-tabular">{texts.percentUsed(totalPercent.toFixed(2))}</span>
          </p>
          <Bar percent={totalPercent.toNumber()} />
        </li>
      )}
      {cards.map((card, place) => {
        const percent = perCardPercent[place] ?? null;
        return (
          <li key={card.id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5 py-4">
            <div className="grid gap-1">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="wrap-anywhere font-semibold">{card.name}</span>
                {cardsOverLimit.includes(place) && <Badge look="wrong">{texts.overLimit}</Badge>}
              </p>
              <p className="figure-tabular text-[.9375rem] text-ink-soft">
                {card.limit === null
                  ? texts.withoutLimit(formatCents(card.balance))
                  : texts.usedOf(formatCents(card.balance), formatCents(card.limit))}
                {percent !== null && `, ${texts.percentUsed(percent.toFixed(2))}`}
                {card.statementDay !== null &&
                  `, ${texts.closes(formatCalendarDate(findNextStatement(card.statementDay, today), locale))}`}
              </p>
            </div>
            <Button
              variant="plain"
              size="small"
              className="-my-2 -mr-3.5 self-start"
              aria-label={texts.changeCard(card.name)}
              onClick={() => onChange(card)}
            >
              <Pencil aria-hidden="true" className="size-4.5" />
              <span className="max-sm:sr-only">{texts.change}</span>
            </Button>
            {percent !== null && (
              <div className="col-span-full">
                <Bar percent={percent.toNumber()} />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** A picture of the words above it. */
function Bar({ percent }: { percent: number }) {
  return (
    <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-sunken">
      <div style={{ width: `${Math.min(100, percent)}%` }} className="h-full rounded-full bg-dusk" />
    </div>
  );
}

import * as texts from '@porchlight/content/en/credit-answer.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import { sources } from '@porchlight/content/facts/sources.ts';
import { DUE_LINE, planCards } from '@porchlight/domain/credit/card-plan.ts';
import type { CreditCard } from '@porchlight/domain/credit/credit.contract.ts';
import { formatWeekdayDay } from '@porchlight/domain/kernel/calendar-dates.ts';
import { formatDollars } from '@porchlight/domain/kernel/money.ts';
import { Link } from 'react-router';
import { PartSample, PartsBar } from '../../ui/parts-bar.tsx';
import { SourceNote } from '../../ui/source-note.tsx';

/** What a score is made of as one bar, with what the buyer's cards say of the part that can be moved now. */
export function ScoreMakeup({ cards, today }: { cards: readonly CreditCard[]; today: string }) {
  return (
    <section aria-labelledby="score-makeup" className="grid content-start gap-3">
      <h2 id="score-makeup" className="text-xl">
        {texts.madeUp}
      </h2>
      <PartsBar sizes={texts.makeup.map(({ share }) => share)} height={20} />
      <ul className="grid divide-y divide-line">
        {texts.makeup.map(({ part, share, name, note }, place) => (
          <li key={part} className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-baseline gap-x-3 py-2.5">
            <PartSample place={place} />
            <span className="font-semibold">{name}</span>
            <span className="figure-tabular">{texts.share(share)}</span>
            <div className="col-start-2 text-[.9375rem] text-ink-soft leading-normal empty:hidden">
              {part === 'owed' ? <Owed cards={cards} today={today} /> : note}
            </div>
          </li>
        ))}
      </ul>
      <p className="text-[.875rem] text-ink-soft">
        {texts.average} <SourceNote {...sources.creditWeights} />
      </p>
    </section>
  );
}

/** The least that brings the fullest card under the common line, with its day. */
function Owed({ cards, today }: { cards: readonly CreditCard[]; today: string }) {
  const { utilization, payments } = planCards(cards, DUE_LINE, today);
  const [first, ...others] = payments;
  const link = (text: string, to: string) => (
    <Link to={to} className="inline-flex min-h-11 items-center text-link">
      {text}
    </Link>
  );
  if (utilization.totalPercent === null) return link(texts.addCards, '#cards-title');
  const used = texts.used(utilization.totalPercent.toFixed(0));
  if (first === undefined) return `${used} ${texts.lowAlready}`;
  const amount = formatDollars(first.pay, 'plain');
  const pay =
    first.payBy === null
      ? texts.payFirst(amount, first.card.name)
      : texts.payBy(amount, first.card.name, formatWeekdayDay(first.payBy, locale));
  return (
    <>
      <p>
        {used} {texts.movesNow}.
      </p>
      <p className="wrap-anywhere pt-1 font-semibold text-ink">
        {[pay, ...(others.length > 0 ? [texts.andMore(others.length)] : []), texts.reports].join(' ')}
      </p>
      {link(texts.toPlan, '#payments-title')}
    </>
  );
}

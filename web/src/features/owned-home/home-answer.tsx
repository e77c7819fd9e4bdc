import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/owned-home-answer.ts';
import { quarter } from '@porchlight/content/en/owned-home-value.ts';
import { formatCalendarDate, formatNearDay } from '@porchlight/domain/kernel/calendar-dates.ts';
import { formatCents } from '@porchlight/domain/kernel/money.ts';
import { findHomeAnswer, type OwnedHomeAnswer } from '@porchlight/domain/owned-home/home-answer.ts';
import { findRecord } from '@porchlight/domain/owned-home/home-record.ts';
import type { HomeTask } from '@porchlight/domain/owned-home/home-task.ts';
import { homeKind } from '@porchlight/domain/owned-home/kinds/home.ts';
import { loanKind } from '@porchlight/domain/owned-home/kinds/loan.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ButtonLink } from '../../ui/button.tsx';
import type { HomePartProps } from './home-frame.tsx';
import { NextParts } from './loan/loan-answer.tsx';
import { homeParts } from './owned-home-path.ts';
import { useHousePrices } from './value/house-prices.queries.ts';

/** What is owed, what is the owner's, the next payment and what is in it, each with where it comes from; then the one thing to do. */
export function HomeAnswer({ records, today }: HomePartProps) {
  const prices = useHousePrices(findRecord(homeKind, records)?.content);
  const answer = findHomeAnswer(records, prices.figures, today);
  if (answer === undefined) return null;
  const { next, task } = answer;
  return (
    <section aria-label={texts.summary} className="grid gap-7">
      <dl className="grid border-line border-y sm:grid-cols-3">
        <Owed owed={answer.owed} balanceOn={findRecord(loanKind, records)?.content.balanceOn ?? null} />
        <Yours answer={answer} prices={prices} />
        <NextPaymentFigure answer={answer} today={today} />
      </dl>
      <TaskLine task={task} today={today} />
      {next !== undefined && <NextParts next={next} heading={texts.partsTitle} />}
    </section>
  );
}

/** One figure, large, with its name and where it comes from; what is not known leads to where it is entered. */
function Figure({
  name,
  value,
  enter,
  children,
}: {
  name: string;
  value: string | undefined;
  enter?: { to: string; action: string } | undefined;
  children?: ReactNode;
}) {
  return (
    <div className="grid content-start gap-1 border-line py-4 max-sm:not-first:border-t sm:not-first:border-l sm:not-first:pl-5 sm:pr-4">
      <dt className="order-2 font-semibold text-[.9375rem] leading-snug">{name}</dt>
      <dd
        className={`figure-tabular font-display font-medium leading-none ${value === undefined ? 'text-[1.35rem] text-ink-soft' : 'text-[clamp(1.75rem,3.4vw,2.25rem)]'}`}
      >
        {value ?? texts.notKnown}
      </dd>
      <dd className="order-3 text-[.875rem] text-ink-soft leading-snug">
        {children}
        {enter !== undefined && (
          <Link to={enter.to} className="inline-flex min-h-11 items-center text-link">
            {enter.action}
          </Link>
        )}
      </dd>
    </div>
  );
}

const enterLoan = { to: homeParts.loan, action: texts.enterLoan };

function Owed({ owed, balanceOn }: { owed: OwnedHomeAnswer['owed']; balanceOn: string | null }) {
  if (owed === undefined) return <Figure name={texts.owed} value={undefined} enter={enterLoan} />;
  return (
    <Figure name={texts.owed} value={formatCents(owed.balance, 'whole')}>
      {owed.from === 'statement' && balanceOn !== null
        ? texts.fromStatement(formatCalendarDate(balanceOn, locale))
        : texts.fromNote}
    </Figure>
  );
}

function Yours({
  answer: { home, value, shown, yours },
  prices,
}: {
  answer: OwnedHomeAnswer;
  prices: ReturnType<typeof useHousePrices>;
}) {
  if (value.counted === undefined && prices.isWaiting)
    return (
      <Figure name={texts.yours} value="…">
        {texts.valueLoading}
      </Figure>
    );
  if (shown === undefined) {
    const enter = { to: `${homeParts.value}#own-figures-title`, action: texts.enterValue };
    return <Figure name={texts.yours} value={undefined} enter={enter} />;
  }
  const amount = formatCents(shown.amount, 'whole');
  const { indexed, owner } = value;
  const isIndexed = shown.by === 'index' && indexed !== undefined && 'quarterNow' in indexed;
  const source = isIndexed
    ? texts.byIndex(amount, prices.area?.name ?? '', quarter(indexed.quarterNow))
    : shown.by === 'owner' && owner !== undefined
      ? texts.byOwner(amount, formatCalendarDate(owner.content.day, locale))
      : texts.byPrice(amount, formatCalendarDate(home.boughtOn, locale));
  return yours === undefined ? (
    <Figure name={texts.yours} value={undefined}>
      {texts.worth(amount)}
    </Figure>
  ) : (
    <Figure name={texts.yours} value={formatCents(yours, 'whole')}>
      {source}
    </Figure>
  );
}

function NextPaymentFigure({ answer: { owed, next }, today }: { answer: OwnedHomeAnswer; today: string }) {
  if (owed === undefined)
    return (
      <Figure name={texts.payment} value={undefined}>
        {texts.comesWithLoan}
      </Figure>
    );
  if (next === undefined)
    return (
      <Figure name={texts.payment} value={texts.nothing}>
        {texts.nothingOwed}
      </Figure>
    );
  const hasEscrow = next.escrow !== null;
  return (
    <Figure
      name={texts.nextPayment(formatNearDay(next.dueOn, today, locale))}
      value={formatCents(next.total, 'cents')}
      enter={hasEscrow ? undefined : { to: `${homeParts.loan}#loan-data-title`, action: texts.enterEscrow }}
    >
      {hasEscrow ? texts.fromSchedule : `${texts.withoutEscrow}. `}
    </Figure>
  );
}

/** The one thing to do, with the way there. */
function TaskLine({ task, today }: { task: HomeTask | undefined; today: string }) {
  if (task === undefined) return <p className="text-ink-soft">{texts.nothingToDo}</p>;
  const { title, why } = texts.describeHomeTask(task, today);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3 border-lamp border-l-4 py-1.5 pl-4.5">
      <div className="min-w-0 flex-1 basis-60 leading-snug">
        <h2 className="font-display font-medium text-[1.2rem]">{title}</h2>
        <p className="figure-tabular text-[.95rem] text-ink-soft">{why}</p>
      </div>
      <ButtonLink
        to={taskPaths[task.kind]}
        variant="primary"
        aria-label={`${texts.open}: ${title}`}
        className="shrink-0 max-sm:w-full"
      >
        {texts.open}
      </ButtonLink>
    </div>
  );
}

/** The page where a task is done. */
const taskPaths: Record<HomeTask['kind'], string> = {
  'enter-loan': homeParts.loan,
  'servicer-late': homeParts.escrow,
  step: '#first-year-title',
  due: homeParts.taxes,
  need: homeParts.book,
};

import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/owned-home-answer.ts';
import { quarter } from '@porchlight/content/en/owned-home-value.ts';
import { formatCalendarDate, formatShortDay } from '@porchlight/domain/kernel/calendar-dates.ts';
import { formatCents } from '@porchlight/domain/kernel/money.ts';
import { stepTitles } from '@porchlight/domain/owned-home/first-year/en.ts';
import { findRecord } from '@porchlight/domain/owned-home/home-record.ts';
import { findHomeTask, type HomeTask } from '@porchlight/domain/owned-home/home-task.ts';
import { homeKind } from '@porchlight/domain/owned-home/kinds/home.ts';
import { findNextPayment } from '@porchlight/domain/owned-home/loan/next-payment.ts';
import {
  computeEquity,
  findHomeValue,
  findShownValue,
} from '@porchlight/domain/owned-home/value/home-value.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ButtonLink } from '../../ui/button.tsx';
import type { HomePartProps } from './home-frame.tsx';
import { NextParts } from './loan/loan-answer.tsx';
import { gatherLoan } from './loan/loan-figures.ts';
import { homeParts } from './owned-home-path.ts';
import { useHousePrices } from './value/house-prices.queries.ts';

/** What is owed, what is the owner's, the next payment and what is in it, each with where it comes from; then the one thing to do. */
export function HomeAnswer({ records, today }: HomePartProps) {
  const figures = gatherLoan(records, today);
  const next = figures && findNextPayment(figures.loan, figures.paidOnTop, today);
  return (
    <section aria-label={texts.summary} className="grid gap-7">
      <dl className="grid border-line border-y sm:grid-cols-3">
        <Owed figures={figures} />
        <Yours records={records} today={today} balance={figures?.owed.balance} />
        <NextPaymentFigure figures={figures} next={next} />
      </dl>
      <TaskLine task={findHomeTask(records, today)} today={today} />
      {next !== undefined && <NextParts next={next} heading={texts.partsTitle} />}
    </section>
  );
}

type Figures = ReturnType<typeof gatherLoan>;

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

function Owed({ figures }: { figures: Figures }) {
  if (figures === undefined) return <Figure name={texts.owed} value={undefined} enter={enterLoan} />;
  const { owed, loan } = figures;
  return (
    <Figure name={texts.owed} value={formatCents(owed.balance, 'whole')}>
      {owed.from === 'statement' && loan.balanceOn !== null
        ? texts.fromStatement(formatCalendarDate(loan.balanceOn, locale))
        : texts.fromNote}
    </Figure>
  );
}

function Yours({ records, today, balance }: HomePartProps & { balance: number | undefined }) {
  const home = findRecord(homeKind, records)?.content;
  const prices = useHousePrices(home);
  if (home === undefined) return null;
  const value = findHomeValue(records, prices.figures);
  if (value.counted === undefined && prices.isWaiting)
    return (
      <Figure name={texts.yours} value="…">
        {texts.valueLoading}
      </Figure>
    );
  const shown = findShownValue(value, home, today);
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
  return balance === undefined ? (
    <Figure name={texts.yours} value={undefined}>
      {texts.worth(amount)}
    </Figure>
  ) : (
    <Figure name={texts.yours} value={formatCents(computeEquity(shown.amount, balance).equity, 'whole')}>
      {source}
    </Figure>
  );
}

function NextPaymentFigure({
  figures,
  next,
}: {
  figures: Figures;
  next: ReturnType<typeof findNextPayment>;
}) {
  if (figures === undefined)
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
      name={texts.nextPayment(formatShortDay(next.dueOn, locale))}
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
  const { title, why, to } = describeTask(task, today);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3 border-lamp border-l-4 py-1.5 pl-4.5">
      <div className="min-w-0 flex-1 basis-60 leading-snug">
        <h2 className="font-display font-medium text-[1.2rem]">{title}</h2>
        <p className="figure-tabular text-[.95rem] text-ink-soft">{why}</p>
      </div>
      <ButtonLink
        to={to}
        variant="primary"
        aria-label={`${texts.open}: ${title}`}
        className="shrink-0 max-sm:w-full"
      >
        {texts.open}
      </ButtonLink>
    </div>
  );
}

function describeTask(task: HomeTask, today: string): { title: string; why: string; to: string } {
  if (task.kind === 'enter-loan')
    return { title: texts.loanTask, why: texts.loanTaskWhy, to: homeParts.loan };
  if (task.kind === 'servicer-late')
    return { title: texts.servicerLate, why: texts.servicerLateWhy, to: homeParts.escrow };
  const day = formatCalendarDate(task.day, locale);
  const why = task.day === today ? texts.isToday : task.day < today ? texts.since(day) : texts.by(day);
  if (task.kind === 'step') return { title: stepTitles[task.step], why, to: '#first-year-title' };
  if (task.kind === 'due') return { title: task.due.title, why, to: homeParts.taxes };
  return { title: task.need.what, why, to: homeParts.book };
}

import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/milestones-dashboard.ts';
import * as todayTexts from '@porchlight/content/en/today.ts';
import {
  findHomeStep,
  type HomeStep,
  listDatesOfYear,
  type NextThing,
  type NextThings,
  nextThings,
} from '@porchlight/domain/dates/purchase-dates/next-things.ts';
import type {
  PurchaseDate,
  PurchaseDates,
} from '@porchlight/domain/dates/purchase-dates/purchase-dates.contract.ts';
import {
  countDaysBetween,
  formatNearDay,
  formatWeekdayDate,
} from '@porchlight/domain/kernel/calendar-dates.ts';
import { formatInstant } from '@porchlight/domain/kernel/instants.ts';
import type { Journey } from '@porchlight/domain/milestones/milestones.contract.ts';
import { hasClosed } from '@porchlight/domain/milestones/milestones.ts';
import type { ReturnedDocument, TodayHome } from '@porchlight/domain/today/today.contract.ts';
import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { onUseOrNothing } from '../../../platform/page/late-parts.tsx';
import { LazyPart } from '../../../platform/page/lazy-part.tsx';
import { useReservedHeight } from '../../../platform/page/reserved-height.ts';
import { useToday } from '../../../platform/today.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { homesPath } from '../../../ui/home/homes-path.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useDates } from '../../purchase-dates/all-dates.queries.ts';
import { useTodayView } from '../../today/today.queries.ts';
import { FirstStep, HomeFigures, HomeHead } from '../../today/today-head.tsx';
import { findStepPath } from '../journey.ts';
import type { DescribedThing } from './rare-thing.tsx';

/** Folded below the first steps, and comes once the page is used. */
const TodayDetails = onUseOrNothing(() => import('./today-details.tsx'));

/** The first block of somebody who owns the home: few do, and the page does without it until then. */
const loadOwnerToday = () => import('../../today/owner-today.tsx');

/** For those whose price is above what their income carries, or to whom staff proposed something. */
const loadRareParts = () => import('./rare-parts.tsx');

/** Where the purchase is and what there is to do today, the first thing large; then its figures and next dates. */
export function TodayPanel({ journey }: { journey: Journey | undefined }): ReactNode {
  const dates = useDates();
  const view = useTodayView();
  const today = useToday();
  const isLoading = journey === undefined || dates.isLoading || view.isLoading;
  const panel = useReservedHeight<HTMLDivElement>('today', isLoading);
  if (isLoading)
    return <Skeleton className="h-[var(--today-height,22.75rem)] lg:h-[var(--today-height,16.5rem)]" />;
  const known = { dates: dates.data?.dates ?? [], today };
  const home = view.data?.home ?? null;
  const isBought = hasClosed(journey);
  const found = nextThings(
    journey,
    known,
    view.data?.returned ?? [],
    view.data?.cardPayments,
    findHomeStep(journey, home),
    view.data?.toSign,
    view.data?.wanted,
  );
  const [first, ...rest] = found.things;
  const isUrgent = first?.kind === 'returned';
  // An owner's first thing is that of the home, and an urgent one comes before it.
  const others = (isBought && !isUrgent ? found.things : rest).filter(
    (thing) => thing.kind !== 'date' || thing.date.title !== view.data?.owned?.task?.title,
  );
  const firstThing =
    first === undefined ? (
      <p>{texts.nothingToDo}</p>
    ) : (
      <ThingView
        thing={first}
        today={today}
        home={home}
        shape={FirstStep}
        waiting={<Skeleton className="mt-2 h-17" />}
      />
    );
  return (
    <div ref={panel} className="grid gap-5">
      {view.data !== undefined && isBought ? (
        <LazyPart
          load={loadOwnerToday}
          props={{ view: view.data, today, urgent: isUrgent ? firstThing : null }}
          waiting={<Skeleton className="h-72 sm:h-56" />}
        />
      ) : view.data !== undefined && home !== null ? (
        <HomeHead home={home} view={view.data} today={today}>
          {firstThing}
        </HomeHead>
      ) : (
        firstThing
      )}
      {view.data !== undefined && !isBought && <HomeFigures view={view.data} today={today} />}
      {view.data && ((!isBought && view.data.aboveIncome) || view.data.proposals) && (
        <LazyPart
          load={loadRareParts}
          props={{ view: view.data, isBought }}
          waiting={<Skeleton className={view.data.proposals ? 'h-52' : 'h-17 sm:h-11'} />}
        />
      )}
      {others.length > 0 && (
        <ul className="grid gap-x-8 divide-y divide-line md:grid-cols-2 md:divide-y-0">
          {others.map((thing) => (
            <ThingView
              key={JSON.stringify(thing)}
              thing={thing}
              today={today}
              home={home}
              shape={Thing}
              waiting={<li className="min-h-15" />}
            />
          ))}
        </ul>
      )}
      {home === null && !isBought && view.data?.hasFirstAnswer === false && (
        <Link to={paths.welcome} className="-my-2.5 inline-flex min-h-11 items-center text-link">
          {todayTexts.firstQuestions}
        </Link>
      )}
      <section aria-labelledby="next-dates" className="grid gap-1">
        <div className="flex items-baseline justify-between gap-4">
          <h3 id="next-dates" className="text-[1.1rem]">
            {todayTexts.upNext}
          </h3>
          <Link
            to={paths.dates}
            className="relative z-10 -my-2.5 inline-flex min-h-11 shrink-0 items-center text-[.95rem] text-link"
          >
            {texts.allDates}
          </Link>
        </div>
        <p className="text-[.95rem] text-ink-soft">
          {dates.data === undefined ? texts.datesFailed : describeDay(found, today)}
        </p>
        <NextDates {...known} />
      </section>
      <div className={known.dates.length === 0 ? '' : 'min-h-11'}>
        <TodayDetails known={known} />
      </div>
    </div>
  );
}

/** The next dates, each with who acts. */
function NextDates({ dates, today }: Pick<PurchaseDates, 'dates' | 'today'>) {
  const ahead = listDatesOfYear({ dates, today });
  if (ahead.length === 0) return null;
  return (
    <ul className="grid divide-y divide-line border-line border-t">
      {ahead.map(({ key, day, title, owner }) => (
        <li key={key} className="flex items-baseline gap-3 py-2.5 text-[.95rem]">
          <time dateTime={day} className="figure-tabular min-w-17 shrink-0 font-semibold">
            {formatNearDay(day, today, locale)}
          </time>
          <span className="flex-1">{title}</span>
          <span className={owner === 'buyer' ? 'font-semibold text-lamp-ink' : 'text-ink-soft'}>
            {texts.owners[owner]}
          </span>
        </li>
      ))}
    </ul>
  );
}

function describeDay({ isDueToday, nextDay }: NextThings<unknown>, today: string): string {
  if (isDueToday) return texts.dueToday;
  return nextDay === null ? texts.nothingDue : `${texts.nothingDue} ${texts.next(nameDay(nextDay, today))}`;
}

/** A day of the coming week by its weekday alone. */
function nameDay(day: string, today: string): string {
  const days = countDaysBetween(today, day);
  if (days === 1) return texts.tomorrow;
  const written = formatWeekdayDate(day, locale);
  return days < 7 ? (written.split(',')[0] ?? written) : written;
}

function Thing({ title, when, to, action }: DescribedThing) {
  return (
    <li className="flex min-h-15 items-center justify-between gap-3 py-2">
      <div className="min-w-0 leading-snug">
        <p className="line-clamp-2 font-semibold text-[1rem]">{title}</p>
        {when !== null && <p className="figure-tabular text-[.875rem] text-ink-soft">{when}</p>}
      </div>
      <ButtonLink to={to} size="small" aria-label={`${action}: ${title}`} className="shrink-0">
        {action}
      </ButtonLink>
    </li>
  );
}

/** Comes to those who have one: a document sent back or to sign, or a card payment. */
const loadRareThing = () => import('./rare-thing.tsx');

type ThingProps = {
  thing: NextThing<ReturnedDocument>;
  today: string;
  home: TodayHome | null;
  shape: ComponentType<DescribedThing>;
  waiting: ReactNode;
};

/** Something to do in the `shape` of the first one, or of a row. */
function ThingView({ thing, today, home, shape: Shape, waiting }: ThingProps) {
  if (thing.kind === 'date' || thing.kind === 'step' || thing.kind === 'home')
    return <Shape {...describeThing(thing, today, home)} />;
  return <LazyPart load={loadRareThing} props={{ thing, today, shape: Shape }} waiting={waiting} />;
}

type UsualThing = Extract<NextThing<ReturnedDocument>, { kind: 'date' | 'step' | 'home' }>;

function describeThing(thing: UsualThing, today: string, home: TodayHome | null): DescribedThing {
  if (thing.kind === 'step') {
    const { step, milestone } = thing;
    const action = step.kind === 'task' ? texts.open : texts.upload;
    return { title: step.title, when: null, to: findStepPath(milestone, step), action };
  }
  if (thing.kind === 'home') {
    const { title, action } = todayTexts.homeSteps[thing.step];
    return { title, when: describeStep(thing.step, home), to: findHomeStepPath(thing.step, home), action };
  }
  const { title, key, setAt, milestone } = thing.date;
  const [to, action] = key.startsWith('document:')
    ? [paths.documents, texts.upload]
    : setAt === 'milestone' && milestone !== null
      ? [paths.milestone(milestone), texts.open]
      : [paths.dates, texts.see];
  return { title, when: describeDue(thing.date, today), to, action };
}

function findHomeStepPath(step: HomeStep, home: TodayHome | null): string {
  if (step === 'contract') return `${homesPath}#contract`;
  return `${homesPath}#${step === 'terms' ? 'terms=' : ''}${home?.id ?? ''}`;
}

function describeStep(step: HomeStep, home: TodayHome | null): string {
  if (step !== 'answer') return todayTexts.termsGiveDates;
  if (!home?.answerBy) return todayTexts.noAnswerDay;
  const { at, timeZone } = home.answerBy;
  return todayTexts.answerBy(formatInstant(at, 'deadline', { locale, timeZone }));
}

function describeDue({ day, problem }: PurchaseDate, today: string): string {
  const written = formatWeekdayDate(day, locale);
  if (problem !== null) return texts.check(written);
  if (day === today) return texts.isToday;
  return day < today ? texts.overdue(written) : texts.due(written);
}

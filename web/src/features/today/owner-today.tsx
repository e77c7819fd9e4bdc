import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/owned-home-answer.ts';
import { closing, purchaseClosed, withPeople } from '@porchlight/content/en/today.ts';
import {
  describeDistance,
  formatCalendarDate,
  formatNearDay,
  formatWeekdayDay,
} from '@porchlight/domain/kernel/calendar-dates.ts';
import { formatCents } from '@porchlight/domain/kernel/money.ts';
import type { TodayOwnedHome, TodayView } from '@porchlight/domain/today/today.contract.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ownedHomePath } from '../../ui/home/homes-path.ts';
import { CoverPicture } from '../../ui/home/photo-picture.tsx';
import { FigureRow, FirstStep, type HeadFigure, HeadFrame } from './today-head.tsx';

/** The pages of an owned home where a task is done. */
const taskPaths: Record<NonNullable<TodayOwnedHome['task']>['kind'], string> = {
  'enter-loan': `${ownedHomePath}/loan`,
  'servicer-late': `${ownedHomePath}/escrow`,
  step: `${ownedHomePath}#first-year-title`,
  due: `${ownedHomePath}/taxes-and-insurance`,
  need: `${ownedHomePath}/house-book`,
};

/**
 * What an owner owes and has, the next payment, and the one thing to do; before their home is entered, that is to enter it. `urgent` is what
 * comes first.
 */
export default function OwnerToday({
  view: { owned, home, closingDay, people },
  today,
  urgent,
}: {
  view: Pick<TodayView, 'owned' | 'home' | 'closingDay' | 'people'>;
  today: string;
  urgent: ReactNode;
}) {
  const bought = home?.reason === 'contract' ? home : null;
  const address = owned?.address ?? bought?.address;
  const boughtOn = owned?.boughtOn ?? closingDay;
  const step = <NextStep owned={owned} today={today} isUrgent={urgent !== null} />;
  if (address === undefined) return urgent ?? step;
  return (
    <>
      <HeadFrame
        picture={bought?.photo != null && <CoverPicture home={{ ...bought, photos: [bought.photo] }} />}
        to={ownedHomePath}
        address={address}
        facts={[
          boughtOn !== null && describeClosing(boughtOn, today),
          people.length > 0 && withPeople(people),
        ]}
      >
        {owned === null && (
          <Link to={ownedHomePath} className="inline-flex min-h-11 items-center justify-self-start text-link">
            {texts.yourHome}
          </Link>
        )}
        {urgent}
        {step}
      </HeadFrame>
      {owned !== null && <FigureRow figures={listFigures(owned, today)} />}
    </>
  );
}

/** A loan can be paid out, and its home be entered, before the day of closing that is known: that one has not happened. */
const describeClosing = (day: string, today: string): string =>
  day > today
    ? closing(formatWeekdayDay(day, locale), describeDistance(day, today))
    : purchaseClosed(formatCalendarDate(day, locale));

type NextStepProps = { owned: TodayOwnedHome | null; today: string; isUrgent: boolean };

/** The owner's one thing; where there is none, what is urgent says enough, and else the payment that comes next. */
function NextStep({ owned, today, isUrgent }: NextStepProps) {
  if (owned?.task) {
    const { title, why, kind } = owned.task;
    return <FirstStep title={title} when={why} to={taskPaths[kind]} action={texts.open} />;
  }
  if (isUrgent) return null;
  if (owned === null) return <FirstStep {...texts.enterHome} to={ownedHomePath} action={texts.open} />;
  if (owned.payment === null) return <p>{texts.nothingToDo}</p>;
  return <p>{texts.onlyPayment(formatNearDay(owned.payment.dueOn, today, locale))}</p>;
}

/** One that is not known is left out; where nothing is owed, no payment is due. */
function listFigures({ owed, yours, payment }: TodayOwnedHome, today: string): HeadFigure[] {
  const figures: (HeadFigure | false)[] = [
    owed !== null && { name: texts.owed, value: formatCents(owed, 'whole') },
    yours !== null && { name: texts.yours, value: formatCents(yours, 'whole') },
    payment !== null && {
      name: texts.nextPayment(formatNearDay(payment.dueOn, today, locale)),
      value: formatCents(payment.total, 'cents'),
    },
  ];
  return figures.filter((figure) => figure !== false);
}

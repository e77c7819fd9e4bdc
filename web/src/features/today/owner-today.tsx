import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/owned-home-answer.ts';
import { purchaseClosed, withPeople } from '@porchlight/content/en/today.ts';
import { formatCalendarDate, formatNearDay } from '@porchlight/domain/kernel/calendar-dates.ts';
import { formatCents } from '@porchlight/domain/kernel/money.ts';
import type { TodayOwnedHome, TodayView } from '@porchlight/domain/today/today.contract.ts';
import type { ReactNode } from 'react';
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

/** What an owner owes and has, the next payment, and the one thing to do; `urgent` is what comes before it. */
export default function OwnerToday({
  owned,
  view: { home, people },
  today,
  urgent,
}: {
  owned: TodayOwnedHome;
  view: Pick<TodayView, 'home' | 'people'>;
  today: string;
  urgent: ReactNode;
}) {
  const { address, boughtOn, task } = owned;
  const bought =
    home?.reason === 'contract' && home.photo !== null ? { ...home, photos: [home.photo] } : null;
  return (
    <>
      <HeadFrame
        picture={bought !== null && <CoverPicture home={bought} />}
        to={ownedHomePath}
        address={address}
        facts={[
          purchaseClosed(formatCalendarDate(boughtOn, locale)),
          people.length > 0 && withPeople(people),
        ]}
      >
        {urgent}
        {task === null ? (
          urgent === null && <p>{texts.nothingToDo}</p>
        ) : (
          <FirstStep title={task.title} when={task.why} to={taskPaths[task.kind]} action={texts.open} />
        )}
      </HeadFrame>
      <FigureRow figures={listFigures(owned, today)} />
    </>
  );
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

import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/today.ts';
import {
  countDaysBetween,
  describeDistance,
  formatCalendarDate,
  formatWeekdayDay,
} from '@porchlight/domain/kernel/calendar-dates.ts';
import { formatCents } from '@porchlight/domain/kernel/money.ts';
import type { TodayHome, TodayView } from '@porchlight/domain/today/today.contract.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { homesPath, ownedHomePath } from '../../ui/home/homes-path.ts';
import { CoverPicture } from '../../ui/home/photo-picture.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';

/** The home that the purchase is about with its photo; `children` is the first thing to do, beside it. */
export function HomeHead({
  home,
  view,
  today,
  hasClosed,
  children,
}: {
  home: TodayHome;
  view: TodayView;
  today: string;
  hasClosed: boolean;
  children: ReactNode;
}) {
  const { closingDay, people } = view;
  const isContract = home.reason === 'contract' && closingDay !== null;
  const isClosed = isContract && hasClosed;
  const facts = [
    isClosed ? texts.purchaseClosed(formatCalendarDate(closingDay, locale)) : texts.reasons[home.reason],
    isContract &&
      !isClosed &&
      texts.closing(formatWeekdayDay(closingDay, locale), describeDistance(closingDay, today)),
    people.length > 0 && texts.withPeople(people),
  ];
  return (
    <div className={`grid gap-x-7 gap-y-4 ${home.photo === null ? '' : 'md:grid-cols-[18.75rem_1fr]'}`}>
      {home.photo !== null && <CoverPicture home={{ ...home, photos: [home.photo] }} />}
      <div className="grid content-center gap-1.5">
        <p className="wrap-anywhere font-display font-medium text-[clamp(1.75rem,3vw,2.5rem)] leading-tight">
          <Link to={isClosed ? ownedHomePath : `${homesPath}#${home.id}`} className="hover:underline">
            {getStreet(home.address)}
          </Link>
        </p>
        <p className="figure-tabular text-ink-soft">{facts.filter(Boolean).join(' · ')}</p>
        {isClosed && (
          <Link to={ownedHomePath} className="inline-flex min-h-11 items-center justify-self-start text-link">
            {texts.yourHome}
          </Link>
        )}
        {children}
      </div>
    </div>
  );
}

/** The street of an address: its town says nothing to someone who buys there. */
const getStreet = (address: string) => address.split(',')[0] ?? address;

/** Up to four figures, large, each with what it is; one that is not known is left out. */
export function HomeFigures({ view, today }: { view: TodayView; today: string }) {
  const figures = listFigures(view, today);
  if (figures.length === 0) return null;
  return (
    <dl className="grid grid-cols-2 border-line border-y lg:grid-flow-col lg:auto-cols-fr lg:grid-cols-none">
      {figures.map(({ name, value, percent }) => (
        <div
          key={name}
          className="flex flex-col-reverse justify-end gap-1 border-line py-3.5 pr-3 pl-3.5 max-lg:odd:pl-0 even:border-l lg:border-l lg:pl-5 lg:first:border-l-0 lg:first:pl-0 [&:nth-child(n+3)]:border-t lg:[&:nth-child(n+3)]:border-t-0"
        >
          <dt className="text-[.875rem] text-ink-soft leading-snug">{name}</dt>
          <dd className="figure-tabular font-display font-medium text-[clamp(1.35rem,2.4vw,1.75rem)] leading-none">
            {value}
            {percent !== undefined && (
              <div className="mt-2 max-w-45">
                <ProgressBar percent={percent} label={name} />
              </div>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type Figure = { name: string; value: string; percent?: number };

function listFigures({ home, figures, closingDay }: TodayView, today: string): Figure[] {
  const { price, priceRange, payment, cashToClose, savings } = figures;
  const whole = (cents: number) => formatCents(cents, 'whole');
  const found: (Figure | false)[] = [
    price !== null
      ? { name: home === null ? texts.planPrice : texts.priceOf[home.reason], value: whole(price) }
      : home === null &&
        priceRange !== null && {
          name: texts.priceRange,
          value: texts.fromTo(whole(priceRange.from), whole(priceRange.to)),
        },
    payment !== null && { name: texts.aMonth, value: whole(payment) },
    cashToClose !== null && describeCash(cashToClose, savings),
    closingDay !== null &&
      closingDay >= today && {
        name: texts.daysToClosing(countDaysBetween(today, closingDay)),
        value: String(countDaysBetween(today, closingDay)),
      },
  ];
  return found.filter((figure) => figure !== false);
}

/** Cash to close against the savings, which fill the bar. */
function describeCash(cashToClose: number, savings: number | null): Figure {
  const value = formatCents(cashToClose, 'whole');
  if (savings === null || savings === 0) return { name: texts.toClose, value };
  const percent = Math.min(100, Math.max(0, Math.round((cashToClose / savings) * 100)));
  return { name: texts.toCloseOf(formatCents(savings, 'whole')), value, percent };
}

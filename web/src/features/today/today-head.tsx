import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/today.ts';
import {
  countDaysBetween,
  describeDistance,
  formatWeekdayDay,
} from '@porchlight/domain/kernel/calendar-dates.ts';
import { formatCents } from '@porchlight/domain/kernel/money.ts';
import type { TodayHome, TodayView } from '@porchlight/domain/today/today.contract.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LazyPart } from '../../platform/page/lazy-part.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { homesPath } from '../../ui/home/homes-path.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** A photo is fetched after the page anyway, and its place is kept: what draws it need not come before. */
const loadCover = () =>
  import('../../ui/home/photo-picture.tsx').then(({ CoverPicture }) => ({ default: CoverPicture }));

/** The home that the purchase is about with its photo; `children` is the first thing to do, beside it. */
export function HomeHead({
  home,
  view,
  today,
  children,
}: {
  home: TodayHome;
  view: TodayView;
  today: string;
  children: ReactNode;
}) {
  const { closingDay, people } = view;
  const facts = [
    texts.reasons[home.reason],
    home.reason === 'contract' &&
      closingDay !== null &&
      texts.closing(formatWeekdayDay(closingDay, locale), describeDistance(closingDay, today)),
    people.length > 0 && texts.withPeople(people),
  ];
  return (
    <HeadFrame
      picture={
        home.photo !== null && (
          <LazyPart
            load={loadCover}
            props={{ home: { ...home, photos: [home.photo] } }}
            waiting={<Skeleton className="aspect-[2/1]" />}
          />
        )
      }
      to={`${homesPath}#${home.id}`}
      address={home.address}
      facts={facts}
    >
      {children}
    </HeadFrame>
  );
}

/** A home by its street, which leads to it, with its picture and what is said of it in a line. */
export function HeadFrame({
  picture,
  to,
  address,
  facts,
  children,
}: {
  picture: ReactNode;
  to: string;
  address: string;
  facts: readonly (string | false)[];
  children: ReactNode;
}) {
  return (
    <div className={`grid gap-x-7 gap-y-4 ${picture ? 'md:grid-cols-[18.75rem_1fr]' : ''}`}>
      {picture}
      <div className="grid content-center gap-1.5">
        <p className="wrap-anywhere font-display font-medium text-[clamp(1.75rem,3vw,2.5rem)] leading-tight">
          <Link to={to} className="hover:underline">
            {getStreet(address)}
          </Link>
        </p>
        <p className="figure-tabular text-ink-soft">{facts.filter(Boolean).join(' · ')}</p>
        {children}
      </div>
    </div>
  );
}

/** The first thing to do, with the way there. */
export function FirstStep({
  title,
  when,
  to,
  action,
}: {
  title: string;
  when: ReactNode;
  to: string;
  action: string;
}) {
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-x-5 gap-y-3 border-lamp border-l-4 py-1.5 pl-4.5">
      <div className="min-w-0 flex-1 basis-60 leading-snug">
        <p className="font-display font-medium text-[1.2rem]">{title}</p>
        {when !== null && <p className="figure-tabular text-[.95rem] text-ink-soft">{when}</p>}
      </div>
      <ButtonLink
        to={to}
        variant="primary"
        aria-label={`${action}: ${title}`}
        className="shrink-0 max-sm:w-full"
      >
        {action}
      </ButtonLink>
    </div>
  );
}

/** The street of an address: its town says nothing to someone who buys there. */
const getStreet = (address: string) => address.split(',')[0] ?? address;

/** Up to four figures, large, each with what it is; one that is not known is left out. */
export function HomeFigures({ view, today }: { view: TodayView; today: string }) {
  return <FigureRow figures={listFigures(view, today)} />;
}

export function FigureRow({ figures }: { figures: readonly HeadFigure[] }) {
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

export type HeadFigure = { name: string; value: string; percent?: number };

function listFigures({ home, figures, closingDay }: TodayView, today: string): HeadFigure[] {
  const { price, priceRange, payment, cashToClose, savings } = figures;
  const whole = (cents: number) => formatCents(cents, 'whole');
  const found: (HeadFigure | false)[] = [
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
function describeCash(cashToClose: number, savings: number | null): HeadFigure {
  const value = formatCents(cashToClose, 'whole');
  if (savings === null || savings === 0) return { name: texts.toClose, value };
  const percent = Math.min(100, Math.max(0, Math.round((cashToClose / savings) * 100)));
  return { name: texts.toCloseOf(formatCents(savings, 'whole')), value, percent };
}

import * as texts from '@porchlight/content/en/homes.ts';
import { findCountedTerms } from '@porchlight/domain/homes/home-cost.ts';
import type { CurrentOffer, HomeView } from '@porchlight/domain/homes/homes.contract.ts';
import { formatCents } from '@porchlight/domain/kernel/money.ts';
import { House } from 'lucide-react';
import { Link } from 'react-router';
import { LazyPart } from '../../platform/page/lazy-part.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { homesPath } from '../../ui/home/homes-path.ts';
import { CoverPicture } from '../../ui/home/photo-picture.tsx';
import { computeShownCost, describeCost, describeHome } from './home-words.ts';
import type { HomesProps } from './homes-props.ts';
import { StageBadge } from './stage-badge.tsx';

/** With what makes photos smaller and sends them. */
const loadAddPhotos = () => import('./photos/add-photos.tsx');

/** A home in the list: its photo, what it is, and what it costs beside the plan. `planned` is the plan's payment in cents. */
export function HomeRow({
  home,
  planned,
  isChosen,
  canChoose,
  onChoose,
  ...props
}: HomesProps & {
  home: HomeView;
  planned: number | undefined;
  isChosen: boolean;
  canChoose: boolean;
  onChoose: (isChosen: boolean) => void;
}) {
  const offer = props.offers[home.id];
  const cost = computeShownCost(home, props);
  const price = findCountedTerms(props.offers, home.id, props.plan)?.priceCents ?? home.price;
  const scored = home.opinions.filter(({ score }) => score !== null);
  return (
    <article
      aria-labelledby={`home-${home.id}`}
      className="grid grid-cols-[6rem_1fr] items-start gap-x-4 gap-y-3 py-5 sm:grid-cols-[7.5rem_1fr] lg:grid-cols-[7.5rem_1fr_auto] lg:gap-x-6 lg:gap-y-1"
    >
      <div className="grid lg:row-span-3">
        {home.photos.length > 0 ? (
          <CoverPicture home={home} shape="aspect-[3/2]" />
        ) : (
          <span className="grid aspect-[3/2] place-items-center rounded-s bg-sunken text-ink-soft">
            <House aria-hidden="true" className="size-6" />
          </span>
        )}
      </div>
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id={`home-${home.id}`} className="wrap-anywhere text-xl leading-snug">
            <Link to={`${homesPath}#${home.id}`} className="text-link hover:underline">
              {home.address}
            </Link>
          </h2>
          <StageBadge home={home} offer={offer} />
        </div>
        <p className="figure-tabular text-[.9375rem] text-ink-soft">
          {[
            describeHome(home),
            ...scored.map(({ name, isYou, score }) => texts.scoreOf(isYou ? texts.you : name, score ?? 0)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <dl className="col-span-2 grid grid-cols-3 items-start gap-x-4 lg:col-span-1 lg:row-span-2 lg:w-[25rem] lg:text-right">
        {price !== null && (
          <Figure name={texts.fields.price} cents={price} below={texts.priceOf[getPriceKind(offer)]} />
        )}
        {cost !== null && (
          <>
            <Figure
              name={texts.monthly}
              cents={cost.payment}
              below={describeAgainst(cost.payment, planned)}
            />
            <Figure name={texts.cashToClose} cents={cost.cashToClose} />
          </>
        )}
      </dl>
      <p className="col-span-2 text-[.875rem] text-ink-soft leading-normal lg:col-span-1 lg:col-start-2">
        {cost === null ? (price === null ? texts.needsPrice : texts.needsLoan) : describeCost(cost).join(' ')}
      </p>
      <div className="col-span-2 flex flex-wrap items-center justify-between gap-x-4 lg:col-start-2 lg:pt-1.5">
        <LazyPart
          load={loadAddPhotos}
          props={{ home, isShort: true }}
          waiting={<div className="min-h-11" />}
        />
        {(canChoose || isChosen) && (
          <Checkbox
            checked={isChosen}
            aria-label={texts.compareThis(home.address)}
            onChange={({ target }) => onChoose(target.checked)}
          >
            {texts.compare}
          </Checkbox>
        )}
      </div>
    </article>
  );
}

const getPriceKind = (offer: CurrentOffer | undefined) =>
  offer === undefined ? 'asked' : offer.state === 'contract' ? 'contract' : offer.by;

/** "$48 under your plan"; nothing within a dollar of it or without one. */
function describeAgainst(payment: number, planned: number | undefined): string | undefined {
  if (planned === undefined || Math.abs(payment - planned) < 100) return undefined;
  const amount = formatCents(Math.abs(payment - planned), 'whole');
  return payment > planned ? texts.overPlan(amount) : texts.underPlan(amount);
}

function Figure({ name, cents, below }: { name: string; cents: number; below?: string | undefined }) {
  return (
    <div className="grid gap-0.5">
      <dt className="text-[.875rem] text-ink-soft">{name}</dt>
      <dd className="figure-tabular grid">
        <span className="font-display font-medium text-xl leading-tight">{formatCents(cents, 'whole')}</span>
        {below !== undefined && <span className="text-[.875rem] text-ink-soft">{below}</span>}
      </dd>
    </div>
  );
}

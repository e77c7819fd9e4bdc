import * as texts from '@porchlight/content/en/homes.ts';
import { computeHomeCost } from '@porchlight/domain/homes/home-cost.ts';
import type { HomeView } from '@porchlight/domain/homes/homes.contract.ts';
import { formatCents } from '@porchlight/domain/kernel/money.ts';
import { Link } from 'react-router';
import { LazyPart } from '../../platform/page/lazy-part.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { homesPath } from '../../ui/home/homes-path.ts';
import { CoverPicture } from '../../ui/home/photo-picture.tsx';
import { describeCost, describeHome } from './home-words.ts';
import type { HomesProps } from './homes-props.ts';
import { StageBadge } from './stage-badge.tsx';

/** With what makes photos smaller and sends them. */
const loadAddPhotos = () => import('./photos/add-photos.tsx');

/** A home in the list: what it costs first, then what its buyers think of it. */
export function HomeCard({
  home,
  standings,
  plan,
  today,
  survey,
  isChosen,
  canChoose,
  onChoose,
}: HomesProps & {
  home: HomeView;
  isChosen: boolean;
  canChoose: boolean;
  onChoose: (isChosen: boolean) => void;
}) {
  const cost = computeHomeCost(plan, home, today, survey);
  const facts = describeHome(home);
  const scored = home.opinions.filter(({ score }) => score !== null);
  return (
    <article
      aria-labelledby={`home-${home.id}`}
      className="grid content-start gap-3 rounded-m border border-line bg-surface p-5"
    >
      <CoverPicture home={home} />
      <div className="grid gap-1">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <h2 id={`home-${home.id}`} className="wrap-anywhere text-xl leading-snug">
            <Link to={`${homesPath}#${home.id}`} className="text-link hover:underline">
              {home.address}
            </Link>
          </h2>
          <StageBadge home={home} standing={standings[home.id]} />
        </div>
        <p className="figure-tabular text-[.9375rem] text-ink-soft">
          {[home.price !== null && formatCents(home.price, 'whole'), facts].filter(Boolean).join(' · ')}
        </p>
      </div>
      {cost === null ? (
        <p className="text-ink-soft">{home.price === null ? texts.needsPrice : texts.needsLoan}</p>
      ) : (
        <>
          <dl className="grid grid-cols-2 gap-4">
            {[
              [texts.monthly, cost.payment],
              [texts.cashToClose, cost.cashToClose],
            ].map(([name, cents]) => (
              <div key={name} className="grid gap-0.5">
                <dt className="text-[.875rem] text-ink-soft">{name}</dt>
                <dd className="figure-tabular font-display font-medium text-2xl leading-tight">
                  {formatCents(Number(cents), 'whole')}
                </dd>
              </div>
            ))}
          </dl>
          <p className="text-[.875rem] text-ink-soft leading-normal">{describeCost(cost).join(' ')}</p>
        </>
      )}
      {scored.length > 0 && (
        <p className="text-[.9375rem]">
          {scored
            .map(({ name, isYou, score }) => texts.scoreOf(isYou ? texts.you : name, score ?? 0))
            .join(' · ')}
        </p>
      )}
      <LazyPart load={loadAddPhotos} props={{ home, isShort: true }} waiting={<div className="min-h-11" />} />
      {(canChoose || isChosen) && (
        <Checkbox
          checked={isChosen}
          aria-label={texts.compareThis(home.address)}
          onChange={({ target }) => onChoose(target.checked)}
        >
          {texts.compare}
        </Checkbox>
      )}
    </article>
  );
}

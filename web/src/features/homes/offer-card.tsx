import * as texts from '@porchlight/content/en/homes.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import { findCountedTerms } from '@porchlight/domain/homes/home-cost.ts';
import type { CurrentOffer, HomeView } from '@porchlight/domain/homes/homes.contract.ts';
import { formatInstant } from '@porchlight/domain/kernel/instants.ts';
import { formatCents } from '@porchlight/domain/kernel/money.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { homesPath } from '../../ui/home/homes-path.ts';
import { computeShownCost, describeCost } from './home-words.ts';
import type { HomesProps } from './homes-props.ts';

/** The offer that counts on a home: who moves next, what is on the table and what it takes. */
export function OfferCard({ home, offer, ...props }: HomesProps & { home: HomeView; offer: CurrentOffer }) {
  const cost = computeShownCost(home, props);
  const price = findCountedTerms(props.offers, home.id, props.plan)?.priceCents ?? offer.terms.priceCents;
  const [address = home.address] = home.address.split(',');
  const kind = offer.state === 'contract' ? 'contract' : offer.by;
  const isOwnMove = kind === 'seller';
  return (
    <section
      aria-labelledby={`offer-${home.id}`}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-m border border-line-strong bg-surface p-5 sm:p-6"
    >
      <div className="grid gap-1">
        <p className="font-semibold text-[.9375rem] text-lamp-ink">{describeMove(offer, home.timeZone)}</p>
        <h2 id={`offer-${home.id}`} className="wrap-anywhere text-2xl leading-snug">
          {texts.offerAt[kind](address, formatCents(price, 'whole'))}
        </h2>
        {cost !== null && (
          <p className="figure-tabular text-ink-soft">
            {texts.offerTakes(formatCents(cost.payment, 'whole'), formatCents(cost.cashToClose, 'whole'))}{' '}
            {describeCost({ ...cost, assumed: [] })
              .slice(1)
              .join(' ')}
          </p>
        )}
      </div>
      <ButtonLink to={`${homesPath}#${home.id}`} variant={isOwnMove ? 'primary' : 'quiet'}>
        {texts.openOffer[kind]}
      </ButtonLink>
    </section>
  );
}

function describeMove({ state, by, endsAt }: CurrentOffer, timeZone: string): string {
  if (state === 'contract') return texts.offerStates.contract;
  if (endsAt === null) return texts.offerIsNext[by].any;
  return texts.offerIsNext[by].by(formatInstant(endsAt, 'deadline', { locale, timeZone }));
}

import * as texts from '@porchlight/content/en/homes.ts';
import * as offers from '@porchlight/content/en/homes-offers.ts';
import * as photoTexts from '@porchlight/content/en/homes-photos.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import { describeHelperOffers } from '@porchlight/content/en/sharing-shared.ts';
import { describePhoto } from '@porchlight/domain/homes/describe-photo.ts';
import type { SharedHome } from '@porchlight/domain/homes/homes.contract.ts';
import { formatInstant } from '@porchlight/domain/kernel/instants.ts';
import { getOfferState, type OfferState } from '@porchlight/domain/offers/home-offers/offer-log.ts';
import { Badge } from '../../../ui/badge.tsx';
import { SmallPicture } from '../../../ui/home/photo-picture.tsx';
import { listPrices } from '../../homes/home-prices.ts';
import { describeOfferState, getEntryTitle, listTerms } from '../../homes/offers/offer-words.ts';
import { useNow } from '../../homes/offers/use-now.ts';

/** Each home with its photos, what is on the table and every entry of its log, the latest first. */
export default function SharedHomes({
  homes,
  personId,
  buyers,
}: {
  homes: readonly SharedHome[];
  /** The reader's row in the purchase. */
  personId: string;
  /** Their names. */
  buyers: readonly string[];
}) {
  const now = useNow();
  const words = describeHelperOffers(buyers);
  return (
    <ul className="grid divide-y divide-line border-line border-t">
      {homes.map(({ id, address, price, stage, timeZone, photos, entries }) => (
        <li key={id} className="grid gap-2 py-4">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="wrap-anywhere font-semibold">{address}</span>
            <HomeStanding {...{ stage, price }} state={getOfferState({ timeZone, entries }, now)} />
          </p>
          <p>
            {entries.length === 0
              ? offers.noneYet
              : describeOfferState(getOfferState({ timeZone, entries }, now), timeZone, words.live)}
          </p>
          {photos.length > 0 && (
            <ul
              aria-label={photoTexts.photosOf(address)}
              className="grid grid-cols-3 gap-2 sm:grid-cols-4 lg:grid-cols-6"
            >
              {photos.map((photo, index) => {
                const source = `/api/shared/${personId}/homes/${id}/photos/${photo.id}/content`;
                const name = describePhoto(photo, index + 1, address);
                return (
                  <li key={photo.id}>
                    <a
                      href={source}
                      target="_blank"
                      rel="noreferrer"
                      className="block overflow-hidden rounded-s border border-line hover:border-line-strong"
                    >
                      <SmallPicture photo={photo} source={`${source}?size=small`} name={name} />
                    </a>
                  </li>
                );
              })}
            </ul>
          )}
          <ol className="grid gap-2" reversed>
            {entries.toReversed().map((entry) => (
              <li key={entry.id} className="grid gap-0.5 text-[.9375rem]">
                <span className="font-semibold">{getEntryTitle(entry, entries, words.kinds)}</span>
                <span className="figure-tabular text-ink-soft">
                  {formatInstant(entry.at, 'deadline', { locale, timeZone })}
                </span>
                {entry.terms !== null && (
                  <span className="figure-tabular wrap-anywhere">
                    {listTerms(entry.terms, timeZone)
                      .map(({ name, words }) => `${name}: ${words}`)
                      .join('; ')}
                  </span>
                )}
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ul>
  );
}

/** Where a home is and at what price: what was agreed or is on the table says more than what was entered of it at first. */
function HomeStanding({
  stage,
  price,
  state: { contract, live },
}: Pick<SharedHome, 'stage' | 'price'> & { state: OfferState }) {
  const offer = contract ?? live;
  const whose = contract !== null ? 'contract' : offer?.by === 'buyer' ? 'buyers' : 'seller';
  const prices = listPrices(price, offer && { price: offer.terms.priceCents, whose });
  return (
    <>
      <Badge>
        {offer === null ? texts.stages[stage] : texts.offerStates[contract === null ? 'live' : 'contract']}
      </Badge>
      {prices.length > 0 && <span className="figure-tabular text-ink-soft">{prices.join(', ')}</span>}
    </>
  );
}

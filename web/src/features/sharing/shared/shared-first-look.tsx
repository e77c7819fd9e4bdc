import * as offers from '@porchlight/content/en/homes-offers.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/sharing-shared.ts';
import type { PurchaseDates } from '@porchlight/domain/dates/purchase-dates/purchase-dates.contract.ts';
import { describePhoto } from '@porchlight/domain/homes/describe-photo.ts';
import type { SharedHome } from '@porchlight/domain/homes/homes.contract.ts';
import { formatWeekdayDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { formatCents } from '@porchlight/domain/kernel/money.ts';
import { getOfferState } from '@porchlight/domain/offers/home-offers/offer-log.ts';
import { findSharedHome, listNextDates } from '@porchlight/domain/sharing/first-look.ts';
import type { ReactNode } from 'react';
import { SmallPicture } from '../../../ui/home/photo-picture.tsx';
import { describeOfferState } from '../../homes/offers/offer-words.ts';
import { useNow } from '../../homes/offers/use-now.ts';

/** What a helper needs at once: the home and its offer, the next three dates, and what they may do here. */
export default function SharedFirstLook({
  personId,
  buyers,
  homes,
  dates,
}: {
  /** The reader's row in the purchase. */
  personId: string;
  /** Their names. */
  buyers: readonly string[];
  /** Undefined where they are not shared, and until they are loaded. */
  homes: readonly SharedHome[] | undefined;
  dates: PurchaseDates | undefined;
}) {
  const now = useNow();
  const home = homes && findSharedHome(homes, now);
  const state = home && getOfferState(home, now);
  const price = (state?.live ?? state?.contract)?.terms.priceCents ?? home?.price ?? null;
  const next = dates && listNextDates(dates);
  return (
    <dl className="grid gap-x-10 gap-y-6 border-line border-b pb-6 md:grid-cols-2">
      {home !== undefined && (
        <Part name={texts.theHome} isTall>
          <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-5">
            <div className="grid gap-1">
              <p className="wrap-anywhere font-semibold text-lg leading-snug">{home.address}</p>
              {price !== null && (
                <p className="figure-tabular font-display text-3xl">{formatCents(price, 'whole')}</p>
              )}
              <p>
                {state === undefined || home.entries.length === 0
                  ? offers.noneYet
                  : describeOfferState(state, home.timeZone, texts.describeHelperOffers(buyers).live)}
              </p>
            </div>
            {home.photos.slice(0, 1).map((photo) => (
              <div key={photo.id} className="w-28 overflow-hidden rounded-s sm:w-40">
                <SmallPicture
                  photo={photo}
                  source={`/api/shared/${personId}/homes/${home.id}/photos/${photo.id}/content?size=small`}
                  name={describePhoto(photo, 1, home.address)}
                />
              </div>
            ))}
          </div>
        </Part>
      )}
      {next !== undefined && (
        <Part name={texts.nextDates}>
          {next.length === 0 ? (
            <p className="text-ink-soft">{texts.noNextDates}</p>
          ) : (
            <ul className="grid gap-2">
              {next.map(({ key, title, day }) => (
                <li key={key} className="flex flex-wrap justify-between gap-x-4">
                  <span>{title}</span>
                  <time dateTime={day} className="figure-tabular font-semibold">
                    {formatWeekdayDate(day, locale)}
                  </time>
                </li>
              ))}
            </ul>
          )}
        </Part>
      )}
      <Part name={texts.additionsTitle}>
        <p>{texts.nothingToAdd(texts.bothBuyers(buyers))}</p>
      </Part>
    </dl>
  );
}

/** On a wide window the home is beside the other two. */
function Part({ name, isTall = false, children }: { name: string; isTall?: boolean; children: ReactNode }) {
  return (
    <div className={`grid content-start gap-2 ${isTall ? 'md:row-span-2' : ''}`}>
      <dt className="text-[.9375rem] text-ink-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

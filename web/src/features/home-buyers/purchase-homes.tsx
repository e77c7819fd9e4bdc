import * as texts from '@porchlight/content/en/home-buyer-purchase.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import { states } from '@porchlight/content/en/purchase-dates.ts';
import type { StaffPurchase } from '@porchlight/domain/home-buyers/staff-purchase.contract.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { When } from '../../console-kit/when.tsx';
import { Badge } from '../../ui/badge.tsx';
import { FoldedLines, PurchaseLine } from './purchase-part.tsx';

type Home = StaffPurchase['homes'][number];
type PurchaseDay = StaffPurchase['dates'][number];

/** Homes with the offer that counts on each, and the days of a contract below its home. */
export function HomesPart({ homes }: { homes: StaffPurchase['homes'] }) {
  if (homes.length === 0) return <p className="text-ink-soft">{texts.homesEmpty}</p>;
  const dropped = homes.filter(({ stage, offer }) => stage === 'dropped' && offer === null);
  const kept = homes.filter((home) => !dropped.includes(home));
  return (
    <>
      <ul className="grid">
        {kept.map((home) => (
          <HomeLines key={home.id} home={home} />
        ))}
      </ul>
      {dropped.length > 0 && (
        <FoldedLines title={texts.droppedHomes(dropped.length)}>
          {dropped.map((home) => (
            <HomeLines key={home.id} home={home} />
          ))}
        </FoldedLines>
      )}
    </>
  );
}

function HomeLines({ home: { address, stage, offer, contractDays } }: { home: Home }) {
  return (
    <>
      <PurchaseLine
        what={address}
        {...(offer?.state === 'live' &&
          offer.endsAt !== null && {
            more: (
              <>
                {texts.answerDue[offer.by]} <When at={offer.endsAt} />
              </>
            ),
          })}
      >
        {offer === null ? (
          <Badge look="quiet">{texts.homeStages[stage]}</Badge>
        ) : (
          <Badge look={offer.state === 'live' ? 'now' : 'done'}>{texts.offers[offer.state][offer.by]}</Badge>
        )}
      </PurchaseLine>
      {contractDays.length > 0 && (
        <li className="border-line border-b py-2 pl-4">
          <span className="text-[.9375rem] text-ink-soft">{texts.contractDays}</span>
          <ul className="grid">
            {contractDays.map(({ key, title, day, isWaived }) => (
              <li key={key} className="flex flex-wrap justify-between gap-x-4 py-1">
                <span className="wrap-anywhere min-w-0">{title}</span>
                <span className="figure-tabular text-[.9375rem] text-ink-soft">
                  {isWaived ? texts.waived : formatCalendarDate(day, locale)}
                </span>
              </li>
            ))}
          </ul>
        </li>
      )}
    </>
  );
}

/** What is ahead, earliest first; what is over behind one press. */
export function DatesPart({ dates }: { dates: StaffPurchase['dates'] }) {
  const ahead = dates.filter(({ state }) => state === 'ahead' || state === 'due');
  const over = dates.filter((date) => !ahead.includes(date));
  return (
    <>
      {ahead.length === 0 && <p className="text-ink-soft">{texts.datesEmpty}</p>}
      <ul className="grid">
        {ahead.map((date) => (
          <DateLine key={date.key} date={date} />
        ))}
      </ul>
      {over.length > 0 && (
        <FoldedLines title={texts.datesBefore(over.length)}>
          {over.map((date) => (
            <DateLine key={date.key} date={date} />
          ))}
        </FoldedLines>
      )}
    </>
  );
}

function DateLine({ date: { title, day, owner, state, changedBy } }: { date: PurchaseDay }) {
  const more =
    changedBy === null ? texts.dateOwners[owner] : `${texts.dateOwners[owner]}. ${texts.setBy(changedBy)}`;
  return (
    <PurchaseLine what={title} more={more}>
      {state !== 'ahead' && <Badge look={state === 'due' ? 'now' : 'plain'}>{states[state]}</Badge>}
      <span className="figure-tabular">{formatCalendarDate(day, locale)}</span>
    </PurchaseLine>
  );
}

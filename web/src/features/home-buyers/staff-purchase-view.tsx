import * as texts from '@porchlight/content/en/home-buyer-purchase.ts';
import * as words from '@porchlight/content/en/home-buyers.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import { proposals } from '@porchlight/content/en/proposals.ts';
import type { StaffPurchase } from '@porchlight/domain/home-buyers/staff-purchase.contract.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../console-kit/staff.queries.ts';
import { staffApi } from '../../platform/api/staff-api.ts';
import { useScrollToHash } from '../../platform/page/scroll-to-hash.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { HomeBuyerView } from './home-buyer-view.tsx';
import { MadeProposals } from './proposals/made-proposals.tsx';
import { DatesPart, HomesPart } from './purchase-homes.tsx';
import { MilestonePart, SharedPlanPart } from './purchase-journey.tsx';
import { OwnerPart } from './purchase-owner.tsx';
import { DocumentsPart, EmailsPart, LogPart, MessagesPart } from './purchase-papers.tsx';
import { PurchasePart } from './purchase-part.tsx';
import { PeoplePart } from './purchase-people.tsx';
import { formatBuyers, getMilestoneTitle } from './purchase-words.ts';

/** Everything about one purchase, by the id of any of its buyers; of somebody without an account what there is of them. */
export default function StaffPurchaseView({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useQuery(
    staffApi.homeBuyers.getPurchase.queryOptions({ input: { id } }),
  );
  if (error !== null && data === undefined)
    return (
      <LoadFailed title={texts.loadFailed} busy={isFetching} onRetry={() => void refetch()}>
        {error.message}
      </LoadFailed>
    );
  if (data === undefined) return <Skeleton className="h-96" />;
  if (data.purchase === null) return <HomeBuyerView id={id} />;
  return <Purchase purchase={data.purchase} openedBy={id} />;
}

function Purchase({ purchase, openedBy }: { purchase: StaffPurchase; openedBy: string }) {
  const mayAnswer = useMay('answer');
  useScrollToHash(true);
  return (
    <>
      <h2 className="wrap-anywhere text-2xl">{formatBuyers(purchase.buyers)}</h2>
      <Standing purchase={purchase} />
      <PurchasePart id="owner" title={words.owner}>
        <OwnerPart purchase={purchase} openedBy={openedBy} />
      </PurchasePart>
      <nav aria-label={texts.parts} className="-mx-2 flex flex-wrap border-line border-b pb-2">
        {partNames
          .filter(([part]) => mayAnswer || part !== 'messages')
          .map(([part, name]) => (
            <a
              key={part}
              href={`#${part}`}
              className="inline-flex min-h-11 items-center rounded-m px-2 font-semibold text-[.9375rem] text-dusk hover:bg-sunken"
            >
              {name}
            </a>
          ))}
      </nav>
      <div className="grid min-w-0 items-start gap-x-12 gap-y-8 lg:grid-cols-2">
        <div className="grid min-w-0 gap-8">
          <PurchasePart id="people" title={texts.people}>
            <PeoplePart purchase={purchase} />
          </PurchasePart>
          <PurchasePart id="homes" title={texts.homes}>
            <HomesPart homes={purchase.homes} />
          </PurchasePart>
          <PurchasePart id="plan" title={texts.plan}>
            <SharedPlanPart plan={purchase.plan} />
          </PurchasePart>
          <PurchasePart id="proposals" title={proposals}>
            <MadeProposals purchaseId={purchase.id} />
          </PurchasePart>
        </div>
        <div className="grid min-w-0 gap-8">
          {mayAnswer && (
            <PurchasePart id="messages" title={texts.messages}>
              <MessagesPart purchaseId={purchase.id} />
            </PurchasePart>
          )}
          <PurchasePart id="documents" title={texts.documents}>
            <DocumentsPart purchase={purchase} />
          </PurchasePart>
          <PurchasePart id="dates" title={texts.dates}>
            <DatesPart dates={purchase.dates} />
          </PurchasePart>
          <PurchasePart id="milestones" title={texts.milestones}>
            <MilestonePart purchase={purchase} />
          </PurchasePart>
        </div>
        <PurchasePart id="emails" title={texts.emails}>
          <EmailsPart purchase={purchase} />
        </PurchasePart>
        <PurchasePart id="log" title={texts.log}>
          <LogPart log={purchase.log} />
        </PurchasePart>
      </div>
    </>
  );
}

const partNames = [
  ['people', texts.people],
  ['homes', texts.homes],
  ['plan', texts.plan],
  ['proposals', proposals],
  ['messages', texts.messages],
  ['documents', texts.documents],
  ['dates', texts.dates],
  ['milestones', texts.milestones],
  ['emails', texts.emails],
  ['log', texts.log],
] as const;

/** What the list says of it. */
function Standing({ purchase }: { purchase: StaffPurchase }) {
  const { milestone, closingDay, owes, silentDays } = purchase;
  const figures = [
    [words.milestone, getMilestoneTitle(milestone)],
    [words.closing, closingDay === null ? '–' : formatCalendarDate(closingDay, locale)],
    [words.owed, owes === 0 ? words.nothingOwed : words.documentsCount(owes)],
    [words.silent, words.silentFor(silentDays)],
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4">
      {figures.map(([name, value]) => (
        <div key={name} className="grid content-start gap-0.5">
          <dt className="text-[.9375rem] text-ink-soft">{name}</dt>
          <dd className="figure-tabular font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

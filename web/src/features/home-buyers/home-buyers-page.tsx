import * as texts from '@porchlight/content/en/home-buyers.ts';
import type { PurchaseSummary } from '@porchlight/domain/home-buyers/staff-purchases.contract.ts';
import {
  closingDaysOffered,
  purchasePlaces,
  purchaseSorts,
  silentDaysOffered,
} from '@porchlight/domain/home-buyers/staff-purchases.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ListAddress, useListAddress } from '../../console-kit/list-address.ts';
import type { ListFilter } from '../../console-kit/list-tools.tsx';
import { purchaseOwnerColumn, usePurchaseOwnerFilter } from '../../console-kit/purchase-owners.tsx';
import { useRowChoice } from '../../console-kit/row-choice.ts';
import { useMay } from '../../console-kit/staff.queries.ts';
import { StaffPage } from '../../console-kit/staff-page.tsx';
import type { StaffColumn } from '../../console-kit/staff-rows.tsx';
import { StaffSplit } from '../../console-kit/staff-split.tsx';
import { StaffTable } from '../../console-kit/staff-table.tsx';
import { CalendarDay } from '../../console-kit/when.tsx';
import { staffApi } from '../../platform/api/staff-api.ts';
import { LazyPart } from '../../platform/page/lazy-part.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { formatBuyers, getMilestoneTitle } from './purchase-words.ts';

/** A purchase comes once one is opened, so that fewer names are in every page's table. */
const loadPurchase = () => import('./staff-purchase-view.tsx');
/** Most open the list to read. */
const loadRemindBar = () => import('../document-requests/console/remind-bar.tsx');

const getRowId = ({ buyers, id }: PurchaseSummary) => buyers[0]?.id ?? id;

/** Every purchase: who buys, where they are, what they owe and since when nothing was heard of them. */
export default function HomeBuyersPage() {
  const address = useListAddress();
  const mayOpen = useMay('figures');
  const maySeeAddresses = useMay('addresses');
  const mayExport = useMay(['figures', 'export']);
  const { sort, ...filter } = parseView(address);
  const ownerFilter = usePurchaseOwnerFilter();
  const page = useQuery(
    staffApi.homeBuyers.listPurchases.queryOptions({
      input: { ...filter, sort, cursor: address.cursor },
      placeholderData: keepPreviousData,
    }),
  );
  const mayRemind = useMay('decide');
  const rows = page.data?.rows ?? [];
  const choice = useRowChoice(
    rows.map(getRowId),
    JSON.stringify([filter, sort, address.cursor]),
    rows.length,
  );
  const chosen = rows.filter((row) => choice.isChosen(getRowId(row))).map(({ id }) => id);
  const query = new URLSearchParams(
    Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  return (
    <StaffPage title={texts.homeBuyers} intro={texts.pageLead}>
      <StaffSplit
        address={address}
        isDetailWide
        detail={(id) => (
          <LazyPart load={loadPurchase} props={{ id }} waiting={<Skeleton className="h-96" />} />
        )}
        list={
          <StaffTable
            name="purchases"
            caption={texts.listCaption}
            columns={columns}
            page={page}
            address={address}
            readId={getRowId}
            opens={mayOpen}
            usualSort={USUAL_SORT}
            searchLabel={maySeeAddresses ? texts.searchLabel : texts.searchByName}
            filters={[...filters, ownerFilter, orderFilter]}
            csv={mayExport ? `/api/staff/purchases.csv?${query}` : undefined}
            empty={texts.listEmpty}
            pageNames={[texts.pageBefore, texts.pageAfter]}
            {...(mayRemind && {
              choosing: {
                choice,
                nameOf: ({ buyers }: PurchaseSummary) => formatBuyers(buyers),
                bar: <LazyPart load={loadRemindBar} props={{ purchaseIds: chosen, onClear: choice.clear }} />,
              },
            })}
          />
        }
      />
    </StaffPage>
  );
}

const USUAL_SORT = '-activity';

/** What the address says of the list; a value of another release is ignored. */
function parseView(address: ListAddress) {
  const days = (name: string) => {
    const value = Number(address.value(name));
    return Number.isInteger(value) && value > 0 && value <= 365 ? value : undefined;
  };
  return {
    search: address.search || undefined,
    milestone: purchasePlaces.find((known) => known === address.value('milestone')),
    owes: (['yes', 'no'] as const).find((known) => known === address.value('owes')),
    silent: days('silent'),
    closing: days('closing'),
    owner: address.value('owner') || undefined,
    sort: purchaseSorts.find((known) => known === address.value('sort')) ?? USUAL_SORT,
  };
}

const columns: readonly StaffColumn<PurchaseSummary>[] = [
  {
    id: 'name',
    label: texts.buyers,
    show: (row) => formatBuyers(row.buyers),
    order: [
      { sort: 'name', runs: 'ascending' },
      { sort: '-name', runs: 'descending' },
    ],
  },
  {
    id: 'milestone',
    label: texts.milestone,
    show: (row) => getMilestoneTitle(row.milestone),
    order: [
      { sort: 'milestone', runs: 'ascending' },
      { sort: '-milestone', runs: 'descending' },
    ],
  },
  {
    id: 'closing',
    label: texts.closing,
    show: ({ closingDay }) => <CalendarDay day={closingDay} />,
    order: [
      { sort: 'closing', runs: 'ascending' },
      { sort: '-closing', runs: 'descending' },
    ],
  },
  {
    id: 'owed',
    label: texts.owed,
    show: ({ owes }) => (owes === 0 ? texts.nothingOwed : texts.documentsCount(owes)),
    order: [
      { sort: '-owes', runs: 'descending' },
      { sort: 'owes', runs: 'ascending' },
    ],
  },
  {
    id: 'silent',
    label: texts.silent,
    show: ({ silentDays }) => texts.silentFor(silentDays),
    order: [
      { sort: 'activity', runs: 'descending' },
      { sort: '-activity', runs: 'ascending' },
    ],
  },
  purchaseOwnerColumn,
  {
    id: 'email',
    label: 'E-mail',
    show: (row) => row.buyers.map(({ email }) => email).join(', '),
    isOff: true,
    rights: 'addresses',
  },
];

const filters: readonly ListFilter[] = [
  {
    name: 'milestone',
    label: texts.milestone,
    all: texts.everyMilestone,
    options: purchasePlaces.map((place) => [place, getMilestoneTitle(place)] as const),
  },
  {
    name: 'owes',
    label: texts.owed,
    all: texts.owesAnything,
    options: [
      ['yes', texts.owesSome],
      ['no', texts.owesNone],
    ],
  },
  {
    name: 'silent',
    label: texts.silentFilter,
    all: texts.anyTime,
    options: silentDaysOffered.map((days) => [String(days), texts.daysOrMore(days)] as const),
  },
  {
    name: 'closing',
    label: texts.closingFilter,
    all: texts.anyTime,
    options: closingDaysOffered.map((days) => [String(days), texts.withinDays(days)] as const),
  },
];

const orderFilter: ListFilter = {
  name: 'sort',
  label: texts.order,
  all: texts.orders[USUAL_SORT],
  options: Object.entries(texts.orders).filter(([sort]) => sort !== USUAL_SORT),
  isNarrowOnly: true,
};

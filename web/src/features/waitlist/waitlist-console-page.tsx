import type { WaitlistSummary } from '@porchlight/domain/waitlist/waitlist-console.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { staffApi } from '../../platform/staff-api.ts';
import { Badge } from '../../ui/badge.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { useListAddress } from '../staff/list-address.ts';
import { StaffPage } from '../staff/staff-page.tsx';
import { StaffSplit } from '../staff/staff-split.tsx';
import { type StaffColumn, StaffTable } from '../staff/staff-table.tsx';
import { JoinedBars } from './joined-weeks.tsx';
import { WaitlistView } from './waitlist-console-view.tsx';

/** How often the figures are looked at again while letters of a launch go out, in milliseconds. */
const WATCHED_EVERY_MS = 1_500;

/** Who waits for what, and the announcement that it is there. */
export default function WaitlistConsolePage() {
  const address = useListAddress();
  const query = useQuery(
    staffApi.waitlistConsole.list.queryOptions({
      refetchInterval: ({ state }) => (state.data?.waitlists.some(isUnderWay) ? WATCHED_EVERY_MS : false),
      select: ({ waitlists }) => ({
        rows: waitlists.toSorted((one, other) => other.addresses - one.addresses),
        next: null,
        previous: null,
      }),
    }),
  );
  const { data, error, isFetching, refetch } = query;
  return (
    <StaffPage
      title="Waitlists"
      intro="Everything visitors can ask to be told of. A launch is announced once, to each address once."
    >
      <StaffSplit
        address={address}
        detail={(feature) => {
          const waitlist = data?.rows.find((row) => row.feature === feature);
          if (waitlist) return <WaitlistView key={feature} waitlist={waitlist} />;
          if (error !== null)
            return (
              <LoadFailed title="This waitlist did not load" busy={isFetching} onRetry={() => void refetch()}>
                {error.message}
              </LoadFailed>
            );
          return <p className="text-ink-soft">{data ? 'There is no such waitlist.' : 'Loading…'}</p>;
        }}
        list={
          <StaffTable
            name="waitlists"
            caption="Waitlists, the longest first"
            columns={columns}
            page={query}
            address={address}
            readId={(row) => row.feature}
            opens
            empty="There is no waitlist."
          />
        }
      />
    </StaffPage>
  );
}

function isUnderWay({ launch }: Pick<WaitlistSummary, 'launch'>): boolean {
  return launch !== null && launch.finishedAt === null;
}

const columns: readonly StaffColumn<WaitlistSummary>[] = [
  { id: 'title', label: 'Feature', show: (row) => row.title },
  { id: 'addresses', label: 'Addresses', show: (row) => row.addresses, isAmount: true },
  { id: 'weeks', label: 'Joined in 12 weeks', show: (row) => <JoinedBars weeks={row.weeks} /> },
  { id: 'launch', label: 'Launch', show: (row) => <LaunchState waitlist={row} /> },
];

function LaunchState({ waitlist }: { waitlist: WaitlistSummary }) {
  const { launch, offeredAt } = waitlist;
  if (launch === null) return offeredAt === null ? 'Not in the product yet' : 'Not announced';
  if (launch.finishedAt === null)
    return (
      <Badge look="now">
        {launch.told} of {launch.told + launch.left} told
      </Badge>
    );
  return <Badge look="done">Announced</Badge>;
}

import * as texts from '@porchlight/content/en/waitlist-console.ts';
import type { WaitlistSummary } from '@porchlight/domain/leads/waitlist/waitlist-console.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useListAddress } from '../../../console-kit/list-address.ts';
import { StaffPage } from '../../../console-kit/staff-page.tsx';
import type { StaffColumn } from '../../../console-kit/staff-rows.tsx';
import { StaffSplit } from '../../../console-kit/staff-split.tsx';
import { StaffTable } from '../../../console-kit/staff-table.tsx';
import { staffApi } from '../../../platform/api/staff-api.ts';
import { Badge } from '../../../ui/badge.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { JoinedBars } from './joined-weeks.tsx';
import { WaitlistConsoleView } from './waitlist-console-view.tsx';

/** How often the figures are read again while emails of a launch go out, in milliseconds. */
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
    <StaffPage title={texts.waitlists} intro={texts.everythingVisitorsCanAskTold}>
      <StaffSplit
        address={address}
        detail={(feature) => {
          const waitlist = data?.rows.find((row) => row.feature === feature);
          if (waitlist) return <WaitlistConsoleView key={feature} waitlist={waitlist} />;
          if (error !== null)
            return (
              <LoadFailed
                title={texts.thisWaitlistDidNotLoad}
                busy={isFetching}
                onRetry={() => void refetch()}
              >
                {error.message}
              </LoadFailed>
            );
          return <p className="text-ink-soft">{data ? texts.thereIsNoSuchWaitlist : texts.loading}</p>;
        }}
        list={
          <StaffTable
            name="waitlists"
            caption={texts.waitlistsTheLongestFirst}
            columns={columns}
            page={query}
            address={address}
            readId={(row) => row.feature}
            opens
            empty={texts.thereIsNoWaitlist}
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
  { id: 'title', label: texts.feature, show: (row) => row.title },
  { id: 'addresses', label: texts.addresses, show: (row) => row.addresses, isAmount: true },
  { id: 'weeks', label: texts.joinedInWeeks, show: (row) => <JoinedBars weeks={row.weeks} /> },
  { id: 'launch', label: texts.launch, show: (row) => <LaunchState waitlist={row} /> },
];

function LaunchState({ waitlist }: { waitlist: WaitlistSummary }) {
  const { launch, offeredAt } = waitlist;
  if (launch === null) return offeredAt === null ? texts.notInTheProductYet : texts.notAnnounced;
  if (launch.finishedAt === null)
    return <Badge look="now">{texts.ofTold(launch.told, launch.told + launch.left)}</Badge>;
  return <Badge look="done">{texts.announced}</Badge>;
}

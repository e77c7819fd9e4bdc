import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/waitlist-console.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { formatCount } from '@porchlight/domain/kernel/formats.ts';
import type { WaitlistSummary } from '@porchlight/domain/leads/waitlist/waitlist-console.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useListAddress } from '../../../console-kit/list-address.ts';
import { useMay } from '../../../console-kit/staff.queries.ts';
import { StaffPage } from '../../../console-kit/staff-page.tsx';
import type { StaffColumn } from '../../../console-kit/staff-rows.tsx';
import { StaffSplit, SummaryList } from '../../../console-kit/staff-split.tsx';
import { StaffTable } from '../../../console-kit/staff-table.tsx';
import { When } from '../../../console-kit/when.tsx';
import { staffApi } from '../../../platform/api/staff-api.ts';
import { Badge } from '../../../ui/badge.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { LaunchForm } from './launch-form.tsx';
import { WaitlistAddresses } from './waitlist-addresses.tsx';

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
    <StaffPage title={texts.waitlists} intro={texts.waitlistsLead}>
      <StaffSplit
        address={address}
        detail={(feature) => {
          const waitlist = data?.rows.find((row) => row.feature === feature);
          if (waitlist) return <WaitlistConsoleView key={feature} waitlist={waitlist} />;
          if (error !== null)
            return (
              <LoadFailed title={texts.waitlistFailed} busy={isFetching} onRetry={() => void refetch()}>
                {error.message}
              </LoadFailed>
            );
          return <p className="text-ink-soft">{data ? texts.waitlistUnknown : texts.loading}</p>;
        }}
        list={
          <StaffTable
            name="waitlists"
            caption={texts.waitlistsCaption}
            columns={columns}
            page={query}
            address={address}
            readId={(row) => row.feature}
            opens
            empty={texts.waitlistsEmpty}
          />
        }
      />
    </StaffPage>
  );
}

function isUnderWay({ launch }: Pick<WaitlistSummary, 'launch'>): boolean {
  return launch !== null && launch.finishedAt === null;
}

type Weeks = { weeks: WaitlistSummary['weeks'] };

const BAR = { width: 6, gap: 2, height: 22 };

/** How many joined, as a figure, and week by week as bars that the table beside the list says in numbers. */
function JoinedBars({ weeks }: Weeks) {
  const most = Math.max(1, ...weeks.map(({ joined }) => joined));
  const width = weeks.length * (BAR.width + BAR.gap);
  const total = weeks.reduce((sum, { joined }) => sum + joined, 0);
  return (
    <span className="inline-flex flex-wrap items-end gap-3">
      <span className="figure-tabular min-w-8 text-right">{formatCount(total, locale)}</span>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} ${BAR.height}`}
        width={width}
        height={BAR.height}
        className="max-w-full fill-dusk"
      >
        {weeks.map(({ from, joined }, index) => {
          const height = joined === 0 ? 1 : Math.max(3, (joined / most) * BAR.height);
          return (
            <rect
              key={from}
              x={index * (BAR.width + BAR.gap)}
              y={BAR.height - height}
              width={BAR.width}
              height={height}
              rx={1}
            />
          );
        })}
      </svg>
    </span>
  );
}

/** The same in numbers, newest first. */
function JoinedTable({ weeks }: Weeks) {
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-link">
        {texts.joinedPerWeek}
      </summary>
      <table className="figure-tabular w-full border-collapse text-left text-[.9375rem]">
        <caption className="sr-only">{texts.joinedCaption}</caption>
        <thead>
          <tr className="border-line-strong border-b">
            <th scope="col" className="py-2 font-semibold text-ink-soft">
              {texts.weekFrom}
            </th>
            <th scope="col" className="py-2 text-right font-semibold text-ink-soft">
              {texts.joined}
            </th>
          </tr>
        </thead>
        <tbody>
          {weeks.toReversed().map(({ from, joined }) => (
            <tr key={from} className="border-line border-b">
              <th scope="row" className="py-1.5 font-normal">
                {formatCalendarDate(from, locale)}
              </th>
              <td className="py-1.5 text-right">{formatCount(joined, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

const columns: readonly StaffColumn<WaitlistSummary>[] = [
  { id: 'title', label: texts.feature, show: (row) => row.title },
  {
    id: 'addresses',
    label: texts.addresses,
    show: (row) => formatCount(row.addresses, locale),
    isAmount: true,
  },
  { id: 'weeks', label: texts.joinedInWeeks, show: (row) => <JoinedBars weeks={row.weeks} /> },
  { id: 'launch', label: texts.launch, show: (row) => <LaunchState waitlist={row} /> },
];

function LaunchState({ waitlist }: { waitlist: WaitlistSummary }) {
  const { launch, offeredAt } = waitlist;
  if (launch === null) return offeredAt === null ? texts.notInProduct : texts.notAnnounced;
  if (launch.finishedAt === null)
    return <Badge look="now">{texts.ofTold(launch.told, launch.told + launch.left)}</Badge>;
  return <Badge look="done">{texts.announced}</Badge>;
}

/** One waitlist: its figures, its launch, and who is on it. */
function WaitlistConsoleView({ waitlist }: { waitlist: WaitlistSummary }) {
  const { feature, title, offeredAt, addresses, weeks, launch } = waitlist;
  const mayAnnounce = useMay('send');
  const maySeeAddresses = useMay('addresses');
  return (
    <>
      <h2 className="wrap-anywhere text-2xl">{title}</h2>
      <SummaryList
        items={[
          [texts.addresses, formatCount(addresses, locale)],
          [
            texts.inTheProduct,
            offeredAt === null ? (
              texts.notYet
            ) : (
              <a key="place" href={offeredAt} className="text-link">
                {offeredAt}
              </a>
            ),
          ],
          ...(launch === null
            ? []
            : [
                [texts.announced, <When key="announced" at={launch.announcedAt} />] as const,
                [texts.by, launch.announcedBy ?? '–'] as const,
                [texts.told, formatCount(launch.told, locale)] as const,
              ]),
        ]}
      />
      {launch !== null && <LaunchProgress launch={launch} />}
      {launch === null && offeredAt === null && <p className="text-ink-soft">{texts.pageMissing}</p>}
      {launch === null && offeredAt !== null && mayAnnounce && <LaunchForm feature={feature} title={title} />}
      {launch === null && offeredAt !== null && !mayAnnounce && (
        <p className="text-ink-soft">{texts.adminOnlyHint}</p>
      )}
      <JoinedTable weeks={weeks} />
      {maySeeAddresses && <WaitlistAddresses feature={feature} />}
    </>
  );
}

function LaunchProgress({ launch }: { launch: NonNullable<WaitlistSummary['launch']> }) {
  const { told, left, finishedAt } = launch;
  if (finishedAt !== null) return <p role="status">{texts.launchFinished}</p>;
  const percent = told + left === 0 ? 100 : Math.floor((told * 100) / (told + left));
  return (
    <div className="grid gap-2">
      <p role="status">{texts.launchProgress(told, told + left)}</p>
      <ProgressBar label={texts.addressesTold} percent={percent} />
    </div>
  );
}

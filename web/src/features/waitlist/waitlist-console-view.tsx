import type { WaitlistSummary } from '@porchlight/domain/waitlist/waitlist-console.contract.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { useMay } from '../staff/staff.queries.ts';
import { SummaryList } from '../staff/staff-split.tsx';
import { When } from '../staff/when.tsx';
import { JoinedTable } from './joined-weeks.tsx';
import { LaunchForm } from './launch-form.tsx';
import { WaitlistAddresses } from './waitlist-addresses.tsx';

/** One waitlist: its figures, its launch, and who is on it. */
export function WaitlistView({ waitlist }: { waitlist: WaitlistSummary }) {
  const { feature, title, offeredAt, addresses, weeks, launch } = waitlist;
  const mayAnnounce = useMay('admin');
  return (
    <>
      <h2 className="wrap-anywhere text-2xl">{title}</h2>
      <SummaryList
        items={[
          ['Addresses', addresses],
          [
            'In the product',
            offeredAt === null ? (
              'Not yet'
            ) : (
              <a key="place" href={offeredAt} className="text-link">
                {offeredAt}
              </a>
            ),
          ],
          ...(launch === null
            ? []
            : [
                ['Announced', <When key="announced" at={launch.announcedAt} />] as const,
                ['By', launch.announcedBy ?? '–'] as const,
                ['Told', launch.told] as const,
              ]),
        ]}
      />
      {launch !== null && <LaunchProgress launch={launch} />}
      {launch === null && offeredAt === null && (
        <p className="text-ink-soft">
          The product has no page for this yet, so there is nothing to announce. Once it has, its address in
          the list of waitlist pages makes the announcement possible.
        </p>
      )}
      {launch === null && offeredAt !== null && mayAnnounce && <LaunchForm feature={feature} title={title} />}
      {launch === null && offeredAt !== null && !mayAnnounce && (
        <p className="text-ink-soft">An admin can announce the launch.</p>
      )}
      <JoinedTable weeks={weeks} />
      <WaitlistAddresses feature={feature} />
    </>
  );
}

function LaunchProgress({ launch }: { launch: NonNullable<WaitlistSummary['launch']> }) {
  const { told, left, finishedAt } = launch;
  if (finishedAt !== null)
    return (
      <p role="status">
        The launch is announced: every address was told. Whoever joins from now on is told at once.
      </p>
    );
  const percent = told + left === 0 ? 100 : Math.floor((told * 100) / (told + left));
  return (
    <div className="grid gap-2">
      <p role="status">
        Letters are being queued: {told} of {told + left}. You can leave this page; it goes on by itself.
      </p>
      <ProgressBar label="Addresses told" percent={percent} />
    </div>
  );
}

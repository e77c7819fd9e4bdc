import * as texts from '@porchlight/content/en/waitlist-console.ts';
import type { WaitlistSummary } from '@porchlight/domain/leads/waitlist/waitlist-console.contract.ts';
import { useMay } from '../../../console-kit/staff.queries.ts';
import { SummaryList } from '../../../console-kit/staff-split.tsx';
import { When } from '../../../console-kit/when.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { JoinedTable } from './joined-weeks.tsx';
import { LaunchForm } from './launch-form.tsx';
import { WaitlistAddresses } from './waitlist-addresses.tsx';

/** One waitlist: its figures, its launch, and who is on it. */
export function WaitlistConsoleView({ waitlist }: { waitlist: WaitlistSummary }) {
  const { feature, title, offeredAt, addresses, weeks, launch } = waitlist;
  const mayAnnounce = useMay('admin');
  return (
    <>
      <h2 className="wrap-anywhere text-2xl">{title}</h2>
      <SummaryList
        items={[
          [texts.addresses, addresses],
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
                [texts.told, launch.told] as const,
              ]),
        ]}
      />
      {launch !== null && <LaunchProgress launch={launch} />}
      {launch === null && offeredAt === null && <p className="text-ink-soft">{texts.theProductHasNoPage}</p>}
      {launch === null && offeredAt !== null && mayAnnounce && <LaunchForm feature={feature} title={title} />}
      {launch === null && offeredAt !== null && !mayAnnounce && (
        <p className="text-ink-soft">{texts.anAdminCanAnnounceLaunch}</p>
      )}
      <JoinedTable weeks={weeks} />
      <WaitlistAddresses feature={feature} />
    </>
  );
}

function LaunchProgress({ launch }: { launch: NonNullable<WaitlistSummary['launch']> }) {
  const { told, left, finishedAt } = launch;
  if (finishedAt !== null) return <p role="status">{texts.theLaunchAnnouncedEveryAddress}</p>;
  const percent = told + left === 0 ? 100 : Math.floor((told * 100) / (told + left));
  return (
    <div className="grid gap-2">
      <p role="status">{texts.lettersBeingQueuedCanLeave(told, told + left)}</p>
      <ProgressBar label={texts.addressesTold} percent={percent} />
    </div>
  );
}

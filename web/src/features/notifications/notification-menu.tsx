import * as texts from '@porchlight/content/en/notifications.ts';
import { sampleNotifications } from '@porchlight/content/en/notifications.ts';
import { notifications } from '@porchlight/content/en/notifications-bell.ts';
import type { Account } from '@porchlight/domain/accounts/accounts.contract.ts';
import type { NotificationView } from '@porchlight/domain/notifications/notifications.contract.ts';
import { needsBuyer } from '@porchlight/domain/notifications/notifications.ts';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { GroupedNotifications } from './grouped-notifications.tsx';
import { useMarkVisibleRead } from './mark-read.ts';
import { SampleEntry } from './notification-entry.tsx';
import { useNewestNotifications } from './notifications.queries.ts';

/** How many the menu has room for; the rest is on its page. */
const SHOWN_IN_MENU = 5;

/** What needs the buyer comes before what is newer. */
function pickForMenu(newest: readonly NotificationView[]): NotificationView[] {
  return [...newest.filter(needsBuyer), ...newest.filter((each) => !needsBuyer(each))].slice(
    0,
    SHOWN_IN_MENU,
  );
}

/** What opens under the bell (specification 2): the newest entries, and the way to all of them. */
export default function NotificationMenu({
  account,
  onChoose,
}: {
  account: Account | null;
  onChoose: () => void;
}) {
  return (
    <nav aria-label={texts.latestNotifications} className="grid gap-1">
      {account === null ? <Samples onChoose={onChoose} /> : <Newest account={account} onChoose={onChoose} />}
      <Link
        to={paths.notifications}
        onClick={onChoose}
        className="mt-1 flex min-h-11 items-center justify-center rounded-s border-line border-t font-semibold text-dusk hover:bg-sunken focus-visible:-outline-offset-3"
      >
        {texts.viewAllNotifications}
      </Link>
    </nav>
  );
}

function Samples({ onChoose }: { onChoose: () => void }) {
  return (
    <>
      <h2 className="px-3 pt-1.5 text-xl">{notifications}</h2>
      <p className="px-3 text-[.9375rem] text-ink-soft leading-snug">{texts.menuSamples}</p>
      <ul>
        {sampleNotifications.map((sample) => (
          <li key={sample.title}>
            <SampleEntry sample={sample} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Newest({ account, onChoose }: { account: Account; onChoose: () => void }) {
  const { data, isError, refetch } = useNewestNotifications(account);
  const { markAll, markOne } = useMarkVisibleRead();
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 pl-3">
        <h2 className="text-xl">{notifications}</h2>
        {data !== undefined && data.unread > 0 && (
          <Button variant="plain" size="small" onClick={markAll}>
            {texts.markAllRead}
          </Button>
        )}
      </div>
      {data === undefined ? (
        isError ? (
          <div role="alert" className="grid gap-2 p-3">
            <p>{texts.menuLoadFailed}</p>
            <p>
              <Button size="small" onClick={() => void refetch()}>
                {texts.tryAgain}
              </Button>
            </p>
          </div>
        ) : (
          <Skeleton className="m-3 h-14" />
        )
      ) : data.notifications.length === 0 ? (
        <p className="px-3 pb-3 text-ink-soft">{texts.menuEmpty}</p>
      ) : (
        <GroupedNotifications
          notifications={pickForMenu(data.notifications)}
          level="h3"
          onChoose={(chosen) => {
            onChoose();
            markOne(chosen);
          }}
        />
      )}
    </>
  );
}

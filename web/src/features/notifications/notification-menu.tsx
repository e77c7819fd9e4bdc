import { sampleNotifications } from '@porchlight/content/notifications.ts';
import type { Account } from '@porchlight/domain/accounts/accounts.contract.ts';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useReading } from './mark-read.ts';
import { NotificationEntry, SampleEntry } from './notification-entry.tsx';
import { useNewestNotifications } from './notifications.queries.ts';

/** The newest that the menu has room for; the rest stands on its page. */
const SHOWN_IN_MENU = 5;

/** What opens under the bell (specification 2): the newest entries, and the way to all of them. */
export default function NotificationMenu({
  account,
  onChoose,
}: {
  account: Account | null;
  onChoose: () => void;
}) {
  return (
    <nav aria-label="Latest notifications" className="grid gap-1">
      {account === null ? <Samples onChoose={onChoose} /> : <Newest account={account} onChoose={onChoose} />}
      <Link
        to={paths.notifications}
        onClick={onChoose}
        className="mt-1 flex min-h-11 items-center justify-center rounded-s border-line border-t font-semibold text-dusk hover:bg-sunken focus-visible:-outline-offset-3"
      >
        View all notifications
      </Link>
    </nav>
  );
}

function Samples({ onChoose }: { onChoose: () => void }) {
  return (
    <>
      <h2 className="px-3 pt-1.5 text-xl">Notifications</h2>
      <p className="px-3 text-[.9375rem] text-ink-soft leading-snug">
        These are samples. Sign in to see your own.
      </p>
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
  const { markAll, markOne } = useReading();
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 pl-3">
        <h2 className="text-xl">Notifications</h2>
        {data !== undefined && data.unread > 0 && (
          <Button variant="plain" size="small" onClick={markAll}>
            Mark all as read
          </Button>
        )}
      </div>
      {data === undefined ? (
        isError ? (
          <div role="alert" className="grid gap-2 p-3">
            <p>Your notifications did not load. Nothing is lost.</p>
            <p>
              <Button size="small" onClick={() => void refetch()}>
                Try again
              </Button>
            </p>
          </div>
        ) : (
          <Skeleton className="m-3 h-14" />
        )
      ) : data.notifications.length === 0 ? (
        <p className="px-3 pb-3 text-ink-soft">
          Nothing yet. When a document arrives or a milestone is done, you read it here.
        </p>
      ) : (
        <ul>
          {data.notifications.slice(0, SHOWN_IN_MENU).map((notification) => (
            <li key={notification.id}>
              <NotificationEntry
                notification={notification}
                onChoose={(chosen) => {
                  onChoose();
                  markOne(chosen);
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

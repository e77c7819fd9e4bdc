import { sampleNotifications } from '@porchlight/content/notifications.ts';
import type { Account } from '@porchlight/domain/accounts/accounts.contract.ts';
import { Link, useLoaderData } from 'react-router';
import { paths } from '../../paths.ts';
import { PageTitle } from '../../platform/page-title.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useAccount } from '../accounts/account.queries.ts';
import { useReading } from './mark-read.ts';
import { NotificationEntry, SampleEntry } from './notification-entry.tsx';
import { useAllNotifications } from './notifications.queries.ts';

/** Runs at build time alone. */
export function loader() {
  return sampleNotifications;
}

/** Everything a buyer was told of, newest first; a visitor sees what it would look like. */
export default function NotificationsPage() {
  const account = useAccount();
  return (
    <div className="page-width grid gap-7 pt-6 pb-10">
      <PageTitle>Notifications</PageTitle>
      <div className="grid gap-2">
        <BackLink to={paths.portal}>Your Mortgage Journey</BackLink>
        <h1 className="text-[clamp(2rem,5vw,2.6rem)]">Notifications</h1>
        {account && (
          <p>
            <Link to={paths.notificationSettings} className="text-link inline-flex min-h-11 items-center">
              Choose what you hear of, and when
            </Link>
          </p>
        )}
      </div>
      <div className="grid max-w-3xl gap-5">
        {account === null ? <Samples /> : <AllNotifications account={account} />}
      </div>
    </div>
  );
}

function Samples() {
  const samples = useLoaderData<typeof loader>();
  return (
    <>
      <Notice
        title="These are samples"
        action={
          <ButtonLink to={paths.signIn(paths.notifications)} variant="primary" size="small">
            Sign in
          </ButtonLink>
        }
      >
        Sign in to read what happens in your own journey: documents received and signed, milestones done and
        opened.
      </Notice>
      <ul className="grid divide-y divide-line border-line border-y">
        {samples.map((sample) => (
          <li key={sample.title}>
            <SampleEntry sample={sample} />
          </li>
        ))}
      </ul>
    </>
  );
}

function AllNotifications({ account }: { account: Account | undefined }) {
  const { data, isError, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useAllNotifications(account);
  const { markAll, markOne, isPending } = useReading();
  const unread = data?.pages[0]?.unread ?? 0;
  const all = data?.pages.flatMap((page) => page.notifications) ?? [];
  if (data === undefined)
    return isError ? (
      <LoadFailed title="Your notifications did not load" busy={isFetching} onRetry={() => void refetch()}>
        Nothing is lost. They show here as soon as we can reach them.
      </LoadFailed>
    ) : (
      <LoadingList />
    );
  if (all.length === 0)
    return (
      <Notice
        title="Nothing yet"
        action={
          <ButtonLink to={paths.portal} variant="primary" size="small">
            Go on with your journey
          </ButtonLink>
        }
      >
        When a document arrives or is signed, or a milestone is done or opens, you read it here.
      </Notice>
    );
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-ink-soft">
          {unread === 0 ? 'All read' : `${unread} unread`}
        </p>
        {unread > 0 && (
          <Button size="small" busy={isPending} onClick={markAll}>
            Mark all as read
          </Button>
        )}
      </div>
      <ul className="grid divide-y divide-line border-line border-y">
        {all.map((notification) => (
          <li key={notification.id}>
            <NotificationEntry notification={notification} onChoose={markOne} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <p>
          <Button size="small" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show older ones
          </Button>
        </p>
      )}
    </>
  );
}

function LoadingList() {
  return (
    <div aria-busy="true" className="grid gap-4 pt-14">
      {['one', 'two', 'three', 'four'].map((place) => (
        <Skeleton key={place} className="h-16" />
      ))}
    </div>
  );
}

import * as texts from '@porchlight/content/en/notifications.ts';
import { sampleNotifications } from '@porchlight/content/en/notifications.ts';
import type { Account } from '@porchlight/domain/accounts/accounts.contract.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useLoaderData } from 'react-router';
import { paths } from '../../paths.ts';
import { api } from '../../platform/api/api.ts';
import { PageTitle } from '../../platform/page/page-title.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { LeftOutNote } from '../../ui/left-out.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useAccount } from '../accounts/account.queries.ts';
import { GroupedNotifications } from './grouped-notifications.tsx';
import { useMarkVisibleRead } from './mark-read.ts';
import { SampleEntry } from './notification-entry.tsx';

/** Runs at build time alone. */
export function loader() {
  return sampleNotifications;
}

/** Every notification of a buyer, newest first; a visitor sees what it would look like. */
export default function NotificationsPage() {
  const account = useAccount();
  return (
    <div className="page-width grid gap-7 pt-6 pb-10">
      <PageTitle>{texts.notifications}</PageTitle>
      <div className="grid gap-2">
        <BackLink to={paths.portal}>{texts.yourMortgageJourney}</BackLink>
        <h1 className="text-[clamp(2rem,5vw,2.6rem)]">{texts.notifications}</h1>
        {account && (
          <p>
            <Link to={paths.notificationSettings} className="text-link inline-flex min-h-11 items-center">
              {texts.settingsLink}
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
        title={texts.theseAreSamples}
        action={
          <ButtonLink to={paths.signIn(paths.notifications)} variant="primary" size="small">
            {texts.signIn}
          </ButtonLink>
        }
      >
        {texts.samplesLead}
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
  const { markAll, markOne, isPending } = useMarkVisibleRead();
  const unread = data?.pages[0]?.unread ?? 0;
  const all = data?.pages.flatMap((page) => page.notifications) ?? [];
  const leftOut = data?.pages.reduce((sum, page) => sum + (page.leftOut ?? 0), 0) ?? 0;
  if (data === undefined)
    return isError ? (
      <LoadFailed title={texts.loadFailed} busy={isFetching} onRetry={() => void refetch()}>
        {texts.loadFailedLead}
      </LoadFailed>
    ) : (
      <LoadingList />
    );
  if (all.length === 0 && leftOut === 0)
    return (
      <Notice
        title={texts.nothingYet}
        action={
          <ButtonLink to={paths.portal} variant="primary" size="small">
            {texts.continueJourney}
          </ButtonLink>
        }
      >
        {texts.nothingYetLead}
      </Notice>
    );
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-ink-soft">
          {unread === 0 ? texts.allRead : texts.unread(unread)}
        </p>
        {unread > 0 && (
          <Button size="small" busy={isPending} onClick={markAll}>
            {texts.markAllRead}
          </Button>
        )}
      </div>
      <GroupedNotifications notifications={all} level="h2" onChoose={markOne} />
      <LeftOutNote count={leftOut} what={['notification', 'notifications']} />
      {hasNextPage && (
        <p>
          <Button size="small" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {texts.showOlderOnes}
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

/** All of them, page by page. */
function useAllNotifications(account: Account | null | undefined) {
  return useInfiniteQuery(
    api.notifications.list.infiniteOptions({
      input: (before: string | undefined) => ({ before }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      enabled: Boolean(account),
    }),
  );
}

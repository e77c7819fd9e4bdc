import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/messages.ts';
import { site } from '@porchlight/content/site.ts';
import { formatInstant } from '@porchlight/domain/kernel/instants.ts';
import type { MessageView, ThreadView } from '@porchlight/domain/messages/messages.contract.ts';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { paths } from '../../../paths.ts';
import { pageApi } from '../../../platform/api/page-api.ts';
import { PageTitle } from '../../../platform/page/page-title.tsx';
import { BackLink } from '../../../ui/back-link.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useAccount } from '../../accounts/account.queries.ts';
import AccountNeeded from '../../guests/account-needed.tsx';
import { MessageForm } from './message-form.tsx';

/** The thread of the purchase with staff; a guest has none. */
export default function MessagesPage() {
  const account = useAccount();
  if (account?.guest) return <AccountNeeded />;
  return (
    <div className="page-width grid gap-7 pt-6 pb-10">
      <PageTitle>{texts.title}</PageTitle>
      <div className="grid gap-2">
        <BackLink to={paths.portal}>{texts.yourMortgageJourney}</BackLink>
        <h1 className="text-[clamp(2rem,5vw,2.6rem)]">{texts.title}</h1>
        <p className="max-w-[60ch] text-ink-soft">{texts.lead}</p>
      </div>
      <Thread isSignedIn={Boolean(account)} />
    </div>
  );
}

function Thread({ isSignedIn }: { isSignedIn: boolean }) {
  const { data, isError, isFetching, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } =
    useInfiniteQuery(
      pageApi.messages.read.infiniteOptions({
        input: (cursor: string | undefined) => ({ cursor }),
        initialPageParam: undefined as string | undefined,
        getNextPageParam: ({ next }) => next ?? undefined,
        enabled: isSignedIn,
      }),
    );
  const newest = data?.pages[0];
  useReadMark(newest);
  if (newest === undefined)
    return isError ? (
      <div className="max-w-2xl">
        <LoadFailed title={texts.didNotLoad} busy={isFetching} onRetry={() => void refetch()}>
          {texts.everythingIsSafe}
        </LoadFailed>
      </div>
    ) : (
      <div aria-busy="true" className="grid max-w-2xl gap-6">
        <span className="sr-only">{texts.loading}</span>
        <Skeleton className="h-72" />
      </div>
    );
  const messages = data?.pages.toReversed().flatMap((page) => page.messages) ?? [];
  return (
    <div className="grid max-w-2xl gap-6">
      {hasNextPage && (
        <Button
          size="small"
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
          className="justify-self-center"
        >
          {texts.showOlder}
        </Button>
      )}
      {messages.length === 0 ? (
        <p className="text-ink-soft">{texts.nothingYet}</p>
      ) : (
        <MessageList messages={messages} thread={newest} />
      )}
      <MessageForm purchaseId={newest.purchaseId} />
    </div>
  );
}

/** Says that what is on the page has been read, once it can be seen. */
function useReadMark(thread: ThreadView | undefined): void {
  const client = useQueryClient();
  const upTo = thread !== undefined && thread.unread > 0 ? thread.messages.at(-1)?.at : undefined;
  const marked = useRef<string>(undefined);
  useEffect(() => {
    if (upTo === undefined) return;
    const newest = upTo;
    function mark() {
      if (document.visibilityState !== 'visible' || marked.current === newest) return;
      marked.current = newest;
      pageApi.messages.markRead.call({ upTo: newest }).then(
        () => void client.invalidateQueries({ queryKey: pageApi.messages.key() }),
        // It is marked with the next reading of the page.
        () => (marked.current = undefined),
      );
    }
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [upTo, client]);
}

function MessageList({ messages, thread }: { messages: readonly MessageView[]; thread: ThreadView }) {
  const lastOwn = messages.findLast(({ from }) => from === 'you');
  const isRead = (at: string) => thread.readByStaffAt !== null && at <= thread.readByStaffAt;
  return (
    <ol aria-label={texts.thread} aria-live="polite" className="grid gap-4">
      {messages.map((message) => (
        <MessageItem key={message.id} message={message}>
          {message === lastOwn && isRead(message.at) && <span>{texts.readByStaff}</span>}
        </MessageItem>
      ))}
    </ol>
  );
}

function MessageItem({
  message: { from, name, text, at, isQuestion },
  children,
}: {
  message: MessageView;
  children: React.ReactNode;
}) {
  const isOurs = from === 'staff';
  return (
    <li className={`grid max-w-[85%] gap-1 ${isOurs ? 'justify-self-start' : 'justify-self-end'}`}>
      <p className="flex flex-wrap items-center gap-x-2.5 text-[.875rem] text-ink-soft">
        <span className="font-semibold text-ink">{describeWriter(from, name)}</span>
        <time dateTime={at} className="figure-tabular">
          {formatInstant(at, 'medium', { locale })}
        </time>
      </p>
      <p
        className={`wrap-anywhere whitespace-pre-wrap rounded-m border border-line px-4 py-3 leading-normal ${isOurs ? 'bg-surface' : 'bg-sunken'}`}
      >
        {text}
      </p>
      <p className="flex flex-wrap gap-x-2.5 text-[.875rem] text-ink-soft empty:hidden">
        {isQuestion && <Badge look="quiet">{texts.fromAssistant}</Badge>}
        {children}
      </p>
    </li>
  );
}

function describeWriter(from: MessageView['from'], name: string | null): string {
  if (from === 'staff') return texts.staff(name ?? '', site.name);
  return from === 'you' ? texts.you : texts.coBuyer;
}

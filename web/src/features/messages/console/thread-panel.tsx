import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/messages-console.ts';
import { formatInstant } from '@porchlight/domain/kernel/instants.ts';
import type { ThreadDetail, ThreadMessage } from '@porchlight/domain/messages/threads.contract.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useMay } from '../../../console-kit/staff.queries.ts';
import { When } from '../../../console-kit/when.tsx';
import { staffApi } from '../../../platform/api/staff-api.ts';
import { staffPaths } from '../../../staff-paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/forms/problem.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AnswerForm } from './answer-form.tsx';

/** The thread of one purchase, and the answer to it. What is typed stays when the purchase is erased or the member's role changes. */
export function ThreadPanel({ purchaseId }: { purchaseId: string }) {
  const mayWork = useMay('agent');
  const { data, error, isFetching, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } =
    useInfiniteQuery(
      staffApi.threads.read.infiniteOptions({
        input: (cursor: string | undefined) => ({ purchaseId, cursor }),
        initialPageParam: undefined as string | undefined,
        getNextPageParam: ({ next }) => next ?? undefined,
      }),
    );
  const newest = data?.pages[0];
  if (newest === undefined)
    return error === null ? (
      <Skeleton className="h-96" />
    ) : (
      <LoadFailed title={texts.threadFailed} busy={isFetching} onRetry={() => void refetch()}>
        {error.message}
      </LoadFailed>
    );
  const messages = data?.pages.toReversed().flatMap((page) => page.messages) ?? [];
  return (
    <>
      <ThreadHead thread={newest} />
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
        <p className="text-ink-soft">{texts.noMessages}</p>
      ) : (
        <ol aria-label={texts.thread} className="grid gap-4">
          {messages.map((message) => (
            <MessageItem key={message.id} message={message} />
          ))}
        </ol>
      )}
      <ul className="grid text-[.875rem] text-ink-soft">
        {newest.buyers.map(({ id, name }) => {
          const mark = newest.readBy.find((read) => read.name === name);
          return (
            <li key={id}>
              {mark === undefined
                ? texts.unreadBy(name)
                : texts.readBy(name, formatInstant(mark.at, 'medium', { locale }))}
            </li>
          );
        })}
      </ul>
      <Problem>{error?.message}</Problem>
      {mayWork && <AnswerForm purchaseId={purchaseId} messages={messages} />}
    </>
  );
}

function ThreadHead({ thread: { buyers } }: { thread: ThreadDetail }) {
  return (
    <div className="grid gap-1">
      <h2 className="wrap-anywhere text-xl">{buyers.map(({ name }) => name).join(', ')}</h2>
      <ul className="flex flex-wrap gap-x-5">
        {buyers.map(({ id, name, email }) => (
          <li key={id} className="wrap-anywhere">
            <Link
              to={`${staffPaths.homeBuyers}?id=${encodeURIComponent(id)}`}
              title={texts.openBuyer(name)}
              className="inline-flex min-h-11 items-center text-link sm:min-h-8"
            >
              {email}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function MessageItem({ message }: { message: ThreadMessage }) {
  const { name, isByStaff, text, at, isQuestion, conversation } = message;
  return (
    <li className="grid gap-1">
      <p className="flex flex-wrap items-center gap-x-2.5 text-[.875rem] text-ink-soft">
        <span className="font-semibold text-ink">{name}</span>
        <When at={at} />
        {isQuestion && <Badge look="quiet">{texts.fromAssistant}</Badge>}
      </p>
      <p
        className={`wrap-anywhere whitespace-pre-wrap rounded-m border border-line px-4 py-3 leading-normal ${isByStaff ? 'bg-surface' : 'bg-sunken'}`}
      >
        {text}
      </p>
      {conversation !== null && (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center text-[.9375rem] text-link sm:min-h-8">
            {texts.conversation}
          </summary>
          <p className="wrap-anywhere whitespace-pre-wrap text-[.9375rem] leading-normal">{conversation}</p>
        </details>
      )}
    </li>
  );
}

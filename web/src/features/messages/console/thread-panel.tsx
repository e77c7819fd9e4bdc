import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/messages-console.ts';
import { formatInstant } from '@porchlight/domain/kernel/instants.ts';
import type { ThreadDetail, ThreadMessage } from '@porchlight/domain/messages/threads.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
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
export default function ThreadPanel({ purchaseId }: { purchaseId: string }) {
  const mayWork = useMay('answer');
  const { data, error, isFetching, refetch } = useQuery(
    staffApi.threads.read.queryOptions({ input: { purchaseId } }),
  );
  if (data === undefined)
    return error === null ? (
      <Skeleton className="h-96" />
    ) : (
      <LoadFailed title={texts.threadFailed} busy={isFetching} onRetry={() => void refetch()}>
        {error.message}
      </LoadFailed>
    );
  return (
    <>
      <ThreadHead thread={data} />
      {data.messages.length === 0 ? (
        <p className="text-ink-soft">{texts.noMessages}</p>
      ) : (
        <>
          <OlderMessages purchaseId={purchaseId} cursor={data.next} />
          <MessageList messages={data.messages} />
        </>
      )}
      <ul className="grid text-[.875rem] text-ink-soft">
        {data.buyers.map(({ id, name }) => {
          const mark = data.readBy.find((read) => read.name === name);
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
      {mayWork && <AnswerForm purchaseId={purchaseId} messages={data.messages} />}
    </>
  );
}

/** The pages before: each is read when it is asked for, and its access is logged. */
function OlderMessages({ purchaseId, cursor }: { purchaseId: string; cursor: string | null }) {
  const [isAsked, setAsked] = useState(false);
  const { data, isFetching } = useQuery(
    staffApi.threads.read.queryOptions({
      input: { purchaseId, cursor: cursor ?? undefined },
      enabled: isAsked && cursor !== null,
    }),
  );
  if (cursor === null) return null;
  if (!isAsked || data === undefined)
    return (
      <Button size="small" busy={isFetching} onClick={() => setAsked(true)} className="justify-self-center">
        {texts.showOlder}
      </Button>
    );
  return (
    <>
      <OlderMessages purchaseId={purchaseId} cursor={data.next} />
      <MessageList messages={data.messages} />
    </>
  );
}

function MessageList({ messages }: { messages: readonly ThreadMessage[] }) {
  return (
    <ol aria-label={texts.thread} className="grid gap-4">
      {messages.map((message) => (
        <MessageItem key={message.id} message={message} />
      ))}
    </ol>
  );
}

function ThreadHead({ thread: { buyers } }: { thread: ThreadDetail }) {
  const [first] = buyers;
  return (
    <div className="grid gap-1">
      <h2 className="wrap-anywhere text-xl">{buyers.map(({ name }) => name).join(', ')}</h2>
      <ul className="flex flex-wrap gap-x-5">
        {first !== undefined &&
          [
            [texts.openPurchase, ''],
            [texts.openDocuments, '#documents'],
          ].map(([label, part]) => (
            <li key={label}>
              <Link
                to={`${staffPaths.homeBuyers}?id=${encodeURIComponent(first.id)}${part}`}
                className="inline-flex min-h-11 items-center font-semibold text-link sm:min-h-8"
              >
                {label}
              </Link>
            </li>
          ))}
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
  const { name, isByStaff, text, at, isQuestion, conversation, document } = message;
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
      {document !== null &&
        (document.documentRequest === null ? (
          <p className="text-[.875rem] text-ink-soft">{texts.attachedPrivate}</p>
        ) : (
          <p>
            <Link
              to={`${staffPaths.documents}?id=${document.id}`}
              className="inline-flex min-h-11 items-center text-[.9375rem] text-link sm:min-h-8"
            >
              {texts.attachedRequested}
            </Link>
          </p>
        ))}
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

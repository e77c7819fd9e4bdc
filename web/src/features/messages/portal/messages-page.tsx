import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/messages.ts';
import { site } from '@porchlight/content/site.ts';
import { formatInstant } from '@porchlight/domain/kernel/instants.ts';
import type { MessageView, ThreadView } from '@porchlight/domain/messages/messages.contract.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Paperclip } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { pageApi } from '../../../platform/api/page-api.ts';
import { LazyPart } from '../../../platform/page/lazy-part.tsx';
import { PageTitle } from '../../../platform/page/page-title.tsx';
import { BackLink } from '../../../ui/back-link.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useAccount } from '../../accounts/account.queries.ts';
import { MessageForm } from './message-form.tsx';

const loadAccountNeeded = () => import('../../guests/account-needed.tsx');
const NO_PROPS = {};

/** The thread of the purchase with staff; a guest has none. */
export default function MessagesPage() {
  const account = useAccount();
  if (account?.guest) return <LazyPart load={loadAccountNeeded} props={NO_PROPS} />;
  return (
    <div className="page-width grid gap-7 pt-6 pb-10">
      <PageTitle>{texts.title}</PageTitle>
      <div className="grid gap-2">
        <BackLink to={paths.portal}>{texts.yourMortgageJourney}</BackLink>
        <h1 className="text-[clamp(2rem,5vw,2.6rem)]">{texts.title}</h1>
        <p className="max-w-[60ch] text-ink-soft">{texts.lead}</p>
      </div>
      <Thread ownerId={account?.id} />
    </div>
  );
}

function Thread({ ownerId }: { ownerId: string | undefined }) {
  const { data, isError, isFetching, refetch } = useQuery(
    pageApi.messages.read.queryOptions({ input: {}, enabled: ownerId !== undefined }),
  );
  useReadMark(data);
  if (data === undefined)
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
  return (
    <div className="grid max-w-2xl gap-6">
      {data.messages.length === 0 ? (
        <p className="text-ink-soft">{texts.nothingYet}</p>
      ) : (
        <>
          <OlderMessages cursor={data.next} />
          <MessageList thread={data} />
        </>
      )}
      {data.readers !== undefined && (
        <p className="text-[.95rem]">
          {texts.readAlong(data.readers)}{' '}
          <Link to={paths.people} className="text-link">
            {texts.openPeople}
          </Link>
        </p>
      )}
      {ownerId !== undefined && <MessageForm purchaseId={data.purchaseId} ownerId={ownerId} />}
    </div>
  );
}

/** The pages before: each is read when it is asked for. */
function OlderMessages({ cursor }: { cursor: string | null }) {
  const [isAsked, setAsked] = useState(false);
  const { data, isFetching } = useQuery(
    pageApi.messages.read.queryOptions({
      input: { cursor: cursor ?? undefined },
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
      <OlderMessages cursor={data.next} />
      <MessageList thread={data} />
    </>
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

function MessageList({ thread }: { thread: ThreadView }) {
  const { messages } = thread;
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
  message: { from, name, text, at, isQuestion, document },
  children,
}: {
  message: MessageView;
  children: ReactNode;
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
      {document !== null && <Attached document={document} />}
    </li>
  );
}

/** The document that a message came with, which only its owner may open. */
function Attached({ document: { id, name } }: { document: NonNullable<MessageView['document']> }) {
  if (name === null) return <p className="text-[.875rem] text-ink-soft">{texts.attachedByOther}</p>;
  return (
    <p className="grid text-[.875rem] text-ink-soft">
      <Link
        to={`${paths.documents}#document-${id}`}
        className="wrap-anywhere inline-flex min-h-11 items-center gap-2 text-[.9375rem] text-link sm:min-h-8"
      >
        <Paperclip aria-hidden="true" className="size-4.5 shrink-0" />
        {texts.attached(name)}
      </Link>
      {texts.attachedHint}
    </p>
  );
}

function describeWriter(from: MessageView['from'], name: string | null): string {
  if (from === 'staff') return texts.staff(name ?? '', site.name);
  return from === 'you' ? texts.you : texts.coBuyer;
}

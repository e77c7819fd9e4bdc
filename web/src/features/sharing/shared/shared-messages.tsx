import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/sharing-shared.ts';
import { site } from '@porchlight/content/site.ts';
import { formatInstant } from '@porchlight/domain/kernel/instants.ts';
import type { SharedMessage } from '@porchlight/domain/sharing/shared.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { parseFailure } from '../../../platform/api/failure.ts';
import { pageApi } from '../../../platform/api/page-api.ts';
import { Button } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/forms/problem.tsx';
import { openedOnce } from './shared-section.tsx';

type Page = { personId: string; messages: readonly SharedMessage[]; next: string | null };

/** The thread as a helper reads along in it: nothing is written, marked as read or attached here. */
export default function SharedMessages({ buyers, ...page }: Page & { buyers: string }) {
  return (
    <>
      <p className="text-[.95rem] text-ink-soft">{texts.messagesLead(buyers)}</p>
      {page.messages.length === 0 ? (
        <p className="text-ink-soft">{texts.noMessages}</p>
      ) : (
        <ThreadPage {...page} />
      )}
    </>
  );
}

function ThreadPage({ personId, messages, next }: Page) {
  return (
    <>
      {next !== null && <OlderMessages personId={personId} cursor={next} />}
      <ol className="grid divide-y divide-line">
        {messages.map(({ id, isByStaff, name, text, at }) => (
          <li key={id} className="grid gap-1 py-3">
            <p className="flex flex-wrap items-baseline gap-x-2.5 text-[.875rem] text-ink-soft">
              <span className="font-semibold text-ink">
                {name === null ? texts.formerBuyer : isByStaff ? texts.byStaff(name, site.name) : name}
              </span>
              <time dateTime={at} className="figure-tabular">
                {formatInstant(at, 'medium', { locale })}
              </time>
            </p>
            <p className="wrap-anywhere whitespace-pre-line">{text}</p>
          </li>
        ))}
      </ol>
    </>
  );
}

function OlderMessages({ personId, cursor }: { personId: string; cursor: string }) {
  const [isAsked, setAsked] = useState(false);
  const { data, error, isFetching, refetch } = useQuery(
    pageApi.sharing.sharedMessages.queryOptions({
      input: { personId, cursor },
      enabled: isAsked,
      ...openedOnce,
      gcTime: 0,
    }),
  );
  if (data !== undefined) return <ThreadPage personId={personId} {...data} />;
  return (
    <>
      <Problem>{error === null ? undefined : parseFailure(error).message}</Problem>
      <Button
        size="small"
        busy={isFetching}
        className="justify-self-start"
        onClick={() => (isAsked ? void refetch() : setAsked(true))}
      >
        {texts.showOlder}
      </Button>
    </>
  );
}

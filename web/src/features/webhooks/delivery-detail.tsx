import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/webhooks.ts';
import { webhookProblems } from '@porchlight/content/en/webhooks.ts';
import { formatCount } from '@porchlight/domain/kernel/formats.ts';
import { type DeliveryState, deliveryStates } from '@porchlight/domain/webhooks/webhook-problems.ts';
import type {
  WebhookDelivery,
  WebhookDeliveryDetail,
} from '@porchlight/domain/webhooks/webhooks.contract.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useListAddress } from '../../console-kit/list-address.ts';
import type { StaffColumn } from '../../console-kit/staff-rows.tsx';
import { StaffSplit, SummaryList } from '../../console-kit/staff-split.tsx';
import { StaffTable } from '../../console-kit/staff-table.tsx';
import { When } from '../../console-kit/when.tsx';
import { staffApi } from '../../platform/api/staff-api.ts';
import { showSuccess } from '../../platform/toasts/show-toast.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../../ui/forms/problem.tsx';
import { useSend } from '../../ui/forms/use-send.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { sentence } from '../../ui/sentence.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useReadWebhooksAgain, watchWaiting } from './webhooks.queries.ts';

const looks = { waiting: 'now', delivered: 'done', failed: 'wrong' } as const;

/** One delivery: exactly what is sent, and what came of each try. */
export function DeliveryDetail({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useQuery(
    staffApi.webhooks.delivery.queryOptions({
      input: { id },
      refetchInterval: ({ state }) => watchWaiting(state.data?.state === 'waiting'),
    }),
  );
  if (data) return <Delivery delivery={data} />;
  if (error === null) return <Skeleton className="h-72" />;
  return (
    <LoadFailed title={texts.deliveryLoadFailed} busy={isFetching} onRetry={() => void refetch()}>
      {error.message}
    </LoadFailed>
  );
}

function Delivery({ delivery }: { delivery: WebhookDeliveryDetail }) {
  const { id, messageId, type, state, lastProblem, occurredAt, nextTryAt, payload, attempts } = delivery;
  const readAgain = useReadWebhooksAgain();
  const { send, busy, problem } = useSend(async () => {
    await staffApi.webhooks.replay.call({ id });
    await readAgain();
    showSuccess({ title: texts.deliveryResent });
  });
  return (
    <>
      <h2 className="text-xl">{type}</h2>
      <SummaryList
        items={[
          [texts.state, <DeliveryStateBadge key="state" state={state} />],
          ...(lastProblem === null || state === 'delivered'
            ? []
            : ([[texts.whatWasWrong, webhookProblems[lastProblem]]] as const)),
          [texts.happened, <When key="happened" at={occurredAt} />],
          [texts.nextTry, <When key="next" at={nextTryAt} />],
          [texts.messageId, <code key="id">{messageId}</code>],
        ]}
      />
      <div className="grid gap-2">
        <p>
          <Button size="small" busy={busy} onClick={() => void send(undefined)}>
            {texts.sendAgain}
          </Button>
        </p>
        <Problem>{problem}</Problem>
      </div>
      <h3 className="text-lg">{texts.whatIsSent}</h3>
      <pre className="wrap-anywhere whitespace-pre-wrap rounded-s bg-sunken p-3 text-[.875rem] leading-normal">
        {JSON.stringify(JSON.parse(payload), undefined, 2)}
      </pre>
      <h3 className="text-lg">{texts.tries}</h3>
      {attempts.length === 0 && <p className="text-ink-soft">{texts.noneYet}</p>}
      <ol className="grid gap-4">
        {attempts.map(({ at, status, problem: wrong, milliseconds, answer }) => (
          <li key={at} className="grid gap-1 border-line border-t pt-3">
            <p className="figure-tabular">
              {sentence(
                texts.attemptAnswered(
                  <When at={at} />,
                  `${status ?? texts.noAnswer}`,
                  formatCount(milliseconds, locale),
                ),
              )}
            </p>
            {wrong !== null && <p className="text-brick">{webhookProblems[wrong]}</p>}
            {answer !== '' && <code className="wrap-anywhere text-[.875rem] text-ink-soft">{answer}</code>}
          </li>
        ))}
      </ol>
    </>
  );
}

export const deliveryStateNames: Record<DeliveryState, string> = {
  waiting: texts.waiting,
  delivered: texts.delivered,
  failed: texts.failed,
};

/** Where a delivery is, in a word. */
export function DeliveryStateBadge({ state }: { state: DeliveryState }) {
  return <Badge look={looks[state]}>{deliveryStateNames[state]}</Badge>;
}

/** What was sent to an endpoint, newest first; each opens with every try. */
export function DeliveryList({ endpointId }: { endpointId: string }) {
  const own = useListAddress();
  const state = deliveryStates.find((known) => known === own.value('state'));
  const isNarrowed = own.search !== '' || state !== undefined;
  const address = { ...own, isNarrowed, toAll: `?endpoint=${endpointId}` };
  const page = useQuery(
    staffApi.webhooks.deliveries.queryOptions({
      input: { id: endpointId, search: address.search || undefined, cursor: address.cursor, state },
      placeholderData: keepPreviousData,
      refetchInterval: (query) => watchWaiting(query.state.data?.rows.some((row) => row.state === 'waiting')),
    }),
  );
  return (
    <StaffSplit
      address={address}
      detail={(id) => <DeliveryDetail id={id} />}
      list={
        <StaffTable
          name="webhook-deliveries"
          caption={texts.whatWasSent}
          columns={columns}
          page={page}
          address={address}
          readId={({ id }) => id}
          opens
          searchLabel={texts.deliverySearchLabel}
          filters={[{ name: 'state', label: texts.state, all: texts.any, options: stateOptions }]}
          empty={texts.noDeliveries}
        />
      }
    />
  );
}

const stateOptions = deliveryStates.map((state) => [state, deliveryStateNames[state]] as const);

const columns: readonly StaffColumn<WebhookDelivery>[] = [
  { id: 'type', label: texts.event, show: ({ type }) => type },
  { id: 'state', label: texts.state, show: ({ state }) => <DeliveryStateBadge state={state} /> },
  { id: 'happened', label: texts.happened, show: ({ occurredAt }) => <When at={occurredAt} /> },
  { id: 'tries', label: texts.tries, show: ({ tries }) => tries, isAmount: true },
  { id: 'status', label: texts.lastAnswer, show: ({ lastStatus }) => lastStatus ?? '–', isAmount: true },
  { id: 'tried', label: texts.lastTried, show: ({ lastTriedAt }) => <When at={lastTriedAt} />, isOff: true },
  { id: 'next', label: texts.nextTry, show: ({ nextTryAt }) => <When at={nextTryAt} /> },
  { id: 'message', label: texts.messageId, show: ({ messageId }) => <code>{messageId}</code>, isOff: true },
];

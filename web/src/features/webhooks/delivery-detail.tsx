import { webhookProblems } from '@porchlight/domain/webhooks/webhook-problems.ts';
import type { WebhookDeliveryDetail } from '@porchlight/domain/webhooks/webhooks.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { showSuccess } from '../../platform/show-toast.ts';
import { staffApi } from '../../platform/staff-api.ts';
import { Button } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Problem } from '../accounts/problem.tsx';
import { useSend } from '../accounts/use-send.ts';
import { SummaryList } from '../staff/staff-split.tsx';
import { When } from '../staff/when.tsx';
import { DeliveryStateBadge } from './delivery-state.tsx';
import { useReadWebhooksAgain, watchWaiting } from './webhooks.queries.ts';

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
    <LoadFailed title="This delivery did not load" busy={isFetching} onRetry={() => void refetch()}>
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
    showSuccess({ title: 'It is sent again' });
  });
  return (
    <>
      <h2 className="text-xl">{type}</h2>
      <SummaryList
        items={[
          ['State', <DeliveryStateBadge key="state" state={state} />],
          ...(lastProblem === null || state === 'delivered'
            ? []
            : ([['What was wrong', webhookProblems[lastProblem]]] as const)),
          ['Happened', <When key="happened" at={occurredAt} />],
          ['Next try', <When key="next" at={nextTryAt} />],
          ['Message id', <code key="id">{messageId}</code>],
        ]}
      />
      <div className="grid gap-2">
        <p>
          <Button size="small" busy={busy} onClick={() => void send(undefined)}>
            Send again
          </Button>
        </p>
        <Problem>{problem}</Problem>
      </div>
      <h3 className="text-lg">What is sent</h3>
      <pre className="wrap-anywhere whitespace-pre-wrap rounded-s bg-sunken p-3 text-[.875rem] leading-normal">
        {JSON.stringify(JSON.parse(payload), undefined, 2)}
      </pre>
      <h3 className="text-lg">Tries</h3>
      {attempts.length === 0 && <p className="text-ink-soft">None yet.</p>}
      <ol className="grid gap-4">
        {attempts.map(({ at, status, problem: wrong, milliseconds, answer }) => (
          <li key={at} className="grid gap-1 border-line border-t pt-3">
            <p className="figure-tabular">
              <When at={at} />: {status ?? 'no answer'}, {milliseconds.toLocaleString('en-US')} ms
            </p>
            {wrong !== null && <p className="text-brick">{webhookProblems[wrong]}</p>}
            {answer !== '' && <code className="wrap-anywhere text-[.875rem] text-ink-soft">{answer}</code>}
          </li>
        ))}
      </ol>
    </>
  );
}
